import { type RawBuilder, sql } from 'kysely';
import { integer } from '../search/integer.ts';

/** Returns rows for `in (values …)`; PostgreSQL takes values without a type for texts. */
export function rowsOf(rows: readonly (readonly number[])[]): RawBuilder<unknown> {
  return sql.join(rows.map((row) => sql`(${sql.join(row.map(integer))})`));
}
