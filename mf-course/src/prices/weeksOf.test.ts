import fc from 'fast-check';
import { toDateParts, toIsoDate } from 'shared-contracts/format';
import { weeksOf } from './weeksOf.ts';

it('[R9.02] has every day once, in its place of a week from Monday on, whatever the first day is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20_000, max: 30_000 }),
      fc.integer({ min: 1, max: 40 }),
      (first, count) => {
        const days = Array.from({ length: count }, (_, at) => ({
          playDate: toIsoDate(first + at),
          ...(at % 3 > 0 && { price: 8000 + at }),
        }));
        const weeks = weeksOf(days);
        const shown = weeks.flat().flatMap((day) => day ?? []);
        expect(shown.map(({ day }) => toIsoDate(day))).toEqual(
          days.map(({ playDate }) => playDate),
        );
        expect(shown.map(({ price }) => price)).toEqual(days.map(({ price = 0 }) => price));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((day) => day !== undefined)).toBe(true);
          week.forEach((each, at) => {
            if (each) expect(toDateParts(each.day).weekday).toBe([1, 2, 3, 4, 5, 6, 0][at]);
          });
        }
      },
    ),
  );
});

it('has no week without a day', () => {
  expect(weeksOf([])).toEqual([]);
});
