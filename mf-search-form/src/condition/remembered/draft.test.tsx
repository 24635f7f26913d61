import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../../testing/openForm.ts';

function name() {
  return screen.getByRole('combobox', { name: 'コース名' });
}

/**
 * Reloads the page. That ends the document and not the widget, so the next document finds what the
 * session holds at that moment.
 */
async function reload(page: 'top' | 'result' | 'detail', query: string, type: () => Promise<void>) {
  const before = await openForm({ page, query });
  await type();
  const kept = before.host.storage.session.get('vuex') ?? '';
  before.close();
  return openForm({ page, query, session: { vuex: kept } });
}

it('[R9.04] a reload keeps a name that cannot be searched for, and the areas that it pushed aside', async () => {
  await reload('top', '', async () => {
    await userEvent.click(screen.getByRole('button', { name: /^エリア/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: '四国すべて' }));
    await userEvent.click(screen.getByRole('button', { name: '決定' }));
    await userEvent.type(name(), 'A<B ');
  });
  expect(name()).toHaveValue('A<B ');
  await userEvent.clear(name());
  expect(screen.getByRole('button', { name: 'エリア 必須 四国' })).toBeVisible();
});

it('[R9.04] a reload keeps fees that contradict each other', async () => {
  await reload('top', '', async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '料金の下限' }), '12,000円');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '料金の上限' }), '8,000円');
  });
  expect(screen.getByRole('combobox', { name: '料金の下限' })).toHaveValue('12000');
  expect(screen.getByRole('combobox', { name: '料金の上限' })).toHaveValue('8000');
});

it('[R9.04] the form above results keeps changes that were not searched for, and only at that address', async () => {
  const { close, host } = await reload('result', 'area[]=12&month=11&day=28', () =>
    userEvent.click(screen.getByRole('checkbox', { name: 'キャディ付き', hidden: true })),
  );
  expect(screen.getByRole('checkbox', { name: 'キャディ付き', hidden: true })).toBeChecked();
  const kept = host.storage.session.get('vuex') ?? '';
  close();
  await openForm({ page: 'result', query: 'area[]=13', session: { vuex: kept } });
  expect(screen.getByRole('checkbox', { name: 'キャディ付き', hidden: true })).not.toBeChecked();
});

it('[R4.04] leaving the page ends the draft; the session still fills the next form', async () => {
  const { host, close } = await openForm({ page: 'result', query: 'area[]=12' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'キャディ付き', hidden: true }));
  close();
  expect(JSON.parse(host.storage.session.get('vuex') ?? '{}').formDraft).toBeUndefined();
});
