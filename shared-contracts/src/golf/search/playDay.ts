import { toJapaneseDay, type DayNumber } from '../format/index.ts';
import { toPlayDate, toPlayDay } from './calendar.ts';
import type { Dated } from './checks/playDate.ts';
import { days } from './fields/playDate.ts';
import { toParameters } from './fields/derive.ts';
import { readQuery } from './rawQuery.ts';
import { readParameters } from './readParameters.ts';

/**
 * R3.09, R5.13: returns the play day of a page's query, or tomorrow in Japan when the query has no
 * valid one. For code that needs nothing else of the search: it loads only the rows of the date,
 * not the whole table.
 */
export function playDayOf(query: string, now: number): DayNumber {
  const tomorrow: Dated = { playDate: toPlayDate(toJapaneseDay(now) + 1), widthday: 1 };
  return toPlayDay(
    readParameters(toParameters<Dated>(days), tomorrow, readQuery(query), { now, form: 'top' })
      .condition.playDate,
  );
}
