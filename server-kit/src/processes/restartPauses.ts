import type { Clock } from '../clock.ts';

/** Milliseconds. */
const SHORTEST = 500;
const LONGEST = 30_000;
/** Milliseconds without a death after which the pause is the shortest again. */
const CALM = 60_000;

/**
 * Returns a function that is called when a process has died. It returns the milliseconds to wait
 * before the next one starts: twice as many at each death, until a minute passes without one.
 */
export function restartPauses(clock: Clock): () => number {
  let pause = SHORTEST / 2;
  let last = -Infinity;
  return () => {
    const now = clock();
    // the time that the last pause itself took is not calm
    pause = now - last > CALM + pause ? SHORTEST : Math.min(LONGEST, pause * 2);
    last = now;
    return pause;
  };
}
