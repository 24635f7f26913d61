import { type Kysely, sql, type SqlBool } from 'kysely';
import type { InventoryTables } from '../tables.ts';
import type { SearchCriteria } from './criteria.ts';
import { integer } from './integer.ts';

/** The tee times of a course on a day, packed as in `StockTable`. */
export interface StockDay {
  readonly course_id: number;
  readonly day: number;
  readonly runs: number;
  readonly free: number;
}

/** Reads the tee times of these courses on the asked days, ordered by course and day. */
export async function readStock(
  db: Kysely<InventoryTables>,
  { from, to, weekdays }: Pick<SearchCriteria, 'from' | 'to' | 'weekdays'>,
  courseIds: readonly number[],
): Promise<StockDay[]> {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom('stock')
    .innerJoin('calendar', 'calendar.day', 'stock.day')
    .select(['stock.course_id', 'stock.day', 'stock.runs', 'stock.free'])
    .where('stock.course_id', 'in', courseIds)
    .where('stock.day', '>=', from)
    .where('stock.day', '<=', to)
    .where(sql<SqlBool>`(calendar.weekday_bit & ${integer(weekdays)}) <> 0`)
    .orderBy('stock.course_id')
    .orderBy('stock.day')
    .execute();
}
