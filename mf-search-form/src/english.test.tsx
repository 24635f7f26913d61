import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import labels from 'shared-contracts/labels/en';
import { toDayNumber } from 'shared-contracts/format';
import { reactWidget } from 'shared-ui/island';
import type { SearchFormData } from './searchFormData.ts';
import messages from './messages/en.json';
import { SearchForm } from './SearchForm.tsx';
import { createSearchStore } from './condition/store.ts';
import { HOLIDAYS, openForm } from './testing/openForm.ts';

const english = reactWidget<SearchFormData>({
  load: async () => ({ today: toDayNumber(2026, 11, 21), holidays: HOLIDAYS }),
  createStore: createSearchStore,
  View: SearchForm,
  messages,
  labels,
});
function openEnglish(options: Parameters<typeof openForm>[0] = {}) {
  return openForm({ ...options, widget: english, locale: 'en-US' });
}

it('[R9.06] chips name their conditions in English', async () => {
  await openEnglish({
    page: 'result',
    query: 'area[]=12&year=2026&month=11&day=28&widthday=2&play_fee_max=12000&lunch=1',
  });
  expect(
    within(screen.getByRole('list', { name: 'Search conditions' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Chiba – remove',
    'Sat, Nov 28, 2 days – remove',
    'Up to ¥12,000 – remove',
    'Lunch included – remove',
  ]);
});

it('[R9.06] [R2.15] the name of a course is Japanese in an English chip', async () => {
  await openEnglish({ page: 'result', query: 'search_c_name=霞ヶ丘' });
  expect(screen.getByText('霞ヶ丘')).toHaveAttribute('lang', 'ja');
});

it('[R9.06] [R9.02] the date and the calendar are in English', async () => {
  await openEnglish();
  const button = screen.getByRole('button', { name: /^Play date Required Sun ?, Nov 22, 2026$/ });
  await userEvent.click(button);
  const dialog = within(screen.getByRole('dialog'));
  expect(
    within(await dialog.findByRole('grid', { name: 'Nov 2026' })).getAllByRole('columnheader', {
      hidden: true,
    })[0],
  ).toHaveTextContent('Mon');
  expect(dialog.getByRole('button', { name: 'Tue, Nov 24, 2026' })).toBeVisible();
  expect(
    dialog.getByRole('button', { name: 'Mon, Nov 23, 2026, holiday: Labor Thanksgiving Day' }),
  ).toBeVisible();
  expect(dialog.getByText('23: Labor Thanksgiving Day')).toBeVisible();
});

it('[R9.06] [R5.07] errors are in English, above the form and at their fields', async () => {
  await openEnglish();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('link', { name: 'Please select an area.' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Area/ })).toHaveAccessibleDescription(
    /Please select an area\./,
  );
});
