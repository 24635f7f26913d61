import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../../testing/openForm.ts';

function dateButton() {
  return screen.getByRole('button', { name: /^プレー日/ });
}
async function openCalendar() {
  await userEvent.click(dateButton());
  const dialog = within(screen.getByRole('dialog', { name: 'プレー日を選ぶ' }));
  await dialog.findByRole('grid', { name: '2026年11月' });
  return dialog;
}
function decide() {
  return userEvent.click(screen.getByRole('button', { name: '決定' }));
}

it('[R3.09] the play date is tomorrow until another is chosen', async () => {
  await openForm();
  expect(dateButton()).toHaveAccessibleName('プレー日 必須 2026年11月22日 （日）');
});

it('[R9.02] weeks start on Monday in the calendar', async () => {
  await openForm();
  const dialog = await openCalendar();
  const november = within(dialog.getByRole('grid', { name: '2026年11月' }));
  // the column headers are hidden from assistive technology, since every day's name says its
  // weekday
  expect(
    november.getAllByRole('columnheader', { hidden: true }).map((header) => header.textContent),
  ).toEqual(['月', '火', '水', '木', '金', '土', '日']);
});

it('[R3.20][R7.06] holidays are named, in the cell and below the month', async () => {
  const { host } = await openForm();
  expect(host.sent).toContainEqual(
    expect.objectContaining({
      path: '/calendar/holidays',
      query: { start_date: '2026-11-21', end_date: '2027-06-30' },
    }),
  );
  const dialog = await openCalendar();
  expect(
    dialog.getByRole('button', { name: '2026年11月23日月曜日 祝日 勤労感謝の日' }),
  ).toBeVisible();
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toContain(
    '23日 勤労感謝の日',
  );
});

it('[R8.06] the calendar works without the names of holidays when their call fails', async () => {
  const { host } = await openForm({ answers: {} });
  const dialog = await openCalendar();
  expect(dialog.getByRole('button', { name: '2026年11月23日月曜日' })).toBeVisible();
  expect(host.errors).toHaveLength(1);
});

it('[R5.13] a day before today stays in the grid and cannot be chosen', async () => {
  await openForm();
  const dialog = await openCalendar();
  const past = dialog.getByRole('button', { name: '2026年11月20日金曜日' });
  expect(past).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(past);
  await decide();
  expect(dateButton()).toHaveAccessibleName(/2026年11月22日/);
});

it('[R5.03] a day and a number of days make the range', async () => {
  await openForm();
  const dialog = await openCalendar();
  await userEvent.click(dialog.getByRole('button', { name: '2026年11月28日土曜日' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '日数' }), '3日間');
  expect(dialog.getByText('2026年11月28日（土）から3日間')).toBeVisible();
  await decide();
  expect(dateButton()).toHaveAccessibleName('プレー日 必須 2026年11月28日 （土）');
  expect(screen.getByRole('combobox', { name: '日数' })).toHaveValue('3');
});

it('[R5.03] the numbers of days are 1 to 10, 15, 20, 31 and the one in the address', async () => {
  await openForm({ query: 'month=12&day=1&widthday=12' });
  const options = within(screen.getByRole('combobox', { name: '日数' }))
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value);
  expect(options).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '12',
    '15',
    '20',
    '31',
  ]);
});

it('[R5.14] a range past the cap is shortened, and the dialog says so', async () => {
  await openForm({ query: 'year=2027&month=5&day=20' });
  await userEvent.click(dateButton());
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '日数' }), '31日間');
  expect(dialog.getByText(/2027年5月20日（木）から12日間/)).toBeVisible();
  expect(dialog.getByText('2027年5月31日（月）までの範囲に調整しました。')).toBeVisible();
});

it('a quick date sets the day and the number of days', async () => {
  await openForm();
  const dialog = await openCalendar();
  await userEvent.click(dialog.getByRole('button', { name: /^来週末/ }));
  expect(dialog.getByRole('button', { name: /^来週末/ })).toHaveAttribute('aria-pressed', 'true');
  await decide();
  expect(dateButton()).toHaveAccessibleName(/2026年11月28日/);
  expect(screen.getByRole('combobox', { name: '日数' })).toHaveValue('2');
});

