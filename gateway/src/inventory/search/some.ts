import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * Asks whether `from ... where ...` has a row, and stops at the first. It is not EXISTS, because
 * PostgreSQL would turn that into a join over all days of all courses.
 */
export function some(source: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(select 1 ${source} limit 1) is not null`;
}
