import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * Whether there is a row: `from ... where ...`, looked for row by row and left at the first. PostgreSQL would turn EXISTS
 * into a join over all days of all courses.
 */
export function some(source: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`(select 1 ${source} limit 1) is not null`;
}
