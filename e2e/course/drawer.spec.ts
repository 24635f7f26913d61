import type { Page } from '@playwright/test';
import { cardsOf, openResults, resultsOf, SEARCH_CALL, watchCalls } from '../results/resultPage.ts';
import { isSameDocument, markDocument } from '../shell/document.ts';
import { BOTH_DEVICES } from '../stack/bothDevices.ts';
import { expectAlive } from '../stack/expectAlive.ts';
import { findings } from '../stack/findings.ts';
import { standsStill } from '../stack/standsStill.ts';
import { expect, test } from '../stack/test.ts';
import { drawerOf, openResultsWithDrawer, sheetLink } from './drawer.ts';

const RESULTS_TITLE = /検索結果｜朝芝ゴルフ$/;
const RESULTS_ADDRESS = /\/search\/result\/\?/;

/** Opens the sheet of the fourth card over the results, and returns its name. */
async function openSheet(page: Page): Promise<string> {
  const link = sheetLink(page, 3);
  await link.scrollIntoViewIfNeeded();
  // a card that was far below is rendered a moment later, which moves the ones below it
  await expect(link).toBeInViewport();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  return name;
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

const WAYS_TO_CLOSE: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its button', (page) => drawerOf(page).getByRole('button', { name: '閉じる' }).click()],
  ['a press beside it', (page) => page.mouse.click(10, 10)],
  ['Back', (page) => page.goBack()],
];

for (const [device, use] of BOTH_DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('[issue 19][R4.15] the sheet of a course opens over the results, which are the same ones when it is closed', async ({
      healthyPage: page,
    }) => {
      await openResultsWithDrawer(page);
      await markDocument(page);
      const calls = watchCalls(page);
      const sheet = drawerOf(page);
      for (const [, close] of WAYS_TO_CLOSE) {
        await sheetLink(page, 3).scrollIntoViewIfNeeded();
        const place = await scrolled(page);
        const name = await openSheet(page);
        await expect(page).toHaveURL(/\/course\/\d+\/\?date=2026-11-28/);
        await expect(page).toHaveTitle(`${name}｜朝芝ゴルフ`);
        await expect(sheet.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(sheet.getByRole('region', { name: '11/28（土）のプラン' })).toBeVisible();
        await close(page);
        await expect(sheet).toHaveCount(0);
        await expect(page).toHaveURL(RESULTS_ADDRESS);
        await expect(page).toHaveTitle(RESULTS_TITLE);
        await expect(sheetLink(page, 3)).toBeFocused();
        expect(await scrolled(page)).toBe(place);
      }
      expect(await isSameDocument(page)).toBe(true);
      // the next page is asked for ahead, once the browser is idle
      const searches = calls.filter(
        ({ pathname, searchParams }) => pathname.includes(SEARCH_CALL) && !searchParams.has('page'),
      );
      expect(searches).toEqual([]);
    });

    test('[issue 19][R4.15] Forward opens it again; a reload shows the whole page, before which the results are', async ({
      healthyPage: page,
    }) => {
      await openResultsWithDrawer(page);
      const name = await openSheet(page);
      await page.goBack();
      await expect(drawerOf(page)).toHaveCount(0);
      await page.goForward();
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      await page.reload();
      await expectAlive(page, 'course');
      await expect(drawerOf(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goBack();
      await expectAlive(page, 'results');
      await expect(page).toHaveTitle(RESULTS_TITLE);
      await expect(sheetLink(page, 3)).toHaveText(name);
    });

    test('[issue 19][R7.19] another day and a part of the sheet stay in it, and one step back closes it', async ({
      healthyPage: page,
    }) => {
      await openResultsWithDrawer(page);
      const sheet = drawerOf(page);
      await cardsOf(page)
        .first()
        .getByRole('link', { name: /^クチコミ/ })
        .click();
      await expect(sheet.getByRole('region', { name: 'クチコミ' })).toBeFocused();
      await sheet.evaluate((drawer) => drawer.scrollTo(0, 0));
      await sheet.getByRole('link', { name: /^クチコミ/ }).click();
      await expect(sheet.getByRole('region', { name: 'クチコミ' })).toBeFocused();
      await expect(sheet.getByRole('region', { name: 'クチコミ' })).toBeInViewport();
      const day = sheet.getByRole('region', { name: '31日間の料金' }).getByRole('link').last();
      const [date] = /date=[\d-]+/.exec((await day.getAttribute('href')) ?? '') ?? [''];
      await day.click();
      await expect(page).toHaveURL(new RegExp(`${date}#plans$`));
      await expect(day).toHaveAttribute('aria-current', 'date');
      await expect(sheet.getByRole('region', { name: /（.）のプラン$/ })).toBeInViewport();
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(RESULTS_ADDRESS);
    });

    test('[issue 19][R10.05] a sheet that fails leaves the results as they are', async ({
      page,
    }) => {
      await page.route('**/remotes/mf-course/**', (route) => route.abort());
      await openResultsWithDrawer(page);
      await markDocument(page);
      await sheetLink(page, 0).click();
      await expect(drawerOf(page).getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawerOf(page)).toHaveCount(0);
      await expect(sheetLink(page, 0)).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);
    });

    test('[R8.06] a sheet without an answer asks for it again where it is, and the focus is on its name then', async ({
      page,
    }) => {
      await openResultsWithDrawer(page);
      await markDocument(page);
      await page.route('**/gora/course/sheet?**', (route) => route.abort(), { times: 1 });
      await sheetLink(page, 0).click();
      const sheet = drawerOf(page);
      const failed = sheet.getByRole('heading', { name: 'ゴルフ場の情報を表示できませんでした' });
      await expect(failed).toBeFocused();
      await sheet.getByRole('link', { name: 'もう一度読み込む' }).press('Enter');
      await expect(sheet.getByRole('region', { name: '11/28（土）のプラン' })).toBeVisible();
      await expect(sheet.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);
    });

    for (const width of [1280, 390, 320]) {
      test(`[issue 19] at ${width} px axe finds nothing in it, and nothing is too wide`, async ({
        healthyPage: page,
      }) => {
        await page.setViewportSize({ width, height: 700 });
        await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' });
        await openResultsWithDrawer(page);
        await openSheet(page);
        expect(await findings(page)).toEqual([]);
        const isTooWide = await drawerOf(page).evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        );
        expect(isTooWide).toBe(false);
      });
    }
  });
}

