import { screen } from '@testing-library/react';
import { FLAG_OPTIONS, isShown, OPTIONS, SEARCH_MODES, wireName } from 'shared-contracts/search';
import { openForm } from '../../testing/openForm.ts';

it.each(SEARCH_MODES)(
  '[R5.12] every option of a search (%s) has one control, with its own wire name',
  async (mode) => {
    await openForm({ page: 'detail', query: `search_mode=${mode}` });
    const controls = screen.getAllByRole('checkbox', { hidden: true });
    for (const option of FLAG_OPTIONS) {
      const named = controls.filter((control) => control.getAttribute('name') === wireName(option));
      expect([option, named.length]).toEqual([option, isShown(option, mode) ? 1 : 0]);
      for (const control of named) expect(control).toHaveAccessibleName(OPTIONS[option].label);
    }
  },
);
