import fc from 'fast-check';
import { toDayNumber, toJapaneseDay } from 'shared-contracts/format';
import { firstDay, readSheetAddress, SHEET_DAYS, sheetHref } from './sheetAddress.ts';

const NOW = Date.UTC(2026, 10, 20, 23);
const TODAY = toJapaneseDay(NOW);
/** The end of the month seven months ahead. */
const LAST = toDayNumber(2027, 6, 30);

describe('the address of a sheet', () => {
  it('is read as it is written, for every day of play, party and campaign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.option(fc.integer({ min: TODAY, max: LAST }), { nil: undefined }),
        fc.constantFrom(0, 2, 3, 4),
        fc.string(),
        (courseId, day, players, campaign) => {
          const asked = { courseId, ...(day !== undefined && { day }), players, campaign };
          const { pathname, search } = new URL(sheetHref(asked), 'https://golf.example');
          const [, id] = /^\/course\/(\d+)\/$/.exec(pathname) ?? [];
          expect(readSheetAddress(`course=${id}&${search.slice(1)}`, NOW)).toEqual(asked);
        },
      ),
    );
  });

  it.each(['date=2026-11-20', 'date=2027-07-01', 'date=tomorrow', 'players=5', 'players=%00'])(
    'names neither day nor party in %j',
    (query) => {
      expect(readSheetAddress(`course=7&${query}`, NOW)).toEqual({
        courseId: 7,
        players: 0,
        campaign: '',
      });
    },
  );

  it('takes the course from the path, whatever the query says', () => {
    expect(readSheetAddress('course=7&course=9', NOW).courseId).toBe(7);
  });

  it('has prices from today on, or from a chosen day that is too far ahead for them', () => {
    expect(firstDay({}, TODAY)).toBe(TODAY);
    expect(firstDay({ day: TODAY + SHEET_DAYS - 1 }, TODAY)).toBe(TODAY);
    expect(firstDay({ day: TODAY + SHEET_DAYS }, TODAY)).toBe(TODAY + SHEET_DAYS);
  });
});
