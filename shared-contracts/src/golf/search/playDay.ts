import { toJapaneseDay, type DayNumber } from '../format/index.ts';
import { toPlayDate, toPlayDay } from './calendar.ts';
import type { Dated } from './checks/playDate.ts';
import { days } from './fields/playDate.ts';
import { toParameters } from './fields/derive.ts';
import { readQuery } from './rawQuery.ts';
import { readParameters } from './readParameters.ts';

/**
 * The play day that a page's query asks for; tomorrow in Japan where it names none that may be booked (R3.09, R5.13). For who
 * needs nothing else of the search: it brings the rows of the date alone, not the whole table.
 */
export function playDayOf(query: string, now: number): DayNumber {
  const tomorrow: Dated = { playDate: toPlayDate(toJapaneseDay(now) + 1), widthday: 1 };
  return toPlayDay(
    readParameters(toParameters<Dated>(days), tomorrow, readQuery(query), { now, form: 'top' })
      .condition.playDate,
  );
}
