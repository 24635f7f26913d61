import type { SearchCriteria } from '../search/criteria.ts';
import type { StockDay } from '../search/readStock.ts';
import { askedDays } from './askedDays.ts';
import { at, cellOf } from './columns.ts';
import { joinHalves } from './lanes.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Returns the tee times of courses on the asked days, by course and day. Days without any row are absent. */
export function stockOf(
  index: SearchIndex,
  criteria: Pick<SearchCriteria, 'from' | 'to' | 'weekdays'>,
  courseIds: readonly number[],
): StockDay[] {
  const { runsLow, runsHigh, freeLow, freeHigh, courses, firstDay } = index.columns;
  const { all } = askedDays(index.columns, criteria);
  return index.places(courseIds).flatMap((course) =>
    all
      .map((day) => ({ day, cell: cellOf(courses.length, course, day) }))
      .filter(({ cell }) => at(runsLow, cell) !== 0)
      .map(({ day, cell }) => ({
        course_id: index.idOf(course),
        day: day + firstDay,
        runs: joinHalves(at(runsLow, cell), at(runsHigh, cell)),
        free: joinHalves(at(freeLow, cell), at(freeHigh, cell)),
      })),
  );
}
