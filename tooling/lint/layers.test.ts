import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
let tree: string;
beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'layers-'));
});
afterEach(() => rm(tree, { recursive: true }));

/** What this repository's configuration refuses in a tree of files. */
async function complaintsAbout(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text);
  }
  const words = [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    join(root, 'tooling/lint/layers.cjs'),
    '--output-type',
    'json',
    '.',
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, words, { cwd: tree }, (_, stdout) => resolve(stdout));
  });
  const { summary } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

const VALUE = 'export const a = 1;\n';
function of(source: string) {
  return `export { a } from '${source}';\n`;
}
function typeOf(source: string) {
  return `import type { A } from '${source}';\nexport interface B { readonly a: A }\n`;
}

const refused: [string, Record<string, string>, string[]][] = [
  [
    'two folders that import each other by different files',
    {
      'mf-ads/src/one/a.ts': of('../two/a.ts'),
      'mf-ads/src/one/b.ts': VALUE,
      'mf-ads/src/two/a.ts': VALUE,
      'mf-ads/src/two/b.ts': of('../one/b.ts'),
    },
    [
      'no-folder-circles: mf-ads/src/one → mf-ads/src/two',
      'no-folder-circles: mf-ads/src/two → mf-ads/src/one',
    ],
  ],
  [
    'a circle of imported types, in a new widget',
    {
      'mf-new/src/one/a.ts': typeOf('../two/a.ts'),
      'mf-new/src/one/b.ts': 'export type A = string;\n',
      'mf-new/src/two/a.ts': 'export type A = string;\n',
      'mf-new/src/two/b.ts': typeOf('../one/b.ts'),
    },
    [
      'no-folder-circles: mf-new/src/one → mf-new/src/two',
      'no-folder-circles: mf-new/src/two → mf-new/src/one',
    ],
  ],
  [
    'a slot that reads the site’s document',
    {
      'shell/src/widgets/a.ts': `${of('../document/a.ts')}${typeOf('../device/b.ts')}`,
      'shell/src/document/a.ts': VALUE,
      'shell/src/device/b.ts': 'export type A = string;\n',
    },
    ['host-knows-versions: shell/src/widgets/a.ts → shell/src/document/a.ts'],
  ],
  [
    'a field of the search form that knows a form, or the face',
    {
      'mf-search-form/src/fields/fee/a.ts': `${of('../../forms/link/a.ts')}${typeOf('../../b.ts')}`,
      'mf-search-form/src/fields/fee/b.ts': of('../../condition/a.ts'),
      'mf-search-form/src/forms/link/a.ts': VALUE,
      'mf-search-form/src/condition/a.ts': VALUE,
      'mf-search-form/src/b.ts': 'export type A = string;\n',
    },
    [
      'search-form-layers: mf-search-form/src/fields/fee/a.ts → mf-search-form/src/b.ts',
      'search-form-layers: mf-search-form/src/fields/fee/a.ts → mf-search-form/src/forms/link/a.ts',
    ],
  ],
  [
    'a session of staff that knows a page, and a release set that knows the document',
    {
      'staff-pages/src/session/a.ts': of('../releases/a.ts'),
      'staff-pages/src/releases/a.ts': VALUE,
      'host-kit/src/release/a.ts': of('../document/a.ts'),
      'host-kit/src/document/a.ts': VALUE,
    },
    [
      'host-kit-layers: host-kit/src/release/a.ts → host-kit/src/document/a.ts',
      'staff-pages-layers: staff-pages/src/session/a.ts → staff-pages/src/releases/a.ts',
    ],
  ],
  [
    'a mask of the overlay that knows its log',
    {
      'developer-overlay/src/privacy/a.ts': of('../log/a.ts'),
      'developer-overlay/src/log/a.ts': VALUE,
    },
    [
      'developer-overlay-layers: developer-overlay/src/privacy/a.ts → developer-overlay/src/log/a.ts',
    ],
  ],
];

it.each(refused)('[R10.02] lint refuses %s', async (_, files, complaints) => {
  expect((await complaintsAbout(files)).toSorted()).toEqual(complaints);
});

it('[R10.02] lint accepts folders in layers, and a test that imports across them', async () => {
  expect(
    await complaintsAbout({
      'mf-ads/src/one/a.ts': of('../two/a.ts'),
      'mf-ads/src/one/b.ts': of('../three/a.ts'),
      'mf-ads/src/two/a.ts': of('../three/a.ts'),
      'mf-ads/src/two/b.test.ts': of('../one/b.ts'),
      'mf-ads/src/three/a.ts': VALUE,
    }),
  ).toEqual([]);
});
