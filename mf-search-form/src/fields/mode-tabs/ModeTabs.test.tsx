import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../../testing/openForm.ts';

function tab(name: string) {
  return screen.getByRole('tab', { name });
}

it('[R2.13] arrows, Home and End move the focus; only Enter or Space changes the mode', async () => {
  await openForm();
  tab('通常').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('コンペ')).toHaveFocus();
  expect(tab('通常')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  expect(tab('海外')).toHaveFocus();
  expect(tab('通常')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight} ');
  expect(tab('通常')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
  expect(tab('コンペ')).toHaveAttribute('aria-selected', 'true');
});

it('[R2.13] the Tab key reaches only the chosen tab', async () => {
  await openForm();
  await userEvent.click(tab('海外'));
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, -1, 0]);
});

it('[R5.12] a competition offers its perks and runs of slots instead of the usual options', async () => {
  await openForm();
  expect(screen.getByRole('checkbox', { name: '昼食付き' })).toBeVisible();
  await userEvent.click(tab('コンペ'));
  const chips = within(screen.getByRole('group', { name: 'こだわり条件' }));
  expect(chips.queryByRole('checkbox', { name: '昼食付き' })).not.toBeInTheDocument();
  expect(chips.getByRole('checkbox', { name: '賞品付き' })).toBeVisible();
  expect(chips.getByRole('combobox', { name: '組数' })).toBeVisible();
});

it('[R4.11] the places of a tab come back with the tab', async () => {
  await openForm({ query: 'area[]=12' });
  await userEvent.click(tab('海外'));
  await userEvent.click(screen.getByRole('radio', { name: 'タイ' }));
  await userEvent.click(tab('通常'));
  expect(screen.getByRole('button', { name: 'エリア 必須 千葉県' })).toBeVisible();
  await userEvent.click(tab('海外'));
  expect(screen.getByRole('radio', { name: 'タイ' })).toBeChecked();
});
