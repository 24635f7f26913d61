import type { Kysely } from 'kysely';
import { packStock, type Start } from '../packStock.ts';
import { readStarts } from '../startList.ts';
import type { InventoryTables } from '../tables.ts';

/** The exact starts of a day of a course. */
export interface StartDay {
  readonly day: number;
  /** In order, free and sold. */
  readonly starts: readonly Start[];
}

/**
 * Reads the exact starts of a course on the days from `from` to `to`. A day on which the course is
 * closed, or of which only the hours are known, is absent.
 */
export async function readStartLists(
  db: Kysely<InventoryTables>,
  courseId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<StartDay[]> {
  const rows = await db
    .selectFrom('start_list')
    .innerJoin('stock', (join) =>
      join
        .onRef('stock.course_id', '=', 'start_list.course_id')
        .onRef('stock.day', '=', 'start_list.day'),
    )
    .select(['start_list.day', 'start_list.starts', 'stock.runs', 'stock.free'])
    .where('start_list.course_id', '=', courseId)
    .where('start_list.day', '>=', from)
    .where('start_list.day', '<=', to)
    .orderBy('start_list.day')
    .execute();
  return rows.flatMap(({ day, starts: text, runs, free }) => {
    const starts = readStarts(text);
    const packed = packStock(starts);
    return packed.runs === runs && packed.free === free ? [{ day, starts }] : [];
  });
}
