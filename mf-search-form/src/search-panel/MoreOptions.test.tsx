import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../testing/openForm.ts';

const summary = () => screen.getByText(/詳細条件/);
const details = () => summary().closest('details');
const inside = () => within(details() ?? document.body);

it('[R2.14] opens every option in the form, and is open again on the next page', async () => {
  const { host, close } = await openForm({ query: 'area[]=12' });
  expect(details()).not.toHaveAttribute('open');
  await userEvent.click(summary());
  expect(details()).toHaveAttribute('open');
  const kept = host.storage.session.get('vuex') ?? '';
  close();
  await openForm({ session: { vuex: kept } });
  expect(details()).toHaveAttribute('open');
});

it('[R5.12] holds what is no chip of the form already, by mode; the top form has none overseas', async () => {
  await openForm({ query: 'area[]=12' });
  expect(inside().queryByRole('checkbox', { name: '昼食付き' })).not.toBeInTheDocument();
  expect(inside().getByRole('checkbox', { name: 'ドリンク付き' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'コンペ' }));
  expect(inside().getByRole('checkbox', { name: '昼食付き' })).toBeInTheDocument();
  expect(inside().queryByRole('checkbox', { name: '賞品付き' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: '海外' }));
  expect(details()).not.toBeVisible();
});

it('[R5.12] the form of results overseas has options, the top form has not', async () => {
  await openForm({ page: 'result', query: 'search_mode=overseas&area[]=48&country[]=1' });
  expect(details()).not.toHaveAttribute('hidden');
  expect(inside().getByRole('checkbox', { name: 'キャディ付き' })).toBeInTheDocument();
});

it('says how many are chosen while it is closed', async () => {
  await openForm({ query: 'area[]=12&zone_list[]=07&drink=1&lunch=1' });
  expect(summary()).toHaveTextContent('詳細条件2件');
});
