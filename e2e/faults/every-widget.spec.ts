import type { Page } from '@playwright/test';
import type { PageWatch } from '../stack/watchPage.ts';
import { expect, test } from '../stack/test.ts';
import { KANTO } from '../results/resultPage.ts';
import { breakFiles, FILE_FAULTS, type FileFault } from './brokenFiles.ts';
import { expectHolds, expectHoldsWhileFaulty } from '../stack/pageHolds.ts';

// a document that a test has written is of no network, and a browser asks before it shows frames of this machine
test.use({ permissions: ['local-network-access'] });

const TOP = '/index-pc';
const RESULT = `/search/result/?${KANTO}`;

/** Each widget, and a page on which it stands. */
const WIDGETS: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'mf-search-form', path: TOP },
  { name: 'mf-results', path: RESULT },
  { name: 'mf-member-panel', path: TOP },
  { name: 'mf-ads', path: RESULT },
  { name: 'mf-content', path: TOP },
];

interface Visit {
  readonly page: Page;
  readonly watch: PageWatch;
  readonly path: string;
  readonly faults: Readonly<Record<string, FileFault>>;
}

/** Breaks the files of widgets, and expects that the page holds until they are mended, and after. */
async function visitFaulty({ page, watch, path, faults }: Visit): Promise<void> {
  const broken = Object.keys(faults).sort();
  const injected = await Promise.all(
    Object.entries(faults).map(([name, fault]) => breakFiles(page, name, fault)),
  );
  const mend = async () => {
    for (const each of injected) await each.mend();
  };
  await expectHoldsWhileFaulty({ page, watch, path, broken, mend });
}

for (const { name, path } of WIDGETS) {
  for (const fault of FILE_FAULTS) {
    test(`[R10.05] ${name} ${fault}: the rest of the page holds, a search is answered, one report names it, and もう一度 brings it back`, async ({
      page,
      watch,
    }) => {
      await visitFaulty({ page, watch, path, faults: { [name]: fault } });
    });
  }
}

test('[R10.05] a widget whose entry never starts: the rest of the page holds, a search is answered, one report names it, and もう一度 brings it back', async ({
  page,
  watch,
}) => {
  await visitFaulty({ page, watch, path: TOP, faults: { 'mf-content': 'never starts' } });
});

test('[R10.05] beside results that have failed, a search from the form shows the courses that it finds', async ({
  page,
  watch,
}) => {
  await breakFiles(page, 'mf-results', 'is down');
  await page.goto(RESULT, { waitUntil: 'domcontentloaded' });
  await expectHolds({ page, watch, broken: ['mf-results'], reports: new Map() });
  await page.getByText('条件を変更').click();
  const form = page.locator('[data-slot="search"]');
  await form.getByLabel('コース名').locator('visible=true').first().fill('カントリー');
  await form.getByRole('button', { name: '検索する', exact: true }).click();
  await expect(page).toHaveURL(/search_c_name=/);
  const names = page.locator('[data-slot="results"] article[data-course]').getByRole('heading');
  await expect(names.first()).toBeVisible();
  // a course may be known by the short form, too
  for (const name of await names.all()) await expect(name).toContainText(/カントリー|ＣＣ/);
});

/** Two widgets at once, each with another fault; the faults take turns. */
const PAIRS = [
  ['mf-search-form', 'mf-results', RESULT],
  ['mf-search-form', 'mf-member-panel', TOP],
  ['mf-search-form', 'mf-ads', RESULT],
  ['mf-search-form', 'mf-content', TOP],
  ['mf-results', 'mf-member-panel', RESULT],
  ['mf-results', 'mf-ads', RESULT],
  ['mf-member-panel', 'mf-ads', RESULT],
  ['mf-member-panel', 'mf-content', TOP],
  ['mf-ads', 'mf-content', TOP],
] as const;

for (const [index, [one, other, path]] of PAIRS.entries()) {
  const first = FILE_FAULTS[index % FILE_FAULTS.length] ?? 'is down';
  const second = FILE_FAULTS[(index * 2 + 1) % FILE_FAULTS.length] ?? 'hangs';
  test(`[R10.05] ${one} ${first} and ${other} ${second}: the rest of the page holds, a search is answered, one report names each, and もう一度 brings both back`, async ({
    page,
    watch,
  }) => {
    await visitFaulty({ page, watch, path, faults: { [one]: first, [other]: second } });
  });
}
