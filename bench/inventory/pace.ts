import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at what is due. */
const TICK = 10;

/**
 * Calls `work` so many times a second for some seconds, also when earlier calls have not ended.
 * Resolves when all have ended.
 */
export async function pace(
  perSecond: number,
  seconds: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  const begun = performance.now();
  const running = new Set<Promise<void>>();
  for (let number = 0; number < perSecond * seconds;) {
    const due = Math.min(perSecond * seconds, ((performance.now() - begun) / 1000) * perSecond);
    while (number < due) {
      const call = work(number);
      number += 1;
      running.add(call);
      void call.finally(() => running.delete(call));
    }
    await pause(TICK);
  }
  await Promise.all(running);
}
