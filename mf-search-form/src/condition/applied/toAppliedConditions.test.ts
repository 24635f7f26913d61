import fc from 'fast-check';
import { OVERSEAS } from 'shared-contracts/areas';
import { toJapaneseDay } from 'shared-contracts/format';
import { parseSearchQuery, toSearchQuery } from 'shared-contracts/search';
import { anySearchCondition } from 'shared-contracts/testing/arbitraries';
import { isRemovable, toAppliedConditions } from './toAppliedConditions.ts';

const now = Date.UTC(2026, 10, 20, 23);
const today = toJapaneseDay(now);

it('[R1.05][R4.08][R4.11] the mode comes first, and the search without it is a normal one that runs', () => {
  fc.assert(
    fc.property(anySearchCondition(now), (condition) => {
      const [first, ...others] = toAppliedConditions(condition, today);
      expect(others.map(({ key }) => key)).not.toContain('mode');
      if (condition.searchMode === 'normal') {
        expect(first?.key).not.toBe('mode');
        return;
      }
      expect(first).toMatchObject({ key: 'mode', text: { mode: condition.searchMode } });
      if (!first) return;
      expect(isRemovable(first, condition)).toBe(true);
      const read = parseSearchQuery(toSearchQuery(first.without), { now, form: 'result' });
      expect(read.error).toBeUndefined();
      expect(read.condition).toMatchObject({
        searchMode: 'normal',
        country: [],
        compe: false,
        compeTypes: [],
        compareWith: [],
        page: 1,
        courseName: condition.courseName,
        playDate: condition.playDate,
      });
      expect(read.condition.area).not.toContain(OVERSEAS);
    }),
  );
});
