import { findings } from '../stack/findings.ts';
import { expect, test } from '../stack/test.ts';
import { cardsOf, KANTO, openResults, resultsOf } from './resultPage.ts';

test('[R4.17] every way out of an empty result shows as many courses as it says', async ({
  healthyPage: page,
}) => {
  const empty = `${KANTO}&play_fee_max=5000&continue_stock=10&caddie=1`;
  await openResults(page, empty);
  await expect(
    resultsOf(page).getByRole('heading', { name: '条件に合うゴルフ場が見つかりませんでした' }),
  ).toBeVisible();
  const ways = resultsOf(page).getByRole('list', { name: '条件をゆるめる' }).getByRole('link');
  const count = await ways.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const promised = /([\d,]+)件$/.exec(await ways.nth(index).innerText())?.[1] ?? '';
    await ways.nth(index).click();
    await expect(cardsOf(page).first()).toBeVisible();
    await expect(resultsOf(page).getByRole('heading', { level: 2 }).first()).toHaveText(
      new RegExp(`^${promised}件`),
    );
    await page.goBack();
    await expect(ways).toHaveCount(count);
  }
});

test('[R4.17] the courses that come nearest to an empty search are there, and lead to themselves', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&play_fee_max=5000&continue_stock=10&caddie=1&lunch=1`);
  const near = resultsOf(page).getByRole('region', { name: '条件に近いゴルフ場' });
  await expect(near.getByRole('link')).toHaveCount(3);
  expect(await findings(page, '[data-slot="results"]')).toEqual([]);
  const name = await near.locator('[lang="ja"]').first().innerText();
  await near.getByRole('link').first().click();
  await expect(cardsOf(page).filter({ hasText: name }).first()).toBeVisible();
});

test('[R4.17] a page beyond the end is empty, and leads back to the first one', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&page=900`);
  await expect(
    resultsOf(page).getByRole('heading', { name: 'このページに表示できるゴルフ場はありません' }),
  ).toBeVisible();
  await page.getByRole('link', { name: /最初のページを見る/ }).click();
  await expect(cardsOf(page)).toHaveCount(9);
});

test('[R2.07] secret plans stand on a page of their own, which pages and orders do not leave', async ({
  healthyPage: page,
}) => {
  await openResults(page, KANTO.replace('widthday=1', 'widthday=14'), '/secret/result/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('シークレットプラン');
  await expect(cardsOf(page).first()).toBeVisible();
  const course = await cardsOf(page).first().getAttribute('data-course');
  const links = await cardsOf(page)
    .first()
    .getByRole('link', { name: /プランを見る/ })
    .evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('plan_id')),
    );
  const everyPlan = async (flag: string) => {
    const { plans } = (await (
      await page.request.get(
        `/gora/course/plans?${KANTO.replace('widthday=1', 'widthday=14')}&c_ids=${course}${flag}`,
      )
    ).json()) as { plans: { plan_id: number }[] };
    return plans.map(({ plan_id }) => String(plan_id));
  };
  expect(await everyPlan('&secret_flg=1')).toEqual(expect.arrayContaining(links));
  expect((await everyPlan('')).filter((id) => links.includes(id))).toEqual([]);
  await page.getByRole('combobox', { name: '並び替え' }).selectOption('rate');
  await expect(page).toHaveURL(/\/secret\/result\/\?.*order=rate/);
});

test('[R4.19][R8.03] an error of the form empties the results and is kept', async ({
  healthyPage: page,
}) => {
  await openResults(page, `${KANTO}&play_fee_min=15000&play_fee_max=8000`);
  await expect(cardsOf(page)).toHaveCount(0);
  await expect(
    resultsOf(page).getByText('検索条件を直すと、ここに検索結果が表示されます。'),
  ).toBeVisible();
  await expect(
    page
      .locator('[data-slot="search"]')
      .getByText('料金の設定が正しくありません。')
      .locator('visible=true')
      .first(),
  ).toBeVisible();
});

test('[R1.05][R3.13] overseas courses say their country and no interchange', async ({
  healthyPage: page,
}) => {
  await openResults(
    page,
    'search_mode=overseas&area[]=48&country[]=1&year=2026&month=11&day=28&widthday=14',
  );
  await expect(cardsOf(page).first().getByText('海外｜ハワイ')).toBeVisible();
  await expect(cardsOf(page).getByText(/ICから\d+km/)).toHaveCount(0);
});

test('[R1.05][R9.09] a competition shows first what its organiser chooses by', async ({
  healthyPage: page,
}) => {
  await openResults(page, `search_mode=competition&${KANTO}&compe_arr[]=1&continue_stock=3`);
  const card = cardsOf(page).first();
  await expect(card.getByText(/最大\d+組の連続枠|10組以上の連続枠/).first()).toBeVisible();
  await expect(
    card.getByRole('listitem').filter({ hasText: '¥' }).first().getByRole('listitem').first(),
  ).toHaveText('賞品');
});

for (const [mode, name, rest] of [
  ['competition', 'コンペ', `${KANTO}&compe_arr[]=1`],
  ['overseas', '海外', 'area[]=48&country[]=1&year=2026&month=11&day=28&widthday=14'],
] as const)
  test(`[R1.05][R2.15] the mode ${mode} is in sight above its results, and can be taken out`, async ({
    healthyPage: page,
  }) => {
    await openResults(page, `search_mode=${mode}&${rest}`);
    const chips = page.getByRole('list', { name: '検索条件' }).getByRole('link');
    await expect(chips.first()).toHaveText(`${name}を条件から外す`);
    await expect(chips.first()).toBeInViewport({ ratio: 1 });
    await chips.first().click();
    await expect(page).not.toHaveURL(/search_mode|compe_arr|country|area\[\]=48/);
    await expect(cardsOf(page).first()).toBeVisible();
    await expect(chips.filter({ hasText: name })).toHaveCount(0);
  });
