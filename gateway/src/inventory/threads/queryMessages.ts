import { isNativeError } from 'node:util/types';
import { AwayError } from 'server-kit/http/awayError';
import { isDiskFull } from 'server-kit/http/isDiskFull';

/** A query that a thread runs. Its `Answer` has the same id. */
export interface Question {
  readonly id: number;
  readonly sql: string;
  readonly values: readonly unknown[];
}
export type Answer =
  | { readonly id: number; readonly rows: unknown[] }
  | { readonly id: number; readonly failure: Failure };

/** An error that can be sent to another thread, with what decides the status of a reply. */
interface Failure {
  readonly message: string;
  readonly cause?: string | undefined;
  readonly isAway: boolean;
  readonly isDiskFull: boolean;
}

function toFailure(error: unknown): Failure {
  if (!isNativeError(error)) return { message: String(error), isAway: false, isDiskFull: false };
  const { message, cause } = error;
  return {
    message,
    ...(isNativeError(cause) && { cause: cause.message }),
    isAway: error instanceof AwayError,
    isDiskFull: isDiskFull(error),
  };
}

/** Returns the error of the other thread as an error of this one. */
export function toError({ message, cause, isAway, isDiskFull: isFull }: Failure): Error {
  if (isAway) return new AwayError(message, cause);
  return Object.assign(new Error(message, { cause }), isFull && { code: 'ENOSPC' });
}

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
    return { id, failure: toFailure(error) };
  }
}
