import { type RawBuilder, sql } from 'kysely';

/**
 * Returns a whole number as a parameter with a type; PostgreSQL could take one without a type for
 * text.
 */
export function integer(value: number): RawBuilder<number> {
  return sql<number>`cast(${value} as integer)`;
}
/** The same for packed numbers, which need more than 32 bits. */
export function bigint(value: number): RawBuilder<number> {
  return sql<number>`cast(${value} as bigint)`;
}
