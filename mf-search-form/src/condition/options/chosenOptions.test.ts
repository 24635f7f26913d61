/** @jest-environment node */
import { FLAG_OPTIONS, isShown, OPTIONS, SEARCH_MODES } from 'shared-contracts/search';
import { aSearchCondition } from 'shared-contracts/testing';
import { chosenOptions } from './chosenOptions.ts';
import { groupsOf } from './optionGroups.ts';

describe('every option that is on or off', () => {
  it.each(FLAG_OPTIONS)(
    '[R5.12] (%s) is in one group of the detailed search, only in its modes',
    (option) => {
      for (const mode of SEARCH_MODES) {
        const groups = groupsOf('detail', mode).filter(({ fields }) => fields.includes(option));
        expect(groups).toHaveLength(isShown(option, mode) ? 1 : 0);
      }
    },
  );

  it.each(FLAG_OPTIONS)('[R9.09] (%s) has a chip, which removes it', (option) => {
    const before = aSearchCondition();
    expect(chosenOptions({ ...before, [option]: true }, [option])).toEqual([
      { key: option, text: OPTIONS[option].label, without: before },
    ]);
    expect(chosenOptions(before, [option])).toEqual([]);
  });
});
