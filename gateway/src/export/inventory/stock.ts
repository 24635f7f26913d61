import type { Kysely } from 'kysely';
import { stockRecord, toStockRecord } from '../../import/inventory/stockRecord.ts';
import { packStock, type Start } from '../../inventory/packStock.ts';
import { readStarts } from '../../inventory/startList.ts';
import type { InventoryTables } from '../../inventory/tables.ts';
import { type ExportedFile, ofEachCourse } from '../exportedFile.ts';

/** A day of a course; `starts` is undefined where only its hours are known. */
interface StockDay {
  readonly course_id: number;
  readonly day: number;
  readonly starts: readonly Start[] | undefined;
}

/** Reads the days of a course as they were told last, closed ones too. */
async function readDays(db: Kysely<InventoryTables>, courseId: number): Promise<StockDay[]> {
  const rows = await db
    .selectFrom('stock')
    .leftJoin('start_list as list', (join) =>
      join.onRef('list.course_id', '=', 'stock.course_id').onRef('list.day', '=', 'stock.day'),
    )
    .leftJoin('closed_day as closed', (join) =>
      join.onRef('closed.course_id', '=', 'stock.course_id').onRef('closed.day', '=', 'stock.day'),
    )
    .selectAll('stock')
    .select(['list.starts', 'closed.runs as closedRuns', 'closed.free as closedFree'])
    .where('stock.course_id', '=', courseId)
    .orderBy('stock.day')
    .execute();
  return rows.map(({ course_id, day, runs, free, closedRuns, closedFree, starts: text }) => {
    // a day that nobody has told the starts of may still have none
    const starts = readStarts(text ?? '');
    const packed = packStock(starts);
    const isTrue = packed.runs === (closedRuns ?? runs) && packed.free === (closedFree ?? free);
    return { course_id, day, starts: isTrue ? starts : undefined };
  });
}

export const stock: ExportedFile = {
  name: 'stock',
  columns: Object.keys(stockRecord.shape),
  async *rows(db, tell) {
    let unknown = 0;
    for await (const { starts, ...day } of ofEachCourse(db, (id) => readDays(db, id)))
      if (starts === undefined) unknown += 1;
      else yield toStockRecord({ ...day, starts });
    if (unknown > 0) tell(`left out ${unknown} days of which only the hours are known`);
  },
};
