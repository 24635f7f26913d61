import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'template');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 30;

export interface NewWidget {
  /** `weather` or `mf-weather` */
  readonly name: string;
  /** A slot that the shell names. */
  readonly slot: string;
  /** The folder that the package is made in. */
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

/** Writes the package of a new widget; rejects where there is one of that name, or where the name is none. Answers with the package's name. */
export async function scaffold({ name, slot, root }: NewWidget): Promise<string> {
  const short = name.replace(/^mf-/, '');
  if (!NAME.test(short) || short.length > LONGEST)
    throw new Error(
      `"${name}" is no name: lower-case letters, digits and hyphens, ${LONGEST} at most.`,
    );
  const widget = `mf-${short}`;
  const folder = join(root, widget);
  if (await exists(folder)) throw new Error(`There is a ${widget} already.`);
  const component = short.split('-').map(capital).join('');
  const words: Readonly<Record<string, string>> = {
    __WIDGET__: widget,
    __NAME__: component,
    __SLOT__: slot,
    __TITLE__: short.split('-').map(capital).join(' '),
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
