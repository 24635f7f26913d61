import { aSearchCondition } from '../testing/builders/index.ts';
import { toMapPayload } from './index.ts';

it('[R3.03] the payload of a map has the names of the specification', () => {
  expect(toMapPayload(aSearchCondition({ area: [12, 107], widthday: 3 }), [5, 6])).toEqual({
    golf_course_ids: [5, 6],
    subdivision_codes: ['JP-12', 'JP-36', 'JP-37', 'JP-38', 'JP-39'],
    play_date_ranges: ['2026-11-22..2026-11-24'],
  });
  expect(toMapPayload(aSearchCondition({ area: [1] })).subdivision_codes).toEqual(['JP-01']);
});
