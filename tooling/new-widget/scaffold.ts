import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { slotsOfPages } from '../build/slotsOfPages.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 30;

export interface NewWidget {
  /** `weather` or `mf-weather` */
  readonly name: string;
  /** A slot that a page of the shell has. */
  readonly slot: string;
  /** The folder in which the package is written. */
  readonly root: string;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The package's name for a widget's name; throws where that is not a name. */
function packageName(name: string): string {
  const short = name.replace(/^mf-/, '');
  if (!NAME.test(short) || short.length > LONGEST)
    throw new Error(
      `"${name}" is not a name: use lower-case letters, digits and hyphens, ${LONGEST} at most.`,
    );
  return `mf-${short}`;
}

/**
 * Writes the package of a new widget, not yet formatted. Resolves with the package's name; rejects
 * where a package of that name exists, where the name cannot be one, and where no page has the
 * slot.
 */
export async function scaffold({ name, slot, root }: NewWidget): Promise<string> {
  const widget = packageName(name);
  const slots = slotsOfPages();
  if (!slots.includes(slot))
    throw new Error(`No page has a slot ${slot}. There are ${slots.join(', ')}.`);
  const folder = join(root, widget);
  if (await exists(folder)) throw new Error(`${widget} exists already.`);
  const parts = widget.split('-').slice(1).map(capital);
  const words: Readonly<Record<string, string>> = {
    __WIDGET__: widget,
    __NAME__: parts.join(''),
    __SLOT__: slot,
    __TITLE__: parts.join(' '),
  };
  const fill = (text: string) =>
    Object.entries(words).reduce((filled, [place, word]) => filled.replaceAll(place, word), text);
  for (const entry of await readdir(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(folder, fill(from.slice(TEMPLATE.length + 1).replace(/\.template$/, '')));
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, fill(await readFile(from, 'utf8')));
  }
  return widget;
}
