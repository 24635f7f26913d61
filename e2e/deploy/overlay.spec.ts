import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { parseRecording } from 'shared-contracts/recording';
import { RECORDED_SITE } from 'shared-contracts/site';
import { atMount } from '../stack/atMount.ts';
import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { untilShown } from '../stack/untilShown.ts';

const RESULTS = '/search/result/?area[]=13&year=2026&month=11&day=28';
const SHORTCUT = 'Control+Shift+F2';
function overlayOf(page: Page) {
  return page.getByRole('dialog', { name: '開発者用オーバーレイ' });
}

async function openResults(page: Page, address = RESULTS) {
  await page.goto(address);
  await expect(page.locator('[data-slot="results"]')).toHaveAttribute('data-phase', 'ready');
}

/** Whether the page prevents the browser's default for the shortcut. */
function isTaken(page: Page) {
  return page.evaluate(() => {
    const event = new KeyboardEvent('keydown', {
      key: 'F2',
      ctrlKey: true,
      shiftKey: true,
      cancelable: true,
    });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });
}

test('[R10.03][R10.04] a developer opens the overlay by its shortcut: versions and why, a refused event from before, and a bug bundle', async ({
  page,
  context,
  stack,
}) => {
  // this test builds and publishes a widget
  test.setTimeout(180_000);
  const version = nextVersion();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await publishChanged(stack, {
    name: 'mf-ads',
    version,
    change: {
      'src/widget.tsx': atMount("bus.publish('search-form:region-changed', { region: 'seven' });"),
    },
  });
  await untilShown(stack, '/index-pc', `mf-ads@${version}`);
  await openResults(page);
  await expect(page.locator('[data-slot="left_ad"]')).toHaveAttribute('data-phase', 'ready');
  const width = () =>
    page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector('[data-slot="results"]')?.getBoundingClientRect().width,
    ]);
  const before = await width();
  await page.keyboard.press(SHORTCUT);
  const overlay = overlayOf(page);
  const [results] = await page
    .locator('[data-slot="results"]')
    .evaluateAll((found) => found.map((slot) => slot.getAttribute('data-widget') ?? ''));
  await expect(overlay.getByRole('listitem').filter({ hasText: results }).first()).toContainText(
    '安定版。すべての訪問者に配信しています。',
  );
  await expect(overlay.getByRole('listitem').filter({ hasText: 'left_ad' }).first()).toContainText(
    `mf-ads@${version}`,
  );
  await expect(
    overlay.getByText('拒否： Event search-form:region-changed: is not declared as sent').first(),
  ).toBeVisible();
  expect(await width()).toEqual(before);
  expect(
    (
      await new AxeBuilder({ page })
        .include('[data-developer-overlay]')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
    ).violations,
  ).toEqual([]);

  await overlay.getByRole('button', { name: '不具合の記録をコピー' }).click();
  await expect(overlay.getByText('コピーしました。')).toBeVisible();
  const bundle = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as {
    release: Record<string, { version: string }>;
    bus: object[];
    errors: object[];
    sharedPackages: object[];
  };
  expect(bundle.release['mf-ads']).toMatchObject({ version, why: 'stable' });
  expect(bundle.bus).toContainEqual(
    expect.objectContaining({ sender: `mf-ads@${version}`, shape: { region: '(string)' } }),
  );
  expect(bundle.errors).toContainEqual(
    expect.objectContaining({ widget: `mf-ads@${version}`, context: { phase: 'bus' } }),
  );
  expect(bundle.sharedPackages).toContainEqual(
    expect.objectContaining({
      name: 'react',
      from: 'shell',
      users: expect.arrayContaining([`mf-ads@${version}`, results]),
    }),
  );
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await takeBack(stack, 'mf-ads');
});

/** Begins a recording with the page's first paint. Resolves to what ends it, and reads the file that is saved. */
async function record(page: Page) {
  await page.keyboard.press(SHORTCUT);
  await overlayOf(page).getByRole('button', { name: '再読み込みして録画' }).click();
  const stop = page.getByRole('button', { name: '録画を止めて保存' });
  await expect(stop).toBeVisible();
  return async () => {
    const download = page.waitForEvent('download');
    await stop.click();
    const file = await (await download).path();
    return parseRecording(await readFile(file, 'utf8'), RECORDED_SITE);
  };
}

test('[R10.03] a visit is recorded from its first paint on, without the member, and the file can be read', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  const save = await record(page);
  await expect(page.locator('[data-slot="member"]')).toHaveAttribute('data-phase', 'ready');
  await page.getByRole('combobox', { name: '並び替え' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort|order/);
  // what the answer about the member has led to
  await expect(
    page.locator('[data-slot="member"]').getByRole('link', { name: 'ログイン' }),
  ).toBeVisible();
  await expect(page.getByText(/録画中：応答 [1-9]\d*・イベント [2-9]/)).toBeVisible();
  const recording = await save();
  expect(recording.page).toMatchObject({ page: 'result', path: '/search/result/' });
  expect(recording.widgets.find(({ slot }) => slot === 'results')).toMatchObject({
    name: 'mf-results',
    firstPaint: expect.anything() as unknown,
  });
  expect(recording.events.map(({ event }) => event)).toContain('results:search-completed');
  expect(recording.navigations).toContainEqual(
    expect.objectContaining({
      by: 'mf-results',
      props: expect.objectContaining({ page: 'result' }) as unknown,
    }),
  );
  const member = recording.replies.filter(({ widget }) => widget === 'mf-member-panel');
  expect(member.length).toBeGreaterThan(0);
  expect(member.every(({ masked, body }) => masked === true && body === undefined)).toBe(true);
  await page.reload();
  await expect(page.locator('[data-slot="results"]')).toHaveAttribute('data-phase', 'ready');
  await expect(page.getByRole('button', { name: '録画を止めて保存' })).toBeHidden();
});

test('[R10.03] a recorded visit holds what the path of a page says to its widgets', async ({
  healthyPage: page,
}) => {
  await page.goto('/course/10057/?date=2026-11-28');
  const save = await record(page);
  await expect(page.locator('[data-slot="course"]')).toHaveAttribute('data-phase', 'ready');
  expect((await save()).page).toEqual({
    page: 'course',
    query: 'course=10057&date=2026-11-28',
    path: '/course/10057/',
  });
});

test('[R10.04] in production a visitor gets neither the overlay nor a listener for it', async ({
  page,
  stack,
}) => {
  const shell = await stack.anotherShell({ SITE_MODE: 'production' });
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openResults(page, shell.url + RESULTS);
    expect(await isTaken(page)).toBe(false);
    await page.keyboard.press(SHORTCUT);
    await expect(page.locator('[data-developer-overlay]')).toHaveCount(0);
    expect(asked.filter((url) => url.includes('developer'))).toEqual([]);
    expect(await page.content()).not.toContain('developer');
    await openResults(page);
    expect(await isTaken(page)).toBe(true);
  } finally {
    await shell.stop();
  }
});
