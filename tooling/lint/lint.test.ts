import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
let tree: string;
beforeEach(async () => {
  tree = await mkdtemp(join(tmpdir(), 'lint-'));
});
afterEach(() => rm(tree, { recursive: true }));

/** The complaints of this repository's lint rules about a tree of files. */
async function lint(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text);
  }
  const words = [
    join(root, 'node_modules/oxlint/bin/oxlint'),
    '--config',
    join(root, '.oxlintrc.json'),
    '--format',
    'json',
    '.',
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, words, { cwd: tree }, (_, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code: string; message: string }[];
  };
  return diagnostics.map(({ code, message }) => `${code}: ${message}`);
}

function of(source: string) {
  return `import { a } from '${source}';\nexport const b = a;\n`;
}
const refused: [string, Record<string, string>, RegExp][] = [
  [
    'a widget that imports its sibling',
    { 'mf-results/src/a.ts': of('mf-ads') },
    /house\(import-direction\): mf-results may not import mf-ads/,
  ],
  [
    'a widget that imports the shell',
    { 'mf-results/src/a.ts': of('shell/server/app.ts') },
    /mf-results may not import shell/,
  ],
  [
    'staff pages that import the shell, which serves them',
    { 'staff-pages/src/a.ts': of('shell/server/app.ts') },
    /staff-pages may not import shell/,
  ],
  [
    'a developers’ overlay that imports the shell',
    { 'developer-overlay/src/a.ts': of('shell/src/routes/routes.ts') },
    /developer-overlay may not import shell/,
  ],
  [
    'a host kit that imports what is drawn',
    { 'host-kit/src/a.ts': of('shared-ui/icons') },
    /host-kit may not import shared-ui/,
  ],
  [
    'a widget that imports what the host is made of',
    { 'mf-ads/src/a.ts': of('host-kit/request/axiosClient') },
    /mf-ads may not import host-kit/,
  ],
  [
    'a type of a sibling',
    { 'mf-ads/src/a.ts': "export type { A } from 'mf-results/src/A.ts';\n" },
    /mf-ads may not import mf-results/,
  ],
  [
    'a sibling loaded on demand',
    { 'mf-ads/src/a.ts': "export function load() { return import('mf-content'); }\n" },
    /mf-ads may not import mf-content/,
  ],
  [
    'contracts that import components',
    { 'shared-contracts/src/a.ts': of('shared-ui/icons') },
    /shared-contracts may not import shared-ui/,
  ],
  [
    'shared components that import a widget',
    { 'shared-ui/src/a.ts': of('mf-ads') },
    /shared-ui may not import mf-ads/,
  ],
  [
    'a gateway that imports components',
    { 'gateway/src/a.ts': of('shared-ui/icons') },
    /gateway may not import shared-ui/,
  ],
  [
    'a widget that imports server-kit',
    { 'mf-ads/src/a.ts': of('server-kit/clock') },
    /mf-ads may not import server-kit/,
  ],
  [
    'server-kit that imports a server',
    { 'server-kit/src/a.ts': of('gateway/src/app.ts') },
    /server-kit may not import gateway/,
  ],
  [
    'a registry that imports tooling',
    { 'registry/src/a.ts': of('tooling/stack') },
    /registry may not import tooling/,
  ],
  [
    'a platform that imports the site by a relative path',
    {
      'shared-contracts/src/platform/widget/a.ts': of('../../golf/site/index.ts'),
      'shared-contracts/src/golf/site/index.ts': 'export const a = 1;\n',
    },
    /leaves the platform, which knows nothing of the site/,
  ],
  [
    'a platform that takes a type of the site',
    {
      'shared-contracts/src/platform/site.ts': "export type { A } from '../golf/site/index.ts';\n",
    },
    /leaves the platform/,
  ],
  [
    'a registry that imports contracts of the site',
    { 'registry/src/a.ts': of('shared-contracts/search') },
    /registry serves any site: of the contracts it may import only .*shared-contracts\/release/,
  ],
  [
    'a conformance kit that imports fakes of the site',
    { 'tooling/conform/page/a.ts': of('shared-contracts/testing') },
    /tooling\/conform serves any site/,
  ],
  [
    'a request client that imports the site',
    { 'host-kit/src/request/a.ts': of('shared-contracts/site') },
    /host-kit\/src\/request serves any site/,
  ],
  [
    'release tools that import events of the site',
    { 'tooling/release/a.ts': of('shared-contracts/events') },
    /tooling\/release serves any site/,
  ],
  [
    'a build that imports languages of the site',
    { 'tooling/build/a.ts': of('shared-contracts/locale') },
    /tooling\/build serves any site/,
  ],
  [
    'a package that no table names',
    { 'new-package/package.json': '{}', 'new-package/src/a.ts': of('./b.ts') },
    /new-package has no row in MAY_IMPORT: name there \(tooling\/lint\/house.mjs\)/,
  ],
  [
    'a relative way into another package',
    { 'mf-results/src/a.ts': of('../../shared-contracts/src/golf/search/index.ts') },
    /leaves mf-results/,
  ],
  [
    'a package that imports itself by its name',
    { 'shell/src/a.ts': of('shell/src/b.ts') },
    /relative path/,
  ],
  [
    'an import cycle',
    { 'gateway/src/a.ts': of('./b.ts'), 'gateway/src/b.ts': "export { b as a } from './a.ts';\n" },
    /import\(no-cycle\)/,
  ],
  [
    'the environment that is read outside of an environment.ts',
    { 'shell/server/a.ts': 'export const a = process.env.A;\n' },
    /node\(no-process-env\)/,
  ],
  [
    'a picture without a text',
    { 'mf-ads/src/A.tsx': 'export function A() { return <img src="/a.svg" />; }\n' },
    /jsx-a11y\(alt-text\)/,
  ],
  [
    'a hook in a condition',
    {
      'mf-ads/src/A.tsx':
        "import { useState } from 'react';\nexport function A({ on }: { on: boolean }) { if (on) useState(1); return null; }\n",
    },
    /rules-of-hooks/,
  ],
  [
    'an effect without one of its dependencies',
    {
      'mf-ads/src/A.tsx':
        "import { useEffect } from 'react';\nexport function A({ on }: { on: boolean }) { useEffect(() => { document.title = String(on); }, []); return null; }\n",
    },
    /exhaustive-deps/,
  ],
  [
    'a message of the contracts that is shown in Japanese',
    {
      'mf-ads/src/A.tsx':
        "import { FORM_MESSAGES } from 'shared-contracts/messages';\nexport function A() { return <p>{FORM_MESSAGES.areaRequired}</p>; }\n",
    },
    /house\(messages-labelled\): FORM_MESSAGES is Japanese/,
  ],
  [
    'a top-level function that is an arrow',
    { 'gateway/src/a.ts': 'export const a = () => 1;\n' },
    /house\(function-declarations\)/,
  ],
  [
    'two values in one const',
    {
      'gateway/src/a.ts':
        'export function a(b: number) {\n  const [c, d] = [b, b + 1];\n  return c + d;\n}\n',
    },
    /house\(no-packed-constants\)/,
  ],
  [
    'a choice inside a choice',
    {
      'gateway/src/a.ts':
        'export function a(b: number) {\n  return b === 0 ? 1 : b === 1 ? 2 : 3;\n}\n',
    },
    /no-nested-ternary/,
  ],
  [
    'a function of more than fifty lines',
    {
      'gateway/src/a.ts': `export function a(b: number[]) {\n${'  b.push(1);\n'.repeat(50)}}\n`,
    },
    /max-lines-per-function.*\(52\)/,
  ],
  [
    'a name of the wire that a widget reads',
    { 'mf-results/src/a.ts': 'export function a(b: { readonly d: never }) { return b.c_id; }\n' },
    /house\(wire-names-at-the-boundary\): c_id is a name of the gateway's wire/,
  ],
  [
    'a name of the wire that a widget takes out of an object',
    { 'mf-ads/src/a.ts': 'export function a({ plan_id: id }: never) { return id; }\n' },
    /house\(wire-names-at-the-boundary\): plan_id/,
  ],
  [
    'a name of the wire between brackets',
    {
      'mf-content/src/a.ts':
        "export function a(b: Record<string, string>) { return b['play_date']; }\n",
    },
    /house\(wire-names-at-the-boundary\): play_date/,
  ],
  [
    'a name of the wire that a widget writes',
    { 'mf-search-form/src/a.ts': 'export const a = { search_cnt: 1 };\n' },
    /house\(wire-names-at-the-boundary\): search_cnt/,
  ],
  [
    'a name of the wire in a type',
    { 'mf-member-panel/src/a.ts': "export type A<B extends { c: 1 }> = B['user_info'];\n" },
    /house\(wire-names-at-the-boundary\): user_info/,
  ],
  ['any', { 'mf-ads/src/a.ts': 'export function a(b: any) { return b; }\n' }, /no-explicit-any/],
];

