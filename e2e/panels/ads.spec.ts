import type { Page } from '@playwright/test';
import { moveWidget } from 'registry/client';
import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';
import { expectAlive } from '../stack/expectAlive.ts';
import { expect, test } from '../stack/test.ts';
import { leaveToBrowser, PC, slot, watchShifts } from './panelPage.ts';

// a document that a test has written is of no network, and a browser asks before it shows frames of this machine
test.use({ permissions: ['local-network-access'] });

const RESULT = '/search/result/?area[]=102&year=2026&month=11&day=28&widthday=1';

test('[R1.07][R7.02] three sponsored courses stand in the HTML, labelled on the block and on each card', async ({
  healthyPage: page,
}) => {
  // a late server leaves the slot to the browser
  await expect(async () => {
    const html = await (await page.request.get(PC)).text();
    const island = html.slice(
      html.indexOf('data-island="right_ad"'),
      html.indexOf('data-island-data="right_ad"'),
    );
    expect(island.match(/<article/g)).toHaveLength(3);
  }).toPass();
  await page.goto(PC);
  const block = slot(page, 'right_ad').getByRole('region', { name: /広告/ });
  await expect(block.getByRole('article')).toHaveCount(3);
  for (const card of await block.getByRole('article').all())
    expect(await card.textContent()).toMatch(/^広告/);
});

test('[R3.17][R9.04] a click is noted, and counted by the ad platform on its way to the course', async ({
  page,
  request,
  stack,
}) => {
  const clicks = async () =>
    Number(
      /^\w*ad_clicks\w* (\d+)/m.exec(await (await request.get(stack.metrics.gateway)).text())?.[1],
    );
  const before = await clicks();
  await page.goto(PC);
  await expectAlive(page, 'right_ad');
  const link = slot(page, 'right_ad').getByRole('article').first().getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  expect(href).toMatch(/\/gora\/adplat\/click\?c_id=\d+/);
  await link.click();
  await expect(page).toHaveURL(/\/course\/\d+\/\?tp=ad/);
  expect(await clicks()).toBe(before + 1);
  await page.goto(PC);
  const noted = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('vuex'))) ?? '{}',
  ) as object;
  expect(noted).toMatchObject({
    ui: { targetId: Number(/c_id=(\d+)/.exec(href)?.[1]), isClickPrGolfCourse: true },
  });
});

for (const [step, address] of [
  ['ad platform', '**/adplat?*'],
  ['details', '**/course/details*'],
  ['coupons', '**/course/coupon/search*'],
] as const) {
  test(`[R4.23] without the ${step} there are no advertisements, no gap, one report, and the page stands`, async ({
    page,
    watch,
  }) => {
    await leaveToBrowser(page, PC, ['right_ad']);
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'gone' }));
    await page.goto(PC);
    const id = (await slot(page, 'right_ad').getAttribute('data-widget')) ?? '';
    await expectHolds({ page, watch, broken: [], replaced: [id], reports: new Map() });
    await expect(slot(page, 'right_ad')).toBeHidden();
    await expectSearchAnswered(page);
  });
}

test('[R4.23] without a failure the browser shows what the server did not', async ({
  healthyPage: page,
}) => {
  await leaveToBrowser(page, PC, ['right_ad']);
  await page.goto(PC);
  await slot(page, 'content-side').scrollIntoViewIfNeeded();
  await expect(slot(page, 'right_ad').getByRole('article')).toHaveCount(3);
});

test('[R4.23] an ad blocker leaves no gap and moves nothing, and search still works', async ({
  page,
  watch,
}) => {
  const faulty = {
    page,
    watch,
    broken: ['mf-ads'],
    reports: new Map<number, readonly string[]>(),
  };
  const shifts = await watchShifts(page);
  await page.route(/\/remotes\/mf-ads\/|\/adplat/, (route) => route.abort('blockedbyclient'));
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-widget^="mf-ads"] { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto(PC);
  await expectHolds(faulty);
  await expect(slot(page, 'right_ad')).toBeHidden();
  const side = await page.locator('aside', { has: slot(page, 'content-side') }).boundingBox();
  const last = await slot(page, 'content-side').boundingBox();
  expect(
    Math.abs((side?.y ?? 0) + (side?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)),
  ).toBeLessThan(2);
  expect(await shifts()).toBeLessThanOrEqual(0.02);
  await page.goto(RESULT);
  await expect(slot(page, 'results').locator('article[data-course]')).toHaveCount(9);
  await expectHolds(faulty);
  await expectSearchAnswered(page);
});

