import { sql } from 'kysely';
import type { BulkInsert } from '../filling/bulkInsert.ts';

/** Columns with numbers that do not fit in an integer. */
const BIGINTS = new Set(['runs', 'free', 'zones']);

function typeOf(column: string, value: unknown): string {
  if (typeof value === 'string') return 'text[]';
  return BIGINTS.has(column) ? 'bigint[]' : 'integer[]';
}

/**
 * Sends one array for each column, so that the number of parameters does not depend on the number
 * of rows.
 */
export const postgresBulkInsert: BulkInsert = async (transaction, table, rows) => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(first);
  const names = sql.join(columns.map(([column]) => sql.ref(column)));
  const arrays = sql.join(
    columns.map(
      ([column, value]) =>
        sql`cast(${rows.map((row) => row[column as keyof typeof row])} as ${sql.raw(typeOf(column, value))})`,
    ),
  );
  await sql`insert into ${sql.table(table)} (${names}) select * from unnest(${arrays})`.execute(
    transaction,
  );
};
