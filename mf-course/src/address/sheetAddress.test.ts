import fc from 'fast-check';
import { toJapaneseDay } from 'shared-contracts/format';
import { readSheetAddress, SHEET_DAYS, sheetHref } from './sheetAddress.ts';

const NOW = Date.UTC(2026, 10, 20, 23);
const TODAY = toJapaneseDay(NOW);

describe('the address of a sheet', () => {
  it('is read as it is written, for every day with a price and every party', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.option(fc.integer({ min: TODAY, max: TODAY + SHEET_DAYS - 1 }), { nil: undefined }),
        fc.constantFrom(0, 2, 3, 4),
        (courseId, day, players) => {
          const asked = { courseId, ...(day !== undefined && { day }), players };
          const { pathname, search } = new URL(sheetHref(asked), 'https://golf.example');
          const [, id] = /^\/course\/(\d+)\/$/.exec(pathname) ?? [];
          expect(readSheetAddress(`course=${id}&${search.slice(1)}`, NOW)).toEqual(asked);
        },
      ),
    );
  });

  it.each(['date=2026-11-20', 'date=2026-12-22', 'date=tomorrow', 'players=5', 'players=%00'])(
    'names neither day nor party in %j',
    (query) => {
      expect(readSheetAddress(`course=7&${query}`, NOW)).toEqual({ courseId: 7, players: 0 });
    },
  );

  it('takes the course from the path, whatever the query says', () => {
    expect(readSheetAddress('course=7&course=9', NOW).courseId).toBe(7);
  });
});