test('[issue 19][R9.02] by keyboard: Enter opens it, Tab stays in it, Escape gives the focus back', async ({
  healthyPage: page,
}) => {
  await openResultsWithDrawer(page);
  await sheetLink(page, 1).press('Enter');
  await expect(drawerOf(page).getByRole('heading', { level: 1 })).toBeFocused();
  for (let steps = 0; steps < 5; steps += 1) {
    await page.keyboard.press('Tab');
    const isInside = () =>
      drawerOf(page).evaluate((drawer) => drawer.contains(document.activeElement));
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheetLink(page, 1)).toBeFocused();
});

test('[issue 19] a new tab has the whole page', async ({ healthyPage: page, context }) => {
  await openResultsWithDrawer(page);
  const opened = context.waitForEvent('page');
  await sheetLink(page, 0).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/course\/\d+\//);
  await expectAlive(tab, 'course');
  await expect(drawerOf(tab)).toHaveCount(0);
  await expect(drawerOf(page)).toHaveCount(0);
});

test('[issue 19][R2.12] without the script that opens it, the link leads to the whole page', async ({
  page,
}) => {
  await page.route('**/assets/later.*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/later.'));
  await openResults(page);
  await page.mouse.move(1, 1);
  await lost;
  const name = await sheetLink(page, 0).innerText();
  await sheetLink(page, 0).click();
  await expectAlive(page, 'course');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(drawerOf(page)).toHaveCount(0);
});

test('[issue 19] over the comparison, which is there again afterwards', async ({
  healthyPage: page,
}) => {
  await openResultsWithDrawer(page);
  for (const index of [0, 1])
    await cardsOf(page).getByRole('checkbox', { name: /比較/ }).nth(index).check();
  await page.getByRole('link', { name: '比較する' }).click();
  const comparison = page.getByRole('dialog', { name: 'コースの比較' });
  const link = comparison.getByRole('columnheader').getByRole('link').first();
  await link.click();
  await expect(drawerOf(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await comparison.getByRole('button', { name: '閉じる' }).click();
  await expect(comparison).toHaveCount(0);
  await expect(cardsOf(page)).toHaveCount(9);
});

test('[issue 19][R3.01] from the list beside the map', async ({ healthyPage: page }) => {
  await openResultsWithDrawer(page, 'area[]=12&year=2026&month=11&day=28&widthday=7&view=map');
  const map = resultsOf(page).getByRole('group', { name: '検索結果の地図' });
  const drawing = map.locator('svg').first();
  const width = async () => Number((await drawing.getAttribute('viewBox'))?.split(' ')[2]);
  // the view moves to where the frame has been measured
  const whole = await standsStill(width);
  await sheetLink(page, 0).click();
  await expect(drawerOf(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(drawerOf(page)).toHaveCount(0);
  await expect.poll(width).toBeCloseTo(whole, 0);
});
