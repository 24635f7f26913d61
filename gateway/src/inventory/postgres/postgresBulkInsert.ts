import { sql } from 'kysely';
import type { BulkInsert } from '../filling/bulkInsert.ts';

/** Wider than integer; every other number fits it. */
const BIGINTS = new Set(['runs', 'free', 'zones']);

function typeOf(column: string, value: unknown): string {
  if (typeof value === 'string') return 'text[]';
  return BIGINTS.has(column) ? 'bigint[]' : 'integer[]';
}

/** One array for each column: a statement of four parameters, however many rows. */
export const postgresBulkInsert: BulkInsert = async (transaction, table, rows) => {
  if (rows.length === 0) return;
  const columns = Object.entries(rows[0]!);
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
