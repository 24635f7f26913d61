import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../../testing/openForm.ts';

jest.mock('./loadCalendar.ts', () => ({
  loadCalendar: () => Promise.reject(new Error('Loading chunk Calendar failed')),
}));

it('the date is chosen by month and day when the calendar does not load', async () => {
  const { host } = await openForm();
  await userEvent.click(screen.getByRole('button', { name: /^プレー日/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'プレー日（月）' }),
    '2027年1月',
  );
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'プレー日（日）' }), '5日');
  await userEvent.click(dialog.getByRole('button', { name: '決定' }));
  expect(screen.getByRole('button', { name: /2027年1月5日/ })).toBeVisible();
  expect(host.errors).toEqual([
    expect.objectContaining({ message: 'Loading chunk Calendar failed' }),
  ]);
});
