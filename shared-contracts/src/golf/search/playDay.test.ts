import fc from 'fast-check';
import { toDayNumber, toJapaneseDay } from '../format/index.ts';
import { parseSearchQuery, playDayOf, toPlayDay } from './index.ts';

/** Saturday 2026-11-21 08:00 in Japan. */
const now = Date.UTC(2026, 10, 20, 23);

describe('playDayOf', () => {
  it('[R5.13] is the day that the query names', () => {
    expect(playDayOf('area[]=12&year=2026&month=12&day=5&widthday=3', now)).toBe(
      toDayNumber(2026, 12, 5),
    );
  });

  it.each([
    '',
    'year=2026&month=2&day=30',
    'year=2020&month=1&day=1',
    'year=x',
    'year=2099&month=1&day=1',
  ])('[R3.09] is tomorrow for %j', (query) => {
    expect(playDayOf(query, now)).toBe(toJapaneseDay(now) + 1);
  });

  it('[R5.13] is the play day of the whole search', () => {
    const number = fc.oneof(
      fc.integer({ min: 0, max: 40 }).map(String),
      fc.constantFrom('', 'x', '2026', '2027'),
    );
    fc.assert(
      fc.property(number, number, number, (year, month, day) => {
        const query = `year=${year}&month=${month}&day=${day}`;
        expect(playDayOf(query, now)).toBe(
          toPlayDay(parseSearchQuery(query, { now, form: 'top' }).condition.playDate),
        );
      }),
    );
  });
});
