import type { Browser, Page } from '@playwright/test';
import {
  issuePreview,
  readAddress,
  readStatus,
  readVersionAddress,
  rollbackWidget,
  startWidget,
} from 'registry/client';
import type { Stack } from 'tooling/stack';
import { publishChanged } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';

const RESULTS = '/search/result/?area[]=12';
/** A widget and the slot in which it stands on the page of the results. */
const SLOTS = { 'mf-results': 'results', 'mf-ads': 'right_ad' };
type Widget = keyof typeof SLOTS;
const WIDGETS = Object.keys(SLOTS) as Widget[];

function accessOf({ registryUrl, access }: Stack, widget: Widget) {
  return { registryUrl, token: access.tokens[widget] ?? '' };
}
function shownIn(page: Page, widget: Widget) {
  return expect(page.locator(`[data-slot="${SLOTS[widget]}"]`));
}
async function expectVersions(page: Page, versions: Readonly<Record<Widget, string>>) {
  for (const widget of WIDGETS)
    await shownIn(page, widget).toHaveAttribute('data-widget', `${widget}@${versions[widget]}`);
}
async function visitor(browser: Browser, { shellUrl }: Stack) {
  const context = await browser.newContext({
    baseURL: shellUrl,
    viewport: { width: 1280, height: 900 },
  });
  return { page: await context.newPage(), close: () => context.close() };
}
/** Reads what is live of both, as a visitor sees it. */
async function stableVersions(stack: Stack): Promise<Record<Widget, string>> {
  const found = await Promise.all(
    WIDGETS.map(async (name) => {
      const { versions } = await readStatus({ registryUrl: stack.registryUrl, name });
      return [name, versions.find(({ stable }) => stable)?.version ?? ''] as const;
    }),
  );
  return Object.fromEntries(found) as Record<Widget, string>;
}

test.describe.configure({ mode: 'serial' });
/** Versions that nobody has. */
let waiting: Record<Widget, string>;
test.beforeAll(async ({ stack }) => {
  // two builds
  test.setTimeout(180_000);
  waiting = { 'mf-results': nextVersion(), 'mf-ads': nextVersion() };
  for (const name of WIDGETS)
    await publishChanged(stack, { name, version: waiting[name], unreleased: true, change: {} });
});

test('[R10.04] a team shows two versions that nobody has to one browser by one link; scanners use nothing up, and visitors see the stable ones', async ({
  page,
  browser,
  stack,
}) => {
  const ads = await readAddress({
    ...accessOf(stack, 'mf-ads'),
    widget: 'mf-ads',
    version: waiting['mf-ads'],
  });
  const wish = {
    ...accessOf(stack, 'mf-results'),
    widget: 'mf-results',
    version: waiting['mf-results'],
    minutes: 30,
    reason: 'the whole of it',
  };
  await expect(
    issuePreview({ ...wish, also: [{ widget: 'mf-ads', version: waiting['mf-ads'] }] }),
  ).rejects.toThrow("is another team's");
  const { url, warnings } = await issuePreview({
    ...wish,
    also: [readVersionAddress(ads) ?? { widget: '', version: '' }],
  });
  expect(warnings).toEqual([]);

  const guest = await visitor(browser, stack);
  for (const method of ['HEAD', 'GET', 'GET'])
    expect((await guest.page.request.fetch(url, { method })).status()).toBe(200);
  await guest.page.goto(url);
  await guest.page.getByRole('button', { name: 'プレビューを開く' }).click();
  await expect(guest.page).toHaveURL(`${stack.shellUrl}/search/result/?area[]=102`);
  await expectVersions(guest.page, waiting);
  const banner = guest.page.getByRole('complementary', { name: 'プレビュー' });
  for (const widget of WIDGETS) await expect(banner).toContainText(`${widget} ${waiting[widget]}`);
  await guest.close();

  await page.goto(RESULTS);
  await expectVersions(page, await stableVersions(stack));
  await expect(page.getByRole('complementary', { name: 'プレビュー' })).toHaveCount(0);
  for (const name of WIDGETS) {
    const { acts } = await readStatus({ registryUrl: stack.registryUrl, name });
    expect(acts.slice(-2).map(({ act, version }) => `${act} ${version}`)).toEqual([
      `preview-issued ${waiting[name]}`,
      `preview-used ${waiting[name]}`,
    ]);
  }
});

test('[R10.04] a version has one address, under which it is looked at again and again until it is taken back, and which then says so', async ({
  browser,
  stack,
}) => {
  const named = { widget: 'mf-ads', version: waiting['mf-ads'] };
  const address = await readAddress({ ...accessOf(stack, 'mf-ads'), ...named });
  const heading = (of: Page) => of.getByRole('heading', { level: 1 });
  const guest = await visitor(browser, stack);
  const shown = guest.page;
  for (let visit = 0; visit < 3; visit += 1) {
    const read = await shown.request.get(address);
    expect([read.status(), read.headers()['x-robots-tag'], read.headers()['set-cookie']]).toEqual([
      200,
      'noindex',
      undefined,
    ]);
  }
  // nobody comes to it by its number
  const guessed = await shown.goto(address.replace(/asp_V1_.*/, `asp_V1_${'k'.repeat(43)}`));
  expect(guessed?.status()).toBe(404);
  await expect(heading(shown)).toHaveText('表示できる版がありません');
  for (const open of ['once', 'again']) {
    await shown.goto(`${address}?at=${encodeURIComponent(RESULTS)}`);
    await expect(heading(shown), open).toHaveText(`mf-ads ${named.version} のプレビュー`);
    await shown.getByRole('button', { name: 'プレビューを開く' }).click();
    await expect(shown).toHaveURL(stack.shellUrl + RESULTS);
    const stable = await stableVersions(stack);
    await expectVersions(shown, { ...stable, 'mf-ads': named.version });
    if (open === 'again') break;
    await shown.getByRole('button', { name: '終了する' }).click();
    await shown.goto(RESULTS);
    await expectVersions(shown, stable);
  }

  const act = { ...accessOf(stack, 'mf-ads'), name: 'mf-ads', reason: 'tried' };
  await startWidget({ ...act, version: named.version, traffic: 1 });
  await rollbackWidget(act);
  const banner = shown.getByRole('complementary', { name: 'プレビュー' });
  // the shell knows for some seconds what it was told of a preview
  await expect(async () => {
    await shown.reload();
    await expect(banner).toContainText(`mf-ads ${named.version} は取り下げられたため`, {
      timeout: 1000,
    });
  }).toPass();
  await shownIn(shown, 'mf-ads').not.toHaveAttribute('data-widget', `mf-ads@${named.version}`);
  expect((await shown.goto(address))?.status()).toBe(410);
  await expect(heading(shown)).toHaveText(`mf-ads ${named.version} は取り下げられました`);
  await expect(shown.getByRole('button')).toHaveCount(0);
  await guest.close();
});
