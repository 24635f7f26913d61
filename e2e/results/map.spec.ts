import { findings } from '../stack/findings.ts';
import { standsStill } from '../stack/standsStill.ts';
import { expect, test } from '../stack/test.ts';
import {
  cardsOf,
  firstNameOf,
  KANTO,
  openResults,
  resultsOf,
  SEARCH_CALL,
  watchCalls,
} from './resultPage.ts';

const MAP_CALL = '/gora/course/map';
/** Whether a request is the search of this page; the page also asks for the next page ahead. */
function isSearch({ pathname, searchParams }: URL): boolean {
  return pathname === SEARCH_CALL && searchParams.get('page') === '1';
}
const CHIBA = 'area[]=12&year=2026&month=11&day=28&widthday=7';

test('[R3.01][R3.03] the map costs one call and its own script, zooms into its circles, and a pin leads to its course', async ({
  healthyPage: page,
}) => {
  await openResults(page, CHIBA);
  // the browser may have made the first search; it has ended once there are cards
  await expect(cardsOf(page).first()).toBeVisible();
  const calls = watchCalls(page);
  await page.getByRole('link', { name: '地図', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = resultsOf(page).getByRole('group', { name: '検索結果の地図' });
  await expect(map).toBeVisible();
  expect(calls.filter(({ pathname }) => pathname === MAP_CALL)).toHaveLength(1);
  expect(calls.filter(isSearch)).toHaveLength(0);
  expect(
    calls.filter(({ pathname }) => /\/remotes\/mf-results\/.*\/map\..*js$/.test(pathname)),
  ).toHaveLength(1);
  const hits = Number(
    (await resultsOf(page).getByRole('heading', { level: 2, name: /件/ }).innerText()).match(
      /^([\d,]+)/,
    )?.[1],
  );
  const circles = map.getByRole('button', { name: /コース。/ });
  const counted = async () =>
    (await circles.allTextContents())
      .map((text) => Number.parseInt(text, 10))
      .reduce((sum, count) => sum + count, 0) + (await map.getByRole('link').count());
  await expect.poll(counted).toBe(hits);

  const drawing = map.locator('svg').first();
  // the browser measures the frame after its first paint, and the view moves there
  const stretch = () =>
    drawing.evaluate((element: SVGSVGElement) => {
      const { width, height } = element.viewBox.baseVal;
      const shown = element.getBoundingClientRect();
      return (width * shown.height) / (height * shown.width);
    });
  // a frame has parts of a pixel
  await expect.poll(stretch).toBeCloseTo(1, 2);
  const width = async () => Number((await drawing.getAttribute('viewBox'))?.split(' ')[2]);
  const whole = await standsStill(width);
  await circles.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(width).toBeLessThan(whole * 0.9);
  await page.getByRole('button', { name: '全体を表示' }).click();
  await expect.poll(width).toBeCloseTo(whole, 1);
});

test('[R3.01] a pin that is chosen says what it is and leads to its plans; Back brings the map again', async ({
  healthyPage: page,
}) => {
  // one course only, so that no cluster hides it on a small map
  await openResults(page, KANTO);
  await openResults(
    page,
    `${KANTO}&search_c_name=${encodeURIComponent(await firstNameOf(page).innerText())}&view=map`,
  );
  const map = resultsOf(page).getByRole('group', { name: '検索結果の地図' });
  const pin = map.getByRole('link', { name: /¥/ }).first();
  const name = ((await pin.getAttribute('aria-label')) ?? '').replace(/ ¥.*$/, '');
  await pin.focus();
  await page.keyboard.press('Enter');
  const chosen = resultsOf(page).getByRole('dialog', { name: '選択中のゴルフ場' });
  await expect(chosen).toContainText(name);
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await expect(pin).toBeFocused();
  await page.keyboard.press('Enter');
  await chosen.getByRole('link', { name: /^プランを見る/ }).click();
  // the list beside the map has this course, too
  await expect(page).not.toHaveURL(/view=map/);
  await expect(cardsOf(page).filter({ hasText: name }).first()).toBeVisible();
  await page.goBack();
  await expect(map).toBeVisible();
});

test('[R3.01] a card that is looked at shows its pin', async ({ healthyPage: page }) => {
  await openResults(page, `${CHIBA}&view=map`);
  const map = resultsOf(page).getByRole('group', { name: '検索結果の地図' });
  await cardsOf(page).first().getByRole('link').first().focus();
  await expect(map.locator('[data-active]')).toHaveCount(1);
});

test('[R3.01] is the first paint, and axe finds nothing', async ({ healthyPage: page }) => {
  const calls = watchCalls(page);
  const html =
    (await (await page.goto(`/search/result/?${CHIBA}&view=map&players=2`))?.text()) ?? '';
  await expect(resultsOf(page).getByRole('button', { name: '拡大', exact: true })).toBeVisible();
  // a server under load leaves the view to the browser, which then makes the call
  expect(calls.filter(({ pathname }) => pathname === MAP_CALL)).toHaveLength(
    html.includes('検索結果の地図') ? 0 : 1,
  );
  expect(await findings(page, '[data-slot="results"]')).toEqual([]);
});

test('[R3.01] on a phone the list is a sheet over the map that two buttons draw up and down', async ({
  healthyPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openResults(page, `${CHIBA}&view=map`);
  const sheet = resultsOf(page).getByRole('region', { name: 'このページのゴルフ場' });
  const height = async () => (await sheet.boundingBox())?.height ?? 0;
  const half = await height();
  await page.getByRole('button', { name: '一覧を広げる' }).click();
  await expect.poll(height).toBeGreaterThan(half);
  const lower = page.getByRole('button', { name: '一覧を縮める' });
  await lower.click();
  // a press on a button that still moves is let go beside it
  await expect.poll(height).toBe(half);
  await lower.click();
  await expect.poll(height).toBeLessThan(half);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('[R8.02] overseas there is no map, and the list is one tap away', async ({
  healthyPage: page,
}) => {
  await openResults(
    page,
    'search_mode=overseas&area[]=48&country[]=4&year=2026&month=11&day=28&widthday=14&view=map',
  );
  await expect(resultsOf(page).getByText('海外のゴルフ場は地図に表示できません。')).toBeVisible();
  await page.getByRole('link', { name: '一覧で見る' }).click();
  await expect(page).not.toHaveURL(/view=map/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R3.01] list and map are there, and a pin is a link', async ({ page }) => {
    await page.goto(`/search/result/?${KANTO}`);
    await page.goto(
      `/search/result/?${KANTO}&search_c_name=${encodeURIComponent(await firstNameOf(page).innerText())}`,
    );
    await resultsOf(page).getByRole('link', { name: '地図', exact: true }).click();
    await expect(cardsOf(page).first()).toBeVisible();
    const pin = resultsOf(page)
      .getByRole('group', { name: '検索結果の地図' })
      .getByRole('link')
      .first();
    expect(await pin.getAttribute('href')).toContain('search_c_name=');
  });
});
