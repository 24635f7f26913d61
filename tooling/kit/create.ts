import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { widgetManifest } from 'shared-contracts/widget';
import { say } from '../console/command.ts';
import type { KitCommand } from './kitCommand.ts';
import { TESTED_VERSIONS } from './sources/teamPackage.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** What a widget may begin as, by the folder of its own files: scripts that nothing builds, or TypeScript with React. */
type Kind = 'plain' | 'react';
const TEST = 'asashiba-widget test';
/** What `npm init` writes in place of a test. */
const NO_TEST = 'no test specified';
const TESTS: Readonly<Record<Kind, string>> = { plain: TEST, react: `tsc && ${TEST}` };

const HELP = `asashiba-widget create mf-<name> [--react]

Begins a widget in this folder: its files, its texts in Japanese and English, a test, and ci.sh for its CI. package.json
gets a version, the script of the test and this kit. No file that is there is replaced.

  --react               a widget of TypeScript and React with CSS modules; package.json gets what builds it, too`;

/** Adds to package.json what a widget needs of it, this kit too, and changes nothing else. */
async function completePackage(folder: string, name: string, kind: Kind): Promise<void> {
  const path = join(folder, 'package.json');
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const known = JSON.parse(text) as {
    readonly scripts?: Readonly<Record<string, string>>;
    readonly devDependencies?: object;
  };
  const kit = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  const { test, ...others } = known.scripts ?? {};
  const hasTest = test !== undefined && !test.includes(NO_TEST);
  const scripts = { test: hasTest ? test : TESTS[kind], ...others };
  const devDependencies = {
    [kit.name]: kit.version,
    ...(kind === 'react' && TESTED_VERSIONS),
    ...known.devDependencies,
  };
  const all = { name, version: '1.0.0', private: true, ...known, scripts, devDependencies };
  await writeFile(path, `${JSON.stringify(all, null, 2)}\n`);
}

/** The files of the templates for a kind of widget, by their names in its folder. */
async function templatesOf(kind: Kind): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const folder of ['common', kind].map((each) => join(TEMPLATE, each)))
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(relative(folder, path).replace(SUFFIX, ''), await readFile(path, 'utf8'));
    }
  return files;
}

/**
 * R10.02: writes the files of a new widget into a folder. Rejects, before anything is written, where the
 * name is none or one of the files is there. Returns their names.
 */
async function createWidget(folder: string, name: string, kind: Kind): Promise<readonly string[]> {
  if (!widgetManifest.shape.name.safeParse(name).success)
    throw new Error(
      `"${name}" is no name of a widget: write mf- and small letters, digits or hyphens, as in mf-holiday.`,
    );
  await mkdir(folder, { recursive: true });
  const templates = await templatesOf(kind);
  const names = [...templates.keys()];
  const taken = names.filter((file) => existsSync(join(folder, file)));
  if (taken.length > 0)
    throw new Error(`There is ${taken.join(', ')} here already: begin in an empty folder.`);
  for (const [file, text] of templates) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text.replaceAll('__WIDGET__', name));
  }
  await completePackage(folder, name, kind);
  return names;
}

/** `asashiba-widget create` */
export const create: KitCommand = {
  help: HELP,
  run: async (words) => {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { react: { type: 'boolean' } },
    });
    const [name = ''] = positionals;
    const names = await createWidget(process.cwd(), name, values.react ? 'react' : 'plain');
    say(`${name} is begun: ${names.join(', ')}.`);
    say('Next: npm install, npm test, then npx asashiba-widget build.');
  },
};
