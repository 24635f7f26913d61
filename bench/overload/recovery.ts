import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../statistics/quantile.ts';
import type { Connections } from './connections.ts';
import { type Subject, toRequest } from './question.ts';

/** The client that asks before and after a load, and during none. */
const ADDRESS = '192.0.2.1';
const ASKED = 20;
/** Milliseconds between two questions. */
const BETWEEN = 50;
/** Milliseconds after which the bench gives up. */
const LONGEST = 30_000;

/** Milliseconds until an ordinary question is answered; Infinity when it is refused. */
async function timeOfOne(subject: Subject, connections: Connections): Promise<number> {
  const begin = performance.now();
  const reply = await connections.ask(toRequest(subject, subject.ordinary(), ADDRESS));
  return reply?.status === 200 ? performance.now() - begin : Infinity;
}

/**
 * Returns the milliseconds within which nine of ten ordinary questions are answered at a quiet time.
 * Other programs of the machine must not make a server look as if it had not recovered.
 */
export async function ordinaryTime(subject: Subject, connections: Connections): Promise<number> {
  const times: number[] = [];
  while (times.length < ASKED) times.push(await timeOfOne(subject, connections));
  return quantile(times, 0.9);
}

/**
 * Resolves with the seconds from now until an ordinary question is answered within twice its ordinary
 * time; Infinity when none is within half a minute.
 */
export async function recovery(
  subject: Subject,
  connections: Connections,
  ordinary: number,
): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < LONGEST) {
    const after = (performance.now() - begin) / 1000;
    const time = await timeOfOne(subject, connections).catch(() => Infinity);
    if (time <= 2 * ordinary) return after + time / 1000;
    await pause(BETWEEN);
  }
  return Infinity;
}
