import type { CourseSearchReply } from 'shared-contracts/gateway';
import { KANTO, openResults, resultsOf, SEARCH_CALL } from '../results/resultPage.ts';
import { findings } from '../stack/findings.ts';
import { expect, test } from '../stack/test.ts';
import { expectWhole, OF_A_STATE } from './expectWhole.ts';

const LONG_NAME =
  'ザ・インターナショナル・サザンクロス・カントリー＆ゴルフリゾート倶楽部　東西南北コース（旧コース）';
/** The same answer of a site with ten thousand courses, whose rounds cost more than a million, under long names. */
function enlarged(reply: CourseSearchReply): CourseSearchReply {
  const price = 1_234_560;
  return {
    ...reply,
    search_cnt: 10_000,
    page_cnt: 1112,
    items: reply.items.map((item) => ({ ...item, c_name: LONG_NAME, review_count: 123_456 })),
    plans: reply.plans.map((plan) => ({
      ...plan,
      price,
      plan_name: `${plan.plan_name}　${LONG_NAME}`,
      ...(plan.fee_detail && {
        fee_detail: { ...plan.fee_detail, play: price - 1200, tax: 112_232, surcharge: 0 },
      }),
    })),
  };
}

for (const view of ['list', 'map'] as const)
  test(`[R2.15] ten thousand courses, prices of seven digits and long names are whole, as a ${view}`, async ({
    healthyPage: page,
  }) => {
    test.slow();
    await openResults(page, KANTO);
    await page.route(`**${SEARCH_CALL}?*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: enlarged(await response.json()) });
    });
    await page.getByRole('combobox', { name: '並び替え' }).selectOption({ label: '料金が安い順' });
    await expect(resultsOf(page).getByRole('heading', { level: 2 }).first()).toHaveText(
      /^10,000件/,
    );
    if (view === 'map') await resultsOf(page).getByRole('link', { name: '地図' }).click();
    await expect(resultsOf(page).getByText('¥1,234,560').first()).toBeVisible();
    await expect(resultsOf(page).getByText(LONG_NAME).first()).toBeVisible();
    await expectWhole(page, view, OF_A_STATE);
    expect(await findings(page, '[data-slot="results"]')).toEqual([]);
  });
