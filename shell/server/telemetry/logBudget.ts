import type { Clock } from 'server-kit/clock';

export interface LogBudgetOptions {
  /** The most characters in a minute. */
  readonly most?: number;
  /** Default: the process's own clock, which never goes back. */
  readonly clock?: Clock;
}

/** Some hundred reports with their stacks. */
const MOST = 500_000;
/** Milliseconds. */
const MINUTE = 60_000;

/**
 * Returns a function that says what becomes of a text in a log that strangers write to: `fits`, or
 * `last` for the first one beyond the budget of this minute, or `left out` for those after it.
 */
export function logBudget({ most = MOST, clock = () => performance.now() }: LogBudgetOptions = {}) {
  let since = clock();
  let used = 0;
  return (text: string): 'fits' | 'last' | 'left out' => {
    if (clock() - since >= MINUTE) {
      since = clock();
      used = 0;
    }
    if (used > most) return 'left out';
    used += text.length;
    return used > most ? 'last' : 'fits';
  };
}
