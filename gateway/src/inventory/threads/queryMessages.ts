/** What a thread is asked, and what it answers under the same id. */
export interface Question {
  readonly id: number;
  readonly sql: string;
  readonly values: readonly unknown[];
}
export type Answer =
  | { readonly id: number; readonly rows: unknown[] }
  | { readonly id: number; readonly error: string };

/** In place of SQL, to a thread that holds a whole database: bring it to the day that is the first value. The answer is one row with the `result`. */
export const BRING_TO = 'bring to';

/** The answer to a question, whatever becomes of it. */
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
