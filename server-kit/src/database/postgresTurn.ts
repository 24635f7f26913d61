import { type Kysely, sql } from 'kysely';

/**
 * Waits in a transaction on PostgreSQL until no other transaction has the turn of this key; it ends with
 * the transaction, so that a pooler of connections keeps it. The one place that uses advisory locks,
 * which not every distributed server has (docs/operations.md).
 */
export async function waitForPostgresTurn<Tables>(
  transaction: Kysely<Tables>,
  key: bigint,
): Promise<void> {
  const number = sql.lit(String(key));
  await sql`select pg_advisory_xact_lock(cast(${number} as bigint))`.execute(transaction);
}
