import { setTimeout as pause } from 'node:timers/promises';
import type { Connections } from './connections.ts';
import { addressOf, type Question, type Subject, toRequest } from './question.ts';
import { Tally } from './tally.ts';

/** Milliseconds between two looks at what is due. */
const TICK = 5;

interface Asking {
  readonly subject: Subject;
  readonly connections: Connections;
  readonly tally: Tally;
}

/** Asks a question and counts its answer; undefined when no connection is free. */
function ask(
  { subject, connections, tally }: Asking,
  question: Question,
  address: string,
): Promise<void> | undefined {
  const sentAt = performance.now();
  const answer = connections.ask(toRequest(subject, question, address));
  if (answer === undefined) {
    tally.unsent += 1;
    return undefined;
  }
  tally.sent += 1;
  return answer.then(
    (reply) => tally.take(question, reply, performance.now() - sentAt),
    (error) => tally.lose(error),
  );
}

/**
 * A closed loop: so many callers, each with an address of its own for every request, ask again when
 * they have an answer. One that is refused waits a moment, as a browser's visitor does.
 */
export async function askInTurn(
  subject: Subject,
  connections: Connections,
  { callers, seconds }: { readonly callers: number; readonly seconds: number },
): Promise<Tally> {
  const tally = new Tally();
  const end = performance.now() + seconds * 1000;
  const call = async (): Promise<void> => {
    while (performance.now() < end) {
      const { busy } = tally.refused;
      await ask({ subject, connections, tally }, subject.next(), addressOf(tally.sent));
      if (tally.refused.busy > busy) await pause(20);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return tally;
}

export interface OpenLoad {
  readonly perSecond: number;
  readonly seconds: number;
  /** The address of each client; many clients unless given. */
  readonly toAddress?: (number: number) => string;
}

/**
 * An open loop: requests are sent at their rate, whether earlier ones have been answered or not.
 * Resolves when the last one has been sent; `settled` then resolves when all have an answer.
 */
export async function offer(
  subject: Subject,
  connections: Connections,
  { perSecond, seconds, toAddress = addressOf }: OpenLoad,
): Promise<{ readonly tally: Tally; readonly settled: Promise<unknown> }> {
  const tally = new Tally();
  const open = new Set<Promise<void>>();
  const begun = performance.now();
  for (let number = 0; number < perSecond * seconds;) {
    const due = Math.min(perSecond * seconds, ((performance.now() - begun) / 1000) * perSecond);
    for (; number < due; number += 1) {
      const asked = ask({ subject, connections, tally }, subject.next(), toAddress(number));
      if (asked === undefined) continue;
      open.add(asked);
      void asked.finally(() => open.delete(asked));
    }
    await pause(TICK);
  }
  return { tally, settled: Promise.all(open) };
}
