import { readFile } from 'node:fs/promises';
import { findings } from '../stack/findings.ts';
import { expect, test } from '../stack/test.ts';
import { cardsOf, KANTO, openResults, resultsOf } from './resultPage.ts';

const LIST = 'お気に入りのコース';

test('[R2.15][R9.03] hearts stay on the device, and a link shows their courses to somebody else', async ({
  healthyPage: page,
  context,
}) => {
  await openResults(page);
  const hearts = cardsOf(page).getByRole('button', { name: /^お気に入り / });
  await expect(hearts).toHaveCount(9);
  const names = await cardsOf(page).getByRole('heading', { level: 3 }).allTextContents();
  await hearts.nth(0).click();
  await hearts.nth(2).press('Enter');
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await openResults(other);
  const theirHearts = cardsOf(other).getByRole('button', { name: /^お気に入り / });
  await expect(theirHearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await theirHearts.nth(0).click();
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await hearts.nth(0).click();
  await expect(theirHearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await other.close();

  await resultsOf(page).getByRole('link', { name: 'お気に入り 2' }).click();
  const list = page.getByRole('dialog', { name: LIST });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    names[0] ?? '',
    names[2] ?? '',
  ]);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(list.getByRole('button', { pressed: true })).toHaveCount(2);
  await list.getByRole('button', { name: '閉じる' }).click();
  await expect(list).toHaveCount(0);
  expect(page.url()).not.toContain('act=');
});

test('[R2.15] a course whose booking was opened is in the list of what was seen last', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  const name = await cardsOf(page).first().getByRole('heading', { level: 3 }).innerText();
  await cardsOf(page)
    .first()
    .getByRole('link', { name: /プランを見る/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await page.goBack();
  await resultsOf(page)
    .getByRole('link', { name: /^お気に入り/ })
    .click();
  const list = page.getByRole('dialog', { name: LIST });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['最近見たコース', name]);
});

test('[R1.01] a chosen round goes into a calendar, and its page to the party', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openResults(page);
  await cardsOf(page)
    .first()
    .getByRole('link', { name: /プランを見る/ })
    .first()
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'カレンダーに追加' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('round.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20261128\r\n');
  await page.getByRole('button', { name: '同伴者に共有' }).click();
  await expect(page.getByText('リンクをコピーしました')).toBeVisible();
});

test('[R2.15] nothing of the list is wider than a screen of 320 px', async ({
  healthyPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openResults(page);
  await cardsOf(page)
    .getByRole('button', { name: /^お気に入り / })
    .first()
    .click();
  await resultsOf(page).getByRole('link', { name: 'お気に入り 1' }).click();
  await expect(page.getByRole('dialog', { name: LIST }).getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.15] the list of a link is there, and no heart', async ({ page }) => {
    await page.goto(`/search/result/?${KANTO}`);
    const cards = cardsOf(page);
    const ids = [
      await cards.nth(4).getAttribute('data-course'),
      await cards.nth(1).getAttribute('data-course'),
    ];
    const names = await cards.getByRole('heading', { level: 3 }).allTextContents();
    await page.goto(`/search/result/?${KANTO}&act=favourites&fav=${ids.join()}`);
    await expect(page.getByRole('heading', { name: LIST })).toBeVisible();
    for (const name of [names[4] ?? '', names[1] ?? ''])
      await expect(page.getByRole('dialog').getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: /^お気に入り / })).toHaveCount(0);
    await page.getByRole('link', { name: '閉じる' }).click();
    await expect(page.getByRole('heading', { name: LIST })).toHaveCount(0);
  });
});
