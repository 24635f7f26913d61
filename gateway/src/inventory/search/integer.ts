import { type RawBuilder, sql } from 'kysely';

/** A whole number as a parameter with a type of its own: where nothing stands beside it, PostgreSQL would take it for text. */
export function integer(value: number): RawBuilder<number> {
  return sql<number>`cast(${value} as integer)`;
}
/** The same for packed lanes, which pass 32 bits. */
export function bigint(value: number): RawBuilder<number> {
  return sql<number>`cast(${value} as bigint)`;
}
