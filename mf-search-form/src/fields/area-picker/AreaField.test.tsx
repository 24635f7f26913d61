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

it('[R5.21] a fourth area is refused with its reason, and the three stay', async () => {
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

it('[R2.19][R9.03] the region is remembered, opens first next time, and the others on the page hear of it', async () => {
  const { host } = await openForm();
  await openPicker('九州・沖縄');
  await pick('熊本県');
  await userEvent.click(screen.getByRole('button', { name: '決定' }));
  expect(host.storage.cookies.get('area_v')).toBe('43');
  expect(host.published).toContainEqual({
    name: 'search-form:region-changed',
    payload: { region: 108 },
  });
});

it('[R2.19] the remembered region is open when nothing is chosen yet', async () => {
  await openForm({ cookies: { area_v: '13' } });
  await userEvent.click(areaButton());
  expect(screen.getByRole('checkbox', { name: '東京都' })).toBeVisible();
});

it('[R2.19] the address names the region before the cookie does', async () => {
  await openForm({ query: 'area_v=40', cookies: { area_v: '13' } });
  await userEvent.click(areaButton());
  expect(screen.getByRole('checkbox', { name: '福岡県' })).toBeVisible();
});

it('cancelling changes nothing and gives the focus back', async () => {
  await openForm({ query: 'area[]=12' });
  await openPicker('関東・甲信越');
  await pick('東京都');
  await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
  expect(areaButton()).toHaveAccessibleName('エリア 必須 千葉県');
  expect(areaButton()).toHaveFocus();
});

it('an area goes by its chip, all go by クリア', async () => {
  await openForm({ query: 'area[]=12&area[]=8' });
  await userEvent.click(areaButton());
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^千葉県\s*を外す$/ }));
  expect(dialog.getByRole('status')).toHaveTextContent('選択中 1／3');
  await userEvent.click(dialog.getByRole('button', { name: 'クリア' }));
  expect(dialog.getByRole('status')).toHaveTextContent('選択中 0／3');
});
