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
export default {
  contract: 1,
  load: async () => ({}),
  render: () => '<p>served</p>',
  mount: () => { throw new TypeError('no banner 7'); },
};`;

test.beforeAll(async ({ stack }) => {
  await publishChanged(stack, {
    name: 'mf-content',
    version: VERSION,
    change: { 'src/widget.tsx': () => BROKEN },
  });
  await untilShown(stack, TOP, ID);
});
test.afterAll(async ({ stack }) => takeBack(stack, 'mf-content'));

test("[R10.05] an error of a visitor's browser stands on the status page of panda, with its version and its place", async ({
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
  // the shell reports every few seconds
  await expect(async () => {
    await page.reload();
    await expect(errors).toContainText('TypeError: no banner #', { timeout: 500 });
  }).toPass();
  await expect(errors).toContainText(ID);
  await expect(errors).toContainText(`remotes/mf-content/${VERSION}/widget.`);
  const servers = page.getByRole('region', { name: 'サーバー' });
  for (const name of ['shell', 'gateway', 'registry'])
    await expect(servers.getByRole('listitem').filter({ hasText: name })).toContainText('正常');
  await expect(servers).toContainText('秒前に変化');
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
