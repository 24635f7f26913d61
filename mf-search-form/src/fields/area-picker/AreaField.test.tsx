import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../../testing/openForm.ts';

function areaButton() {
  return screen.getByRole('button', { name: /^エリア/ });
}
async function pick(...names: string[]) {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }));
}
async function openPicker(region: string) {
  await userEvent.click(areaButton());
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${region}`) }));
  return within(screen.getByRole('dialog', { name: 'エリアを選ぶ' }));
}

it('[R5.21] a fourth area is refused with a reason, and the three stay chosen', async () => {
  await openForm();
  const dialog = await openPicker('関東・甲信越');
  await pick('千葉県', '茨城県', '埼玉県', '東京都');
  expect(dialog.getByRole('alert')).toHaveTextContent('エリアは3つまで選択できます。');
  expect(screen.getByRole('checkbox', { name: '東京都' })).not.toBeChecked();
  expect(dialog.getByRole('status')).toHaveTextContent('選択中 3／3');
});

it('[R4.12] all prefectures of a region count as one area', async () => {
  await openForm();
  const dialog = await openPicker('四国');
  await pick('徳島県', '香川県', '愛媛県');
  expect(screen.getByRole('checkbox', { name: '四国すべて' })).toBePartiallyChecked();
  await pick('高知県');
  expect(screen.getByRole('checkbox', { name: '四国すべて' })).toBeChecked();
  expect(dialog.getByRole('status')).toHaveTextContent('選択中 1／3');
  await userEvent.click(screen.getByRole('button', { name: '決定' }));
  expect(areaButton()).toHaveAccessibleName('エリア 必須 四国');
});

it('[R2.19][R9.03] deciding remembers the region for three years, opens it first the next time, and tells the page', async () => {
  const { host } = await openForm();
  const remember = jest.spyOn(host.storage.cookies, 'set');
  await openPicker('九州・沖縄');
  await pick('熊本県');
  await userEvent.click(screen.getByRole('button', { name: '決定' }));
  expect(remember).toHaveBeenCalledWith('area_v', '43', 3 * 365 * 24 * 60 * 60);
  expect(host.storage.cookies.get('area_v')).toBe('43');
  expect((host.cookieAges.get('area_v') ?? 0) / 86_400).toBe(3 * 365);
  expect(host.published).toContainEqual({
    name: 'search-form:region-changed',
    payload: { region: 108 },
  });
});

it('[R2.19] the remembered region is open while nothing is chosen', async () => {
  await openForm({ cookies: { area_v: '13' } });
  await userEvent.click(areaButton());
  expect(screen.getByRole('checkbox', { name: '東京都' })).toBeVisible();
});

it('[R5.21] 関東・甲信越, which has most courses, is open to a visitor who comes for the first time', async () => {
  await openForm();
  await userEvent.click(areaButton());
  expect(screen.getByRole('checkbox', { name: '千葉県' })).toBeVisible();
});

it('[R2.19] the region of the address comes before the region of the cookie', async () => {
  await openForm({ query: 'area_v=40', cookies: { area_v: '13' } });
  await userEvent.click(areaButton());
  expect(screen.getByRole('checkbox', { name: '福岡県' })).toBeVisible();
});

it('cancelling changes nothing and returns the focus', async () => {
  await openForm({ query: 'area[]=12' });
  await openPicker('関東・甲信越');
  await pick('東京都');
  await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
  expect(areaButton()).toHaveAccessibleName('エリア 必須 千葉県');
  expect(areaButton()).toHaveFocus();
});

it('a chip removes its area, and クリア removes all', async () => {
  await openForm({ query: 'area[]=12&area[]=8' });
  await userEvent.click(areaButton());
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^千葉県\s*を外す$/ }));
  expect(dialog.getByRole('status')).toHaveTextContent('選択中 1／3');
  await userEvent.click(dialog.getByRole('button', { name: 'クリア' }));
  expect(dialog.getByRole('status')).toHaveTextContent('選択中 0／3');
});
