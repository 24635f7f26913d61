import { setTimeout as wait } from 'node:timers/promises';
import { devices, type Locator, type Page } from '@playwright/test';
import { chooseArea, form, openForm } from '../forms/formPage.ts';
import { findings } from '../stack/findings.ts';
import { expect, test } from '../stack/test.ts';
import { cardsOf, KANTO, openResults, resultsOf, watchCalls } from './resultPage.ts';

const FILTERS_SCRIPT = /filters\.\w+\.js$/;
/** What the server takes for a PC and for a phone, whatever the project of the test. */
const WIDE = {
  userAgent: devices['Desktop Chrome'].userAgent,
  isMobile: false,
  viewport: { width: 1280, height: 900 },
};
const PHONE = {
  userAgent: devices['Pixel 7'].userAgent,
  isMobile: true,
  viewport: { width: 390, height: 844 },
};

function columnOf(page: Page): Locator {
  return resultsOf(page).getByRole('navigation', { name: '絞り込み' });
}
function sheetOf(page: Page): Locator {
  return page.getByRole('dialog', { name: '絞り込み' });
}
/** The number at the end of a value, or in the count of the list, once it is there. */
async function numberIn(part: Locator): Promise<number> {
  await expect(part).toContainText(/[\d,]+\s*件/);
  return Number((/([\d,]+)\s*件/.exec(await part.innerText())?.[1] ?? '').replaceAll(',', ''));
}
function countOf(page: Page): Locator {
  return resultsOf(page).getByRole('heading', { level: 2 }).first();
}
/** Marks the document, so that a test sees whether another one has taken its place. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
}
function isFirst(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isFirst' in globalThis);
}

test.describe('beside the list', () => {
  test.use(WIDE);

  test('[issue 19] a press is applied at once, finds as many courses as it said, and is taken back by another', async ({
    healthyPage: page,
  }) => {
    await openResults(page);
    await mark(page);
    const all = await numberIn(countOf(page));
    const caddie = columnOf(page).getByRole('link', { name: /キャディ付き/ });
    const promised = await numberIn(caddie);
    expect(promised).toBeLessThan(all);
    await caddie.click();
    await expect(page).toHaveURL(/caddie=1/);
    await expect(countOf(page)).toContainText(`${promised}件`);
    await expect(caddie).toHaveAttribute('aria-current', 'true');
    // the counts of the present search are there
    await expect(columnOf(page)).not.toHaveAttribute('aria-busy');
    const zone = columnOf(page).getByRole('link', { name: /^8時台/ });
    const both = await numberIn(zone);
    await zone.click();
    await expect(countOf(page)).toContainText(`${both}件`);
    await page.goBack();
    await expect(countOf(page)).toContainText(`${promised}件`);
    await expect(zone).not.toHaveAttribute('aria-current', 'true');
    await columnOf(page).getByRole('link', { name: 'すべて外す' }).click();
    await expect(countOf(page)).toContainText(`${all}件`);
    expect(await isFirst(page)).toBe(true);
  });

  test('[issue 19] the counts say what each search finds', async ({ page }) => {
    await openResults(page, `${KANTO}&lunch=1`);
    const links = columnOf(page).getByRole('link');
    const values = await links.evaluateAll((all) =>
      all.map((link) => ({
        href: (link as HTMLAnchorElement).href,
        count: Number(/([\d,]+)\s*件/.exec(link.textContent ?? '')?.[1]?.replaceAll(',', '')),
        isSet: link.hasAttribute('aria-current'),
      })),
    );
    const pressable = values.filter(({ count, isSet }) => count >= 0 && !isSet);
    expect(pressable.length).toBeGreaterThan(15);
    for (const { href, count } of pressable) {
      const answer = await page.request.get(href.replace('/search/result/', '/gora/course/count'));
      expect({ href, ...(await answer.json()) }).toMatchObject({ href, search_cnt: count });
    }
  });

  test('[issue 19] their script comes when somebody comes near, and they follow a search that was changed elsewhere', async ({
    healthyPage: page,
  }) => {
    const calls = watchCalls(page);
    const scripts = () => calls.filter(({ pathname }) => FILTERS_SCRIPT.test(pathname)).length;
    await page.mouse.move(1000, 600);
    await openResults(page);
    await page.waitForLoadState('networkidle');
    expect(scripts()).toBe(0);
    await expect(columnOf(page)).toBeVisible();
    await resultsOf(page)
      .getByRole('combobox', { name: '並び替え' })
      .selectOption({ label: '料金が安い順' });
    await expect(page).toHaveURL(/order=rate/);
    expect(scripts()).toBe(0);
    await columnOf(page).getByText('プレー人数').hover();
    await columnOf(page)
      .getByRole('link', { name: /昼食付き/ })
      .hover();
    await expect(columnOf(page).getByRole('link', { name: /昼食付き/ })).toHaveAttribute(
      'href',
      /order=rate/,
    );
    expect(scripts()).toBe(1);
    expect(calls.filter(({ pathname }) => pathname.endsWith('/course/facets'))).toEqual([]);
  });

  test('[issue 19] work with the keyboard, and the focus stays on the value', async ({
    healthyPage: page,
  }) => {
    await openResults(page);
    const lunch = columnOf(page).getByRole('link', { name: /昼食付き/ });
    await lunch.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/lunch=1/);
    await expect(lunch).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(lunch).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/lunch=1/);
  });

  test('[issue 19] stay in sight while the list scrolls', async ({ page }) => {
    await openResults(page);
    await cardsOf(page).nth(5).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(columnOf(page).getByText('プレー人数')).toBeInViewport();
  });

  test('[issue 19] the next counts move nothing', async ({ page }) => {
    await page.route('**/gora/course/facets*', async (route) => {
      await wait(1500);
      await route.continue();
    });
    await openResults(page);
    await columnOf(page)
      .getByRole('link', { name: /^8時台/ })
      .click();
    await expect(page).toHaveURL(/zone_list/);
    await expect(columnOf(page)).toHaveAttribute('aria-busy', 'true');
    const box = () =>
      columnOf(page)
        .getByRole('link', { name: /乗用カート/ })
        .boundingBox();
    const before = await box();
    await expect(columnOf(page)).not.toHaveAttribute('aria-busy', 'true');
    expect(await box()).toEqual(before);
  });

  test('[issue 19] without counts the list stands, and the values can be pressed', async ({
    page,
  }) => {
    await page.route('**/gora/course/facets*', (route) => route.abort());
    await openResults(page);
    await columnOf(page)
      .getByRole('link', { name: /^8時台/ })
      .click();
    await expect(page).toHaveURL(/zone_list/);
    await expect(columnOf(page).getByRole('link', { name: '昼食付き', exact: true })).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(9);
    await columnOf(page).getByRole('link', { name: '昼食付き', exact: true }).click();
    await expect(page).toHaveURL(/lunch=1/);
    await expect(cardsOf(page).first()).toBeVisible();
  });

  test('[issue 19] are there after a search from the top page, too', async ({
    healthyPage: page,
  }) => {
    await openForm(page, '/index-pc');
    await chooseArea(page, '関東・甲信越', '千葉県');
    await form(page).getByRole('button', { name: '検索する', exact: true }).click();
    await expect(columnOf(page).getByRole('link', { name: /昼食付き \d/ })).toBeVisible();
  });
});