it.each(refused)('[R10.02] lint refuses %s', async (_, files, complaint) => {
  // a cycle is reported once for each of its files
  expect([...new Set(await lint(files))]).toEqual([expect.stringMatching(complaint)]);
});

it('[R10.02] lint accepts imports and names that follow the rules', async () => {
  expect(
    await lint({
      'mf-results/src/a.ts': `${of('shared-ui/icons')}export { parse } from 'shared-contracts/search';\nexport * from '../widget.config.ts';\n`,
      'shell/src/a.ts': of('shared-contracts/events'),
      'registry/src/a.ts': of('shared-contracts/release'),
      'gateway/src/a.ts': of('server-kit/clock'),
      'server-kit/src/a.ts': of('shared-contracts/release'),
      'host-kit/src/document/a.ts': of('shared-contracts/site'),
      'shell/src/b.ts': of('host-kit/request/axiosClient'),
      'staff-pages/src/a.ts': of('host-kit/request/axiosClient'),
      'developer-overlay/src/a.ts': of('host-kit/developer-hook/developerHook'),
      'shell/server/b.ts': of('staff-pages/server'),
      'e2e/a.ts': of('tooling/stack'),
      'shared-contracts/src/golf/site/a.ts': of('../../platform/site.ts'),
      'shared-contracts/src/platform/bus/a.ts': of('../site.ts'),
      'tooling/conform/a.ts': `${of('shared-contracts/platform-testing')}export { b as c } from '../build/b.ts';\n`,
      'tooling/site/a.ts': of('shared-contracts/testing'),
      'tooling/replay/a.test.ts': of('shared-contracts/testing'),
      'tooling/a.ts': of('registry/client'),
      'mf-ads/src/A.tsx':
        "import { FORM_MESSAGES } from 'shared-contracts/messages';\nexport function A({ label }: { label: (text: string) => string }) { return <p>{label(FORM_MESSAGES.areaRequired)}</p>; }\n",
      'mf-results/src/gateway/a.ts':
        'export function toId({ c_id: id }: { readonly c_id: number }) { return id; }\n',
      'mf-results/src/a.test.ts': 'export const reply = { result_status: 200 };\n',
      'mf-results/src/b.ts': 'export const classes = { day_button: 1 };\n',
      'gateway/src/b.ts': 'export const row = { c_id: 1 };\n',
      'shell/server/environment.ts': 'export const port = process.env.PORT;\n',
      'gateway/src/long.ts': `export function a(b: number[]) {\n${'  // why\n\n'.repeat(40)}${'  b.push(1);\n'.repeat(40)}}\n`,
      'gateway/src/long.test.ts': `describe('a', () => {\n${"  it('b', () => {});\n".repeat(60)}});\n`,
    }),
  ).toEqual([]);
});
