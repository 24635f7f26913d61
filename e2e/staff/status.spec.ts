import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { findings } from '../stack/findings.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { untilShown } from '../stack/untilShown.ts';
import { signInPanda } from './staff.ts';

const TOP = '/index-pc';
const VERSION = nextVersion();
const ID = `mf-content@${VERSION}`;

/** A version of the content that throws in a visitor's browser when it is mounted. */
const BROKEN = `
declare const window: unknown;
function drawBanner(names: readonly string[]): void {
  const isThere = names.includes(String(window));
  if (!isThere) throw new TypeError('no banner 7');
}
export default {
  contract: 1,
  load: async () => ({}),
  render: () => '<p>served</p>',
  mount: () => drawBanner(['a', 'b']),
};`;
/** Where it throws. */
const LINE = BROKEN.split('\n').findIndex((text) => text.includes('no banner')) + 1;

test.beforeAll(async ({ stack }) => {
  await publishChanged(stack, {
    name: 'mf-content',
    version: VERSION,
    // as teams publish
    tools: 'published',
    change: { 'src/widget.tsx': () => BROKEN },
  });
  await untilShown(stack, TOP, ID);
});
test.afterAll(async ({ stack }) => takeBack(stack, 'mf-content'));

test("[R10.05] an error of a visitor's browser stands on the status page of panda, with its version and its line in the sources", async ({
  page,
  stack,
}) => {
  const sent = page.waitForRequest(/\/telemetry$/);
  await page.goto(TOP);
  await sent;

  await signInPanda(page, stack);
  await page.getByRole('link', { name: /稼働状況/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '稼働状況' })).toBeVisible();
  const errors = page.getByRole('region', { name: /ブラウザーで起きたエラー/ });
  const servers = page.getByRole('region', { name: 'サーバー' });
  // the shell reports every few seconds, and a page asks each server once
  await expect(async () => {
    await page.reload();
    await expect(errors).toContainText('TypeError: no banner #', { timeout: 500 });
    for (const name of ['shell', 'gateway', 'registry'])
      await expect(servers.getByRole('listitem').filter({ hasText: name })).toContainText('正常', {
        timeout: 500,
      });
  }).toPass();
  await expect(errors).toContainText(ID);
  await expect(errors).toContainText(`mf-content/src/widget.tsx:${LINE}:`);
  // visitors of other tests have errors, too
  const error = errors.getByRole('listitem').filter({ hasText: 'no banner #' }).first();
  await error.getByText('呼び出し元').click();
  const stackOf = error.locator('pre');
  await expect(stackOf).toContainText(`at drawBanner (mf-content/src/widget.tsx:${LINE}:`);
  await expect(stackOf).toContainText(/at mount \(mf-content\/src\/widget\.tsx:\d+:\d+\)/);
  // who called that, in the shell
  await expect(stackOf).toContainText(/\(shell\/src\/widgets\/\S+\.tsx?:\d+:\d+\)/);
  await expect(servers).toContainText(/\d(秒|分|時間|日)前に変化/);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  }
  await errors.getByRole('link', { name: 'mf-contentのリリース' }).first().click();
  await expect(page.getByRole('heading', { name: 'リリースの確認と操作' })).toBeVisible();
});
