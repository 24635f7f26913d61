import type { Page } from '@playwright/test';
import { findings } from '../stack/findings.ts';
import { KANTO } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';
import { openResultsWithDrawer } from './drawer.ts';

const SHEET = '/course/10010/';

function part(page: Page, name: string | RegExp) {
  return page.getByRole('region', { name });
}

async function open(page: Page, path = SHEET) {
  const answer = await page.goto(path);
  await expect(page.locator('[data-slot="course"]')).toHaveAttribute('data-phase', 'ready');
  return answer;
}

test('[issue 19][R1.01] the name of a card leads to the sheet, which says what the course is and hands over to the booking', async ({
  healthyPage: page,
}) => {
  await openResultsWithDrawer(page, `${KANTO}&players=2`);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/course\/\d+\/\?date=2026-11-28&players=2/);
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  await expect(part(page, '評価').getByRole('listitem')).toHaveCount(6);
  await expect(part(page, '11/28（土）のプラン')).toBeVisible();
  await part(page, '11/28（土）のスタート時刻').getByRole('link').first().click();
  await expect(page).toHaveURL(/landing\/booking\?.*play_date=2026-11-28&start_time=/);
});

test('[issue 19] a day of the calendar shows its plans, and the way back to all days', async ({
  healthyPage: page,
}) => {
  await open(page);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(`^${name}（.+）｜朝芝ゴルフ$`));
  const day = part(page, '31日間の料金').getByRole('link', { name: /^11\/30（月） 最安値/ });
  await day.click();
  await expect(page).toHaveURL(/date=2026-11-30#plans$/);
  await expect(part(page, '11/30（月）のプラン')).toBeVisible();
  await part(page, '11/30（月）のプラン')
    .getByRole('link', { name: 'ほかの日の料金を見る' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${SHEET}#prices$`));
});

test('[issue 19][R2.05] the id of no course is answered with 404, and a way on', async ({
  page,
}) => {
  const answer = await open(page, '/course/99999999/');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page Not Found /course/99999999/');
  await expect(page.getByRole('heading', { name: 'このゴルフ場は見つかりません' })).toBeVisible();
  await page.locator('[data-slot="course"]').getByRole('link', { name: 'ゴルフ場を探す' }).click();
  await expect(page).toHaveURL(/\/search\/$/);
});

for (const width of [1280, 390, 320]) {
  test(`[issue 19] at ${width} px, in light and dark and in every language: axe finds nothing, and nothing is too wide`, async ({
    healthyPage: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const lang of ['ja-JP', 'en-US', 'zh-CN', 'zh-TW', 'ko-KR']) {
      await page.emulateMedia({ colorScheme: lang === 'en-US' ? 'dark' : 'light' });
      await open(page, `${SHEET}?date=2026-11-28&lang=${lang}`);
      expect(await findings(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('[issue 19] where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet is whole, and its days and bookings are links', async ({ page }) => {
    await page.goto(SHEET);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(part(page, 'クチコミ').getByRole('listitem')).toHaveCount(6);
    await part(page, '31日間の料金').getByRole('link').first().click();
    await expect(page).toHaveURL(/date=2026-11-\d\d#plans$/);
    await part(page, /のプラン$/)
      .getByRole('link', { name: /予約へ進む/ })
      .first()
      .click();
    await expect(page).toHaveURL(/landing\/booking\?.*l-id=course_plan/);
  });

  test('search engines read the name, a canonical address and the course', async ({ page }) => {
    await page.goto(`${SHEET}?date=2026-11-28&players=2`);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(await page.title()).toContain(name);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${SHEET}$`),
    );
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const course = blocks
      .map((block) => JSON.parse(block))
      .find((block) => block['@type'] === 'GolfCourse');
    expect(course).toMatchObject({ name, aggregateRating: { bestRating: 5 } });
    expect(course.review).toHaveLength(6);
  });
});
