import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../../testing/openForm.ts';

function links() {
  return within(screen.getByRole('navigation', { name: 'ほかの探し方' }));
}

it('[R1.04][R1.09] lead to the map, the solo search and the expressways with the condition of the form', async () => {
  const { host } = await openForm({ query: 'area[]=12&month=11&day=28' });
  expect(
    links()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['地図から探す', '1人予約から探す', '高速道路から探す']);
  await userEvent.click(links().getByRole('link', { name: '高速道路から探す' }));
  expect(host.navigations[0]).toMatch(
    /^\/search\/\?area\[\]=12&.*day=28.*#test-slot-group-access$/,
  );
  await userEvent.click(links().getByRole('link', { name: '地図から探す' }));
  expect(host.navigations[1]).toMatch(/^\/search\/map\/\?area\[\]=12/);
});

it('[R1.09] overseas none leads to the expressways, which are roads of Japan', async () => {
  await openForm({ query: 'search_mode=overseas&area[]=48&country[]=1' });
  expect(links().queryByRole('link', { name: '高速道路から探す' })).not.toBeInTheDocument();
});

it("[R2.19] on a phone the visitor's region comes first: of the address, else of the cookie, else Hokkaido", async () => {
  const first = await openForm({ page: 'sp-top', query: 'area_v=12', cookies: { area_v: '13' } });
  expect(links().getByRole('link', { name: '千葉県のゴルフ場' })).toHaveAttribute(
    'href',
    '/search/result/?area[]=12',
  );
  first.close();
  const second = await openForm({ page: 'sp-top', cookies: { area_v: '13' } });
  expect(links().getByRole('link', { name: '東京都のゴルフ場' })).toBeVisible();
  second.close();
  await openForm({ page: 'sp-top', query: 'area_v=99' });
  expect(links().getByRole('link', { name: '北海道のゴルフ場' })).toBeVisible();
});
