import { CompiledQuery, type Kysely, type Transaction } from 'kysely';

/** A statement that a program of an earlier version has sent, with its values. */
export interface Sent {
  readonly sql: string;
  readonly values: readonly unknown[];
}

class RollBack extends Error {}

async function outcomeOf<Tables>(
  transaction: Transaction<Tables>,
  { sql, values }: Sent,
): Promise<unknown> {
  try {
    const { rows, numAffectedRows } = await transaction.executeQuery(
      CompiledQuery.raw(sql, [...values]),
    );
    return numAffectedRows === undefined ? rows : Number(numAffectedRows);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
}

/**
 * Sends statements again, each in a transaction of its own that is rolled back. Returns what each came
 * to, with its text: the rows, the number of rows it has changed, or the error.
 */
export async function replay<Tables>(
  db: Kysely<Tables>,
  statements: readonly Sent[],
): Promise<readonly (readonly [sql: string, outcome: unknown])[]> {
  const outcomes: (readonly [string, unknown])[] = [];
  for (const sent of statements) {
    await db
      .transaction()
      .execute(async (transaction) => {
        outcomes.push([sent.sql, await outcomeOf(transaction, sent)]);
        throw new RollBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RollBack)) throw error;
      });
  }
  return outcomes;
}
