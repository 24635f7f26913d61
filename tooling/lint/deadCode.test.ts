import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
let tree: string;
beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'dead-code-'));
});
afterEach(() => rm(tree, { recursive: true }));

const HOUSE = {
  'package.json': '{ "name": "house", "workspaces": ["mf-*", "shared-contracts"] }',
  'mf-ads/package.json': '{ "name": "mf-ads", "dependencies": { "shared-contracts": "*" } }',
  'mf-ads/widget.config.ts': 'export default {};\n',
  'mf-ads/src/widget.tsx':
    "import { read } from 'shared-contracts/search';\nimport { start } from './start.ts';\nexport default () => start(read);\n",
  'mf-ads/src/start.ts': 'export function start(run: () => void) { run(); }\n',
  'shared-contracts/package.json':
    '{ "name": "shared-contracts", "exports": { "./*": "./src/*/index.ts" } }',
  'shared-contracts/src/search/index.ts': 'export function read() {}\n',
};

/** What this repository's configuration calls dead in a small repository with these files. */
async function findDead(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries({ ...HOUSE, ...files })) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text);
  }
  await copyFile(join(root, 'knip.jsonc'), join(tree, 'knip.jsonc'));
  const words = [
    join(root, 'node_modules/knip/bin/knip.js'),
    '--no-progress',
    '--no-config-hints',
    '--reporter',
    'compact',
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, words, { cwd: tree }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  return output
    .trim()
    .split('\n')
    .filter((line) => line !== '');
}

it.each([
  [
    'a file that nothing imports',
    { 'mf-ads/src/dead.ts': 'export {};\n' },
    /mf-ads\/src\/dead\.ts/,
  ],
  [
    'an export that no other file imports',
    { 'mf-ads/src/start.ts': `${HOUSE['mf-ads/src/start.ts']}export const dead = 1;\n` },
    /start\.ts: dead/,
  ],
  [
    'a contract that no package takes',
    {
      'shared-contracts/src/search/index.ts': `${HOUSE['shared-contracts/src/search/index.ts']}export const dead = 1;\n`,
    },
    /index\.ts: dead/,
  ],
  [
    'a dependency that no file imports',
    {
      'mf-ads/package.json':
        '{ "name": "mf-ads", "dependencies": { "shared-contracts": "*", "qs": "*" } }',
    },
    /mf-ads\/package\.json: qs/,
  ],
])('[R10.02] lint refuses %s', async (_, files, complaint) => {
  expect(await findDead(files)).toContainEqual(expect.stringMatching(complaint));
});

it('[R10.02] lint finds nothing dead where everything is used', async () => {
  expect(await findDead({})).toEqual([]);
});