test('[R7.02] whatever an ad server writes neither runs nor loads nor reaches the page', async ({
  page,
  watch,
}) => {
  await leaveToBrowser(page, PC, ['right_ad']);
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(request.url());
  });
  const evil =
    '<base href="https://evil.example/"><form action="https://evil.example/"><svg onload="globalThis.ran=1"></svg><img src="https://evil.example/x.gif" onerror="globalThis.ran=1"><script>globalThis.ran=1</script>' +
    '<div data-ad-course-id="7"><a href="javascript:globalThis.ran=1">x</a></div><div data-ad-course-id="1e9"><a href="/a">x</a></div>';
  await page.route('**/adplat?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: evil }),
  );
  const answered = page.waitForResponse(/\/adplat\?/);
  await page.goto(PC);
  await slot(page, 'content-side').scrollIntoViewIfNeeded();
  await answered;
  // what is parsed without running meets the page's policy, too
  const itself = ['policy: base-uri https://evil.example/', 'policy: script-src-attr inline'];
  await expectHolds({ page, watch, broken: [], itself, reports: new Map() });
  await expect(slot(page, 'right_ad')).toBeHidden();
  expect(await page.evaluate(() => (globalThis as { ran?: number }).ran)).toBeUndefined();
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
  await expectSearchAnswered(page);
});

/** What stands in the list of results, in the order of the page and of the keyboard. */
function readList(page: Page): Promise<string[]> {
  return slot(page, 'results')
    .locator('ol > li:has(article)')
    .evaluateAll((items) =>
      items.map((item) => (item.querySelector('[data-slot="left_ad"]') ? 'ads' : 'course')),
    );
}
const AFTER_THE_THIRD = ['course', 'course', 'course', 'ads', ...Array<string>(6).fill('course')];

test('[R1.07] the advertisements of a search stand after its third course: in the HTML, after a search in the form, and with another order', async ({
  healthyPage: page,
}) => {
  await expect(async () => {
    const html = await (await page.request.get(RESULT)).text();
    const parts = html.match(/data-course="|<lent-slot name="left_ad"><div|data-island="left_ad"/g);
    expect(parts?.slice(0, 5)).toEqual([
      ...Array<string>(3).fill('data-course="'),
      '<lent-slot name="left_ad"><div',
      'data-island="left_ad"',
    ]);
  }).toPass();
  const shifts = await watchShifts(page);
  await page.goto(RESULT);
  await expectAlive(page, 'left_ad');
  await expect(slot(page, 'left_ad').getByRole('region', { name: /^広告/ })).toBeVisible();
  expect(await readList(page)).toEqual(AFTER_THE_THIRD);
  expect(await shifts()).toBeLessThanOrEqual(0.02);
  // one slot only: the browser takes over what the server has painted
  await expect(slot(page, 'left_ad')).toHaveCount(1);

  await slot(page, 'results').getByRole('combobox', { name: '並び替え' }).selectOption('rate');
  await expect(page).toHaveURL(/order=rate/);
  await expect.poll(() => readList(page)).toEqual(AFTER_THE_THIRD);

  await page.goto(PC);
  await expectSearchAnswered(page);
});

test('[R1.07] without a list the advertisements stand below what is there, and after the calendar in the list again', async ({
  healthyPage: page,
}) => {
  await page.goto(RESULT);
  await expectAlive(page, 'left_ad');
  await slot(page, 'results').getByRole('link', { name: 'カレンダー' }).click();
  await expect(slot(page, 'results').getByRole('table', { name: '日ごとの最安値' })).toBeVisible();
  await expect(slot(page, 'left_ad').getByRole('article')).toHaveCount(3);
  expect(await readList(page)).not.toContain('ads');
  await page.goBack();
  await expect.poll(() => readList(page)).toEqual(AFTER_THE_THIRD);
});

test('[R10.05][R3.11] one call of the registry moves the advertisements to another slot, and one back', async ({
  page,
  stack,
}) => {
  const move = (slots: readonly string[]) =>
    moveWidget({
      registryUrl: stack.registryUrl,
      token: stack.access.tokens['mf-ads'] ?? '',
      name: 'mf-ads',
      slots,
      reason: 'end-to-end test',
    });
  // a width at which the side column stands beside the list
  await page.setViewportSize({ width: 1100, height: 900 });
  await move(['left_ad']);
  try {
    await expect(async () => {
      await page.goto(RESULT);
      await expect(slot(page, 'right_ad')).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(slot(page, 'left_ad').getByRole('article')).toHaveCount(3);
    await expect(slot(page, 'results').locator('article[data-course]')).toHaveCount(9);
  } finally {
    await move(['right_ad', 'left_ad']);
  }
  await expect(async () => {
    await page.goto(RESULT);
    await expect(slot(page, 'right_ad').getByRole('article')).toHaveCount(3, { timeout: 1000 });
  }).toPass();
});
