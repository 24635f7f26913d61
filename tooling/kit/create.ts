import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { widgetManifest } from 'shared-contracts/widget';
import { say } from '../console/command.ts';
import type { KitCommand } from './kitCommand.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const SUFFIX = '.template';

const HELP = `asashiba-widget create mf-<name>

Begins a widget in this folder: its files, its texts in Japanese and English, a test, and ci.sh for its CI. package.json
gets a version, the script of the test and this kit. No file that is there is replaced.`;

/** Adds to package.json what a widget needs of it, this kit too, and changes nothing else. */
async function completePackage(folder: string, name: string): Promise<void> {
  const path = join(folder, 'package.json');
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const known = JSON.parse(text) as {
    readonly scripts?: object;
    readonly devDependencies?: object;
  };
  const kit = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  const scripts = { test: 'asashiba-widget test', ...known.scripts };
  const devDependencies = { [kit.name]: kit.version, ...known.devDependencies };
  const all = { name, version: '1.0.0', private: true, ...known, scripts, devDependencies };
  await writeFile(path, `${JSON.stringify(all, null, 2)}\n`);
}

/**
 * R10.02: writes the files of a new widget into a folder. Rejects, before anything is written, where the
 * name is none or one of the files is there. Returns their names.
 */
async function createWidget(folder: string, name: string): Promise<readonly string[]> {
  if (!widgetManifest.shape.name.safeParse(name).success)
    throw new Error(
      `"${name}" is no name of a widget: write mf- and small letters, digits or hyphens, as in mf-holiday.`,
    );
  await mkdir(folder, { recursive: true });
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)).replace(SUFFIX, ''));
  const taken = names.filter((file) => existsSync(join(folder, file)));
  if (taken.length > 0) throw new Error(`There is ${taken.join(', ')} here already.`);
  for (const file of names) {
    const text = await readFile(join(TEMPLATE, `${file}${SUFFIX}`), 'utf8');
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text.replaceAll('__WIDGET__', name));
  }
  await completePackage(folder, name);
  return names;
}

/** `asashiba-widget create` */
export const create: KitCommand = {
  help: HELP,
  run: async (words) => {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
    const [name = ''] = positionals;
    const names = await createWidget(process.cwd(), name);
    say(`${name} is begun: ${names.join(', ')}.`);
    say('Next: npm install, npm test, then npx asashiba-widget build.');
  },
};
