import { screen, within } from '@testing-library/react';
import { openForm } from '../../testing/openForm.ts';

const ROAD = { page: 'result', query: 'area[]=12&highway=40' } as const;
function chip() {
  return within(screen.getByRole('list', { name: '検索条件' }));
}

it('[R3.14] a chosen road has its chip at once, and its name when the names of the roads have come', async () => {
  await openForm({ ...ROAD, bare: true });
  expect(chip().getByRole('link', { name: /道路名/ })).toBeVisible();
  expect(await chip().findByRole('link', { name: /北関東自動車道/ })).toHaveAttribute(
    'href',
    expect.not.stringContaining('highway'),
  );
  expect(chip().queryByRole('link', { name: /道路名/ })).not.toBeInTheDocument();
});

it('[R3.14] a form that has loaded its data shows the name at once', async () => {
  await openForm(ROAD);
  expect(chip().getByRole('link', { name: /北関東自動車道/ })).toBeVisible();
});
