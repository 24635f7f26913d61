/** A query that a thread runs. Its `Answer` has the same id. */
export interface Question {
  readonly id: number;
  readonly sql: string;
  readonly values: readonly unknown[];
}
export type Answer =
  | { readonly id: number; readonly rows: unknown[] }
  | { readonly id: number; readonly error: string };

/**
 * Stands in the place of SQL and tells a thread that holds a whole database to bring it to the day
 * of the first value. The answer is one row with the `result`.
 */
export const BRING_TO = 'bring to';

/** Returns the answer to a question, also when the work fails. */
export async function toAnswer(
  id: number,
  work: () => unknown[] | Promise<unknown[]>,
): Promise<Answer> {
  try {
    return { id, rows: await work() };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
