import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { toIsoDate } from 'shared-contracts/format';
import type { InventoryTables, PlanDayTable } from '../inventory/tables.ts';

type Database = Kysely<InventoryTables>;

async function coursesWithDayPrices(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('plan_day')
    .select('course_id')
    .distinct()
    .orderBy('course_id')
    .execute();
  return rows.map(({ course_id }) => course_id);
}

function toLine({ course_id, plan_no, day, price }: PlanDayTable): string {
  return `${course_id},${plan_no},${toIsoDate(day)},${price}\n`;
}

/** Yields the rows of the file `day_prices`, a course at a time. */
async function* toLines(db: Database): AsyncGenerator<string> {
  yield 'course_id,plan_no,day,price\n';
  for (const id of await coursesWithDayPrices(db)) {
    const rows = await db
      .selectFrom('plan_day')
      .selectAll()
      .where('course_id', '=', id)
      .orderBy('day')
      .orderBy('plan_no')
      .execute();
    for (const row of rows) yield toLine(row);
  }
}

/**
 * Writes `day_prices.csv` into a folder, as an import takes it: what single plans cost on single days, 0
 * for a plan that is closed then. Returns the number of its rows. A file of that name stays until the new
 * one is whole.
 */
export async function exportDayPrices(db: Database, folder: string): Promise<number> {
  let lines = 0;
  const counted = async function* () {
    for await (const line of toLines(db)) {
      lines += 1;
      yield line;
    }
  };
  const file = join(folder, 'day_prices.csv');
  await writeFile(`${file}.part`, counted());
  await rename(`${file}.part`, file);
  return lines - 1;
}
