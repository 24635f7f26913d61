import { aSearchCondition } from '../testing/builders/index.ts';
import { toGoraArea, toMapPayload, toPlayDateRange } from './index.ts';

describe('the payloads of a condition', () => {
  it('[R3.03] for a map have the names of the specification', () => {
    expect(toMapPayload(aSearchCondition({ area: [12, 107], widthday: 3 }), [5, 6])).toEqual({
      golf_course_ids: [5, 6],
      subdivision_codes: ['JP-12', 'JP-36', 'JP-37', 'JP-38', 'JP-39'],
      play_date_ranges: ['2026-11-22..2026-11-24'],
    });
    expect(toMapPayload(aSearchCondition({ area: [1] })).subdivision_codes).toEqual(['JP-01']);
  });

  it('[R3.06] have a date, or the first and the last day of a range', () => {
    expect(toPlayDateRange(aSearchCondition())).toBe('2026-11-22');
    expect(toPlayDateRange({ playDate: { year: 2027, month: 12, day: 31 }, widthday: 2 })).toBe(
      '2027-12-31..2028-01-01',
    );
  });

  it('[R3.04] have the region of the first area', () => {
    expect([[12, 1], [104], [48], [0], []].map((area) => toGoraArea({ area }))).toEqual([
      102, 104, 0, 0, 0,
    ]);
  });
});