it('arrow keys move between days, and the grid is one tab stop', async () => {
  await openForm();
  const dialog = await openCalendar();
  const tomorrow = dialog.getByRole('button', { name: '2026年11月22日日曜日' });
  expect(
    dialog.getAllByRole('button', { name: /^202/ }).filter((day) => day.tabIndex === 0),
  ).toEqual([tomorrow]);
  tomorrow.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(dialog.getByRole('button', { name: '2026年11月29日日曜日' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  expect(dialog.getByRole('button', { name: '2026年12月29日火曜日' })).toHaveFocus();
});

it('[R5.08] on the last weekday of a month the weekdays are named those of the next month', async () => {
  // 30 November 2026, a Monday
  await openForm({
    now: () => Date.UTC(2026, 10, 30),
    answers: { '/calendar/holidays': { data: {} } },
  });
  await userEvent.click(screen.getByRole('button', { name: /^プレー日/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'プレー日を選ぶ' }));
  expect(dialog.getByRole('button', { name: '来月の平日 12/1–31' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^今月の平日/ })).not.toBeInTheDocument();
});

it('[R5.08] 今月の平日 means the rest of the month without weekends and holidays; choosing another date ends that', async () => {
  const { host } = await openForm({ query: 'area[]=12' });
  const dialog = await openCalendar();
  await userEvent.click(dialog.getByRole('button', { name: /^今月の平日/ }));
  expect(dialog.getByText('2026年11月24日（火）から7日間のうち平日')).toBeVisible();
  await decide();
  expect(dateButton()).toHaveAccessibleName(/2026年11月24日.*平日のみ/);
  await userEvent.click(screen.getByRole('button', { name: '検索する' }));
  expect(host.navigations[0]).toMatch(/widthday=7.*plan_day=0/);
  const again = await openCalendar();
  await userEvent.click(again.getByRole('button', { name: /^来週末/ }));
  await decide();
  expect(dateButton()).not.toHaveAccessibleName(/平日のみ/);
});

it('検索する in the calendar decides and searches at once', async () => {
  const { host } = await openForm({ query: 'area[]=12' });
  const dialog = await openCalendar();
  await userEvent.click(dialog.getByRole('button', { name: '2026年11月28日土曜日' }));
  await userEvent.click(dialog.getByRole('button', { name: '検索する' }));
  expect(host.navigations).toEqual([expect.stringMatching(/month=11&day=28/)]);
});

it('the calendar offers no search while no place is chosen', async () => {
  await openForm();
  const dialog = await openCalendar();
  expect(dialog.getByRole('button', { name: '決定' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: '検索する' })).not.toBeInTheDocument();
});

it('[R5.15] the form ignores a date out of range in its address, without an error', async () => {
  await openForm({ query: 'year=2031&month=2&day=3' });
  expect(dateButton()).toHaveAccessibleName('プレー日 必須 2026年11月22日 （日）');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('[R3.20][R4.25] the holidays are fetched once for the same dates, in every form of a document, and again after midnight', async () => {
  const { host, close } = await openForm();
  const { storage } = host;
  const asked = ({ sent }: typeof host) =>
    sent.filter(({ path }) => path === '/calendar/holidays').map(({ query }) => query);
  expect(asked(host)).toHaveLength(1);
  close();
  const again = await openForm({ page: 'sp-top', device: 'MB', bare: true, storage });
  const dialog = await openCalendar();
  expect(
    await dialog.findByRole('button', { name: '2026年11月23日月曜日 祝日 勤労感謝の日' }),
  ).toBeVisible();
  expect(asked(again.host)).toEqual([]);
  again.close();
  const tomorrow = await openForm({
    bare: true,
    storage,
    now: () => Date.UTC(2026, 10, 21, 23),
  });
  await waitFor(() =>
    expect(asked(tomorrow.host)).toEqual([{ start_date: '2026-11-22', end_date: '2027-06-30' }]),
  );
});

it('[R4.25] holidays whose call failed are fetched again by the next form', async () => {
  const first = await openForm({ answers: {} });
  first.close();
  const { host } = await openForm({ bare: true, storage: first.host.storage });
  await waitFor(() => expect(host.sent.map(({ path }) => path)).toContain('/calendar/holidays'));
});

it('[R5.27] results whose address has an empty date ask for one, at the field as well; without a date it is tomorrow', async () => {
  const { close } = await openForm({ page: 'result', query: 'area[]=12&year=&month=&day=' });
  expect(screen.getByRole('alert')).toHaveTextContent('プレー日を選択してください。');
  await userEvent.click(screen.getByText('条件を変更'));
  expect(dateButton()).toHaveAccessibleDescription(/プレー日を選択してください。/);
  close();
  await openForm({ page: 'result', query: 'area[]=12' });
  expect(screen.queryByText('プレー日を選択してください。')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('条件を変更'));
  expect(dateButton()).toHaveAccessibleName(/2026年11月22日/);
});

it('[R4.25] the holidays are fetched once', async () => {
  const { host, update } = await openForm({ query: 'area[]=12' });
  update({ page: 'top', query: 'area[]=13' });
  expect(host.sent.filter(({ path }) => path === '/calendar/holidays')).toHaveLength(1);
});
