import type { Page } from '@playwright/test';
import { ISLAND_EVENTS } from 'shared-contracts/widget';
import { cardsOf, KANTO, resultsOf } from '../results/resultPage.ts';
import { expectAlive } from '../stack/expectAlive.ts';
import { expect, test } from '../stack/test.ts';

/**
 * Opens a page whose scripts do not arrive before `release` is called, and those of the widget `late` not
 * before `send` is called.
 */
async function openAsleep(
  page: Page,
  path: string,
  late?: string,
): Promise<{ readonly release: () => void; readonly send: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    const isLate = late !== undefined && route.request().url().includes(`/${late}/`);
    await (isLate ? sent : released);
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer').first()).toBeVisible();
  return { release, send };
}

const RESULTS = `/search/result/?${KANTO}`;
const TOP = '/smart/iphone_top.html';

test('[R10.05] a press of a button that needs the script is answered when the script has come', async ({
  healthyPage: page,
}) => {
  const { release } = await openAsleep(page, RESULTS);
  const card = cardsOf(page).first();
  const button = card.getByRole('button', { name: /^スタート時刻を見る/ });
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('[R10.05] boxes that were checked before the script came are in the comparison', async ({
  healthyPage: page,
}) => {
  const { release } = await openAsleep(page, RESULTS);
  const boxes = cardsOf(page).getByRole('checkbox', { name: /比較/ });
  for (const index of [0, 1]) await boxes.nth(index).check();
  release();
  await expect(resultsOf(page).getByRole('link', { name: '比較する' })).toBeVisible();
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked();
});

test('[R2.15] [R10.05] an order that was chosen before the script came is that of the list', async ({
  healthyPage: page,
}) => {
  const { release } = await openAsleep(page, RESULTS);
  const order = resultsOf(page).getByRole('combobox', { name: '並び替え' });
  await order.selectOption('rate');
  release();
  await expect(page).toHaveURL(/order=rate/);
  await expect(order).toHaveValue('rate');
});

test('[R2.15] [R10.05] an order that is chosen while the results wake up is that of the list', async ({
  healthyPage: page,
}) => {
  // after the widget has begun, before React has taken the list over
  await page.addInitScript(
    ({ wakes }) =>
      addEventListener(wakes, ({ target }) => {
        const order =
          target instanceof Element && target.querySelector<HTMLSelectElement>('[name="order"]');
        if (!order) return;
        queueMicrotask(() => {
          order.value = 'rate';
          // as a browser tells of a choice
          for (const type of ['input', 'change'])
            order.dispatchEvent(new Event(type, { bubbles: true }));
        });
      }),
    ISLAND_EVENTS,
  );
  await page.goto(RESULTS);
  await expect(page).toHaveURL(/order=rate/);
  const order = resultsOf(page).getByRole('combobox', { name: '並び替え' });
  await expect(order).toHaveValue('rate');
});

test('[R2.15] [R10.05] an order and a party that were chosen before the script came are both those of the list', async ({
  healthyPage: page,
}) => {
  const { release } = await openAsleep(page, RESULTS);
  await resultsOf(page).getByRole('combobox', { name: '並び替え' }).selectOption('rate');
  await resultsOf(page).getByRole('combobox', { name: '人数' }).selectOption('2');
  release();
  await expect(page).toHaveURL(/order=rate/);
  await expect(page).toHaveURL(/players=2/);
});

test('[R10.05] plans that were unfolded before the script came are loaded', async ({
  healthyPage: page,
}) => {
  const { release } = await openAsleep(page, RESULTS);
  const card = cardsOf(page)
    .filter({ hasText: /ほか\d+プラン/ })
    .first();
  const plans = card.locator('details', { hasText: /ほか\d+プラン/ });
  await plans.locator('summary').click();
  const before = await plans.getByRole('listitem').count();
  release();
  await expect.poll(() => plans.getByRole('listitem').count()).toBeGreaterThan(before);
});

test('[R10.05] a menu of the header that was opened before the script came stays open', async ({
  healthyPage: page,
}) => {
  const { release } = await openAsleep(page, TOP);
  const menu = page.locator('header details').filter({ visible: true }).first();
  await menu.locator('summary').click();
  release();
  await expectAlive(page, 'search');
  await expect(menu).toHaveAttribute('open', '');
});

test('[R10.05] the area field that was opened before the script came becomes its dialog, on a phone the sheet', async ({
  healthyPage: page,
}) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 769;
  const { release } = await openAsleep(page, TOP);
  await page.locator('[data-slot="search"] summary').filter({ hasText: 'エリア' }).first().click();
  release();
  await expectAlive(page, 'search');
  await expect(
    page.getByRole('dialog', { name: isPhone ? '条件を選ぶ' : 'エリアを選ぶ' }),
  ).toBeVisible();
});

test('[R1.04] the search button works while no script has come', async ({ page }) => {
  await openAsleep(page, TOP);
  await page
    .locator('[data-slot="search"]')
    .getByRole('button', { name: '検索する', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/search\/result\//);
});

test('[R2.15] a result card leads to its course while no script has come', async ({ page }) => {
  await openAsleep(page, RESULTS);
  const link = cardsOf(page).first().getByRole('heading', { level: 3 }).getByRole('link');
  const href = String(await link.getAttribute('href'));
  const leaves = page.waitForRequest((request) => request.isNavigationRequest());
  await link.click({ noWaitAfter: true });
  expect(new URL((await leaves).url()).pathname).toBe(new URL(href, page.url()).pathname);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[R4.34] a widget below the screen that has the focus does not wait for the first ones', async ({
    page,
  }) => {
    // the search form stays away, so that what can wait has no turn yet
    const { release, send } = await openAsleep(page, TOP, 'mf-search-form');
    const link = page.locator('[data-slot="content-main"] a').first();
    await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    release();
    await expectAlive(page, 'content-main');
    await expect(page.locator('[data-slot="member"]')).toHaveAttribute('data-phase', 'waiting');
    send();
  });
});
