import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { SITE_UNDER_TEST } from 'tooling/site/siteUnderTest';
import { WIDGETS } from 'tooling/build/widgets';
import { runCompiler } from 'tooling/checks/checkTypes';
import { conform, type ConformOptions } from 'tooling/conform/conform';
import { scaffold } from 'tooling/new-widget/scaffold';
import { browserPath } from '../environment.ts';

/** The kit builds a page for each widget. */
const LONGEST = 300_000;

async function problemsOf(name: string, options: Omit<ConformOptions, 'site'>) {
  return (await conform(name, { site: SITE_UNDER_TEST, browserPath, ...options })).filter(
    ({ problems }) => problems.length > 0,
  );
}

for (const name of WIDGETS) {
  test(`[R10.02][R10.05] ${name} keeps all that a widget owes the page around it`, async () => {
    test.setTimeout(LONGEST);
    expect(await problemsOf(name, { built: join(repositoryRoot, name, 'dist/widget') })).toEqual(
      [],
    );
  });
}

test('[R10.02] a new widget keeps it too, as it is written, and its types fit', async () => {
  test.setTimeout(LONGEST);
  // the copy stands inside the repository, where it finds the packages
  const root = join(repositoryRoot, '.cache/e2e/new-widget');
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  const name = await scaffold({ name: 'weather', slot: 'guest', root });
  const types = join(repositoryRoot, 'tooling/types');
  await writeFile(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      extends: join(repositoryRoot, 'tsconfig.test.json'),
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
      include: [name, join(types, 'assets.d.ts'), join(types, 'matchers.d.ts')],
      exclude: [],
    }),
  );
  expect(await runCompiler(root)).toBe(0);
  expect(await problemsOf(name, { folder: join(root, name) })).toEqual([]);
});