test.describe('as a sheet', () => {
  test.use(PHONE);

  test('[issue 19] a press is applied behind the sheet, whose button says how many courses are there and closes it', async ({
    healthyPage: page,
  }) => {
    await openResults(page);
    await mark(page);
    await expect(columnOf(page)).toBeHidden();
    const opener = resultsOf(page).getByRole('link', { name: '絞り込み' });
    await opener.click();
    const caddie = sheetOf(page).getByRole('link', { name: /キャディ付き/ });
    const promised = await numberIn(caddie);
    await caddie.click();
    const see = sheetOf(page).getByRole('button', { name: `${promised}件を見る` });
    await expect(see).toBeInViewport();
    await expect(page).toHaveURL(/caddie=1/);
    await see.click();
    await expect(sheetOf(page)).toBeHidden();
    await expect(countOf(page)).toContainText(`${promised}件`);
    await expect(opener).toBeFocused();
    await page.goBack();
    await expect(page).not.toHaveURL(/caddie=1/);
    await expect(sheetOf(page)).toBeHidden();
    expect(await isFirst(page)).toBe(true);
  });

  test('[issue 19] opens at once, and late counts move nothing in it', async ({ page }) => {
    const counts = Promise.withResolvers<void>();
    await page.route('**/gora/course/facets*', async (route) => {
      await counts.promise;
      await route.continue();
    });
    await openResults(page);
    await resultsOf(page).getByRole('link', { name: '絞り込み' }).click();
    const cart = sheetOf(page).getByRole('link', { name: /乗用カート/ });
    await expect(cart).toBeVisible();
    await expect(cart).toHaveText('乗用カート');
    await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
    const before = await cart.boundingBox();
    counts.resolve();
    await expect(cart).toHaveText(/\d/);
    expect(await cart.boundingBox()).toEqual(before);
  });

  test('[issue 19] Back and Escape close it, and its address opens it', async ({
    healthyPage: page,
  }) => {
    await openResults(page);
    await resultsOf(page).getByRole('link', { name: '絞り込み' }).click();
    await expect(sheetOf(page)).toBeVisible();
    await page.goBack();
    await expect(sheetOf(page)).toBeHidden();
    await openResults(page, `${KANTO}&act=filter`);
    await expect(sheetOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
    await expect(page).not.toHaveURL(/act=/);
  });
});

for (const { name, screen } of [
  { name: 'beside the list', screen: WIDE },
  { name: 'on a phone', screen: PHONE },
])
  test.describe(`without JavaScript, ${name}`, () => {
    test.use({ ...screen, javaScriptEnabled: false });

    test('[issue 19][R1.01] the values are links to the narrower search', async ({ page }) => {
      await page.goto(`/search/result/?${KANTO}`);
      if (screen === PHONE) {
        await expect(columnOf(page)).toBeHidden();
        await resultsOf(page).getByRole('link', { name: '絞り込み' }).click();
      }
      const caddie = columnOf(page).getByRole('link', { name: /キャディ付き/ });
      const promised = await numberIn(caddie);
      await caddie.click();
      await expect(page).toHaveURL(/caddie=1/);
      await expect(countOf(page)).toContainText(`${promised}件`);
    });
  });

for (const lang of ['ja-JP', 'en-US', 'zh-Hans', 'zh-Hant', 'ko-KR'])
  test(`[issue 19] in ${lang} axe finds nothing at any width, and nothing is wider than its place`, async ({
    page,
  }) => {
    for (const width of [1440, 1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(
        `/search/result/?${KANTO}&caddie=1&lang=${lang}${width < 1200 ? '&act=filter' : ''}`,
      );
      const place = width < 1200 ? 'dialog' : '[data-slot="results"] nav:has([role="group"])';
      const part = page.locator(place);
      await expect(part.getByRole('link').first()).toBeVisible();
      await expect(page.locator('[data-slot="results"]')).toHaveAttribute('data-phase', 'ready');
      expect(await findings(page, place)).toEqual([]);
      const cut = await part
        .locator('a, span')
        .evaluateAll(
          (all) =>
            all.filter(
              (each) =>
                each.scrollWidth > each.clientWidth + 1 &&
                each.clientWidth > 1 &&
                getComputedStyle(each).display !== 'inline',
            ).length,
        );
      expect(cut).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });
