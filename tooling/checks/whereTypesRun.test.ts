import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { COMPILER } from './checkTypes.ts';

const root = join(__dirname, '../..');
const CONFIGS = ['', '.base', '.pure', '.browser', '.server', '.test'];
const LONGEST = 60_000;

/** One harmless file for each project, since a project without files is an error. */
const HARMLESS = {
  'shared-contracts/src/z.ts': "export const z = new URL('https://z.example').href;\n",
  'mf-ads/src/z.ts': 'export const z = document.title;\n',
  'gateway/src/z.ts': "export { platform } from 'node:os';\n",
  'gateway/src/z.test.ts': "it('is', () => expect(document).toBeDefined());\n",
};

let tree: string;
beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'types-'));
});
afterEach(() => rm(tree, { recursive: true }));

/** The errors of the compiler for a tree of files, with this repository's projects. */
async function check(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries({ ...HARMLESS, ...files })) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text);
  }
  for (const config of CONFIGS)
    await copyFile(join(root, `tsconfig${config}.json`), join(tree, `tsconfig${config}.json`));
  await mkdir(join(tree, 'tooling/types'), { recursive: true });
  await copyFile(
    join(root, 'tooling/types/everywhere.d.ts'),
    join(tree, 'tooling/types/everywhere.d.ts'),
  );
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  const said = await new Promise<string>((resolve) => {
    const words = [join(root, COMPILER), '--build', '--pretty', 'false'];
    execFile(process.execPath, words, { cwd: tree }, (_, stdout) => resolve(stdout));
  });
  return said.split('\n').filter((line) => line.includes('error TS'));
}

const refused: [string, Record<string, string>, RegExp][] = [
  [
    'a contract that reads a file',
    { 'shared-contracts/src/a.ts': "export { readFile } from 'node:fs';\n" },
    /^shared-contracts\/src\/a\.ts.*node:fs/,
  ],
  [
    'a contract that names the page',
    { 'shared-contracts/src/a.ts': 'export const a = window.name;\n' },
    /^shared-contracts\/src\/a\.ts.*'window'/,
  ],
  [
    'a contract that crosses the network',
    { 'shared-contracts/src/a.ts': "export const a = fetch('/');\n" },
    /^shared-contracts\/src\/a\.ts.*'fetch'/,
  ],
  [
    'a gateway that names the page',
    { 'gateway/src/a.ts': 'export const a = document.title;\n' },
    /^gateway\/src\/a\.ts.*'document'/,
  ],
  [
    'a shell server that names the page',
    { 'shell/server/a.ts': 'export const a = window.name;\n' },
    /^shell\/server\/a\.ts.*'window'/,
  ],
  [
    'a widget that names Node',
    { 'mf-ads/src/a.ts': 'export const a = process.pid;\n' },
    /^mf-ads\/src\/a\.ts.*'process'/,
  ],
  [
    'a page of the shell that reads a file',
    { 'shell/src/a.ts': "export { readFile } from 'node:fs';\n" },
    /^shell\/src\/a\.ts.*node:fs/,
  ],
  [
    'a widget that names Jest',
    { 'mf-ads/src/a.ts': 'export const a = expect(1);\n' },
    /^mf-ads\/src\/a\.ts.*'expect'/,
  ],
  [
    'a server that names Jest',
    { 'registry/src/a.ts': 'export const a = jest.fn();\n' },
    /^registry\/src\/a\.ts.*'jest'/,
  ],
  [
    'a product file that imports a helper of the tests',
    {
      'gateway/src/a.ts': "export { b } from './testing/b.ts';\n",
      'gateway/src/testing/b.ts': 'export const b = 1;\n',
    },
    /^gateway\/src\/a\.ts.*not listed within the file list/,
  ],
];

it.each(refused)(
  '[R10.02] the compiler refuses %s',
  async (_, files, complaint) => {
    expect(await check(files)).toEqual([expect.stringMatching(complaint)]);
  },
  LONGEST,
);

it(
  '[R10.02] the compiler lets each file use what exists where it runs',
  async () => {
    expect(await check({})).toEqual([]);
  },
  LONGEST,
);
