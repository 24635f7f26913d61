import { expect, test } from '../stack/test.ts';
import { form, openForm } from './formPage.ts';

test('[R1.09][R3.06] from the top page to a road, and to the courses near it', async ({
  healthyPage: page,
}) => {
  await openForm(page, '/index-pc?area[]=12&year=2026&month=11&day=28&widthday=7');
  await page.getByRole('link', { name: '高速道路から探す' }).click();
  await expect(page).toHaveURL(/\/search\/\?.*#search-group-access/);
  const road = form(page).getByRole('combobox', { name: '高速道路' });
  await expect(road).toBeInViewport();
  await road.selectOption({ label: '館山自動車道' });
  await form(page)
    .getByRole('combobox', { name: 'ICからの距離' })
    .selectOption({ label: '50km以内' });
  await form(page)
    .getByRole('button', { name: /^この条件で検索/ })
    .click();
  await expect(page).toHaveURL(/\/search\/result\/\?.*highway=\d+&distance=6/);
  const cards = page.locator('[data-slot="results"] article[data-course]');
  await expect(cards.first()).toContainText('館山自動車道');
});

test('[R1.09] on a phone the link opens the group of the roads', async ({ healthyPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, '/smart/iphone_top.html');
  await page.getByRole('link', { name: '高速道路から探す' }).click();
  await expect(page).toHaveURL(/\/search\/\?.*#search-group-access/);
  await expect(form(page).getByRole('combobox', { name: '高速道路' })).toBeInViewport();
});

test('[R1.09][R5.23] a road without an area leads to the courses near it in the whole country', async ({
  healthyPage: page,
}) => {
  await openForm(page, '/index-pc?year=2026&month=11&day=28&widthday=7');
  await page.getByRole('link', { name: '高速道路から探す' }).click();
  await form(page)
    .getByRole('combobox', { name: '高速道路' })
    .selectOption({ label: '館山自動車道' });
  await expect(form(page).getByText('この高速道路沿いを全国から探します。')).toBeVisible();
  await form(page)
    .getByRole('button', { name: /^この条件で検索/ })
    .click();
  await expect(page).toHaveURL(/\/search\/result\/\?area\[\]=0&.*highway=\d+/);
  const cards = page.locator('[data-slot="results"] article[data-course]');
  await expect(cards.first()).toContainText('館山自動車道');
});

test('[R4.14] another area takes the road away and says so', async ({ healthyPage: page }) => {
  await openForm(page, '/search/?area[]=12&highway=1');
  await form(page)
    .getByRole('button', { name: /^エリア/ })
    .click();
  const areas = page.getByRole('dialog', { name: 'エリアを選ぶ' });
  await areas.getByRole('checkbox', { name: '東京都' }).check();
  await areas.getByRole('button', { name: '決定' }).click();
  await expect(form(page).getByText('高速道路の指定を外しました。')).toBeVisible();
  await expect(form(page).getByRole('combobox', { name: '高速道路' })).toHaveValue('');
});
