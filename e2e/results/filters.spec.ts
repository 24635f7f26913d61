import { chooseArea, form, openForm } from '../forms/formPage.ts';
import { expect, test } from '../stack/test.ts';
import {
  columnOf,
  countOf,
  expectFit,
  isFirst,
  LANGUAGES,
  mark,
  numberIn,
  PHONE,
  WIDE,
} from './filterPage.ts';
import { cardsOf, KANTO, openResults, resultsOf, watchCalls } from './resultPage.ts';

const FILTERS_SCRIPT = /filters\.js$/;

test.use(WIDE);

test('[issue 19] a press is applied at once, finds what it said, and another takes it back', async ({
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

test('[issue 19] a press in the calendar keeps its month', async ({ healthyPage: page }) => {
  await openResults(page, `${KANTO}&view=calendar&cal=2026-12`);
  const heading = page.getByRole('heading', { name: '2026年12月の料金' });
  await expect(heading).toBeVisible();
  await columnOf(page)
    .getByRole('link', { name: /キャディ付き/ })
    .click();
  await expect(page).toHaveURL(/caddie=1.*cal=2026-12/);
  await expect(heading).toBeVisible();
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

test('[issue 19] their script comes when somebody comes near, and they follow other searches', async ({
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

test('[issue 19] counts of the search before are pale, and the next ones move nothing', async ({
  page,
}) => {
  const counts = Promise.withResolvers<void>();
  await page.route('**/gora/course/facets*', async (route) => {
    await counts.promise;
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
  const count = columnOf(page)
    .getByRole('link', { name: /昼食付き/ })
    .locator('span')
    .nth(1);
  await expect(count).toHaveCSS('opacity', '0.6');
  counts.resolve();
  await expect(columnOf(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(await box()).toEqual(before);
  await expect(count).toHaveCSS('opacity', '1');
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

test.describe('on a wide device that calls itself a phone', () => {
  test.use({ ...PHONE, viewport: WIDE.viewport });

  test('[issue 19] they come by script, with their counts', async ({ healthyPage: page }) => {
    await openResults(page);
    await expect(columnOf(page).getByRole('link', { name: /昼食付き \d/ })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[issue 19][R1.01] the values are links to the narrower search', async ({ page }) => {
    await page.goto(`/search/result/?${KANTO}`);
    const caddie = columnOf(page).getByRole('link', { name: /キャディ付き/ });
    const promised = await numberIn(caddie);
    await caddie.click();
    await expect(page).toHaveURL(/caddie=1/);
    await expect(countOf(page)).toContainText(`${promised}件`);
  });
});

for (const lang of LANGUAGES)
  test(`[issue 19] in ${lang} axe finds nothing, and nothing is wider than its place`, async ({
    page,
  }) => {
    await expectFit(page, {
      lang,
      widths: [1440, 1280],
      place: '[data-slot="results"] nav:has([role="group"])',
    });
  });
