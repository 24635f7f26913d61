import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from 'tooling/stack/serverProcess';
import { type Connections, openConnections } from './connections.ts';
import { askInTurn, offer, type OpenLoad } from './load.ts';
import type { Subject } from './question.ts';
import { ordinaryTime, recovery } from './recovery.ts';
import { type Measured, missedAims, toLine, wrongAnswers } from './report.ts';
import type { Tally } from './tally.ts';

export interface LoadOptions {
  /** Seconds of each load. */
  readonly seconds: number;
  /** How many times what the server holds is offered. */
  readonly times: readonly number[];
  /** Whether a missed aim counts as broken. */
  readonly hasAims: boolean;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}

const CALLERS = 32;
/** Connections at the same time: what waits in the server's socket waits in one of these. */
const CONNECTIONS = 4000;
/** One client, who asks for as much as many. */
const GREEDY = '203.0.113.7';
/** Milliseconds for which the server rests between two loads. */
const REST = 1500;

function benchSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Runs a load and measures both processes meanwhile. */
async function measure(
  subject: Subject,
  name: string,
  run: () => Promise<{ readonly tally: Tally; readonly recovered?: number }>,
): Promise<Measured> {
  const before = await subject.usage();
  const own = benchSeconds();
  const begin = performance.now();
  const { tally, recovered } = await run();
  const seconds = (performance.now() - begin) / 1000;
  const used = (benchSeconds() - own) / seconds;
  const after = await subject.usage();
  const isKnown = before.processor !== undefined && after.processor !== undefined;
  return {
    name: `${subject.name}, ${name}`,
    tally,
    seconds,
    delay: after.delay,
    cores: {
      server: isKnown ? (after.processor - before.processor) / 1000 / seconds : undefined,
      bench: used,
    },
    ...(recovered !== undefined && { recovered }),
  };
}

async function overload(
  subject: Subject,
  connections: Connections,
  load: OpenLoad,
  ordinary: number,
): Promise<{ tally: Tally; recovered: number }> {
  const { tally, settled } = await offer(subject, connections, load);
  const [recovered] = await Promise.all([recovery(subject, connections, ordinary), settled]);
  return { tally, recovered };
}

/**
 * Measures what a server holds, then offers it so many times as much, from many addresses and from
 * one. Logs a line for each load. Resolves with a sentence for each thing that is not as it must be.
 */
export async function benchSubject(subject: Subject, options: LoadOptions): Promise<string[]> {
  const { seconds, times, hasAims, log, ends } = options;
  const connections = openConnections(subject.port, CONNECTIONS);
  ends.defer(() => connections.end());
  const ordinary = await ordinaryTime(subject, connections);
  const all: Measured[] = [];
  const note = (measured: Measured): Measured => {
    log(toLine(measured));
    all.push(measured);
    return measured;
  };
  log(`${subject.name}: an ordinary request takes ${ordinary.toFixed(1)} ms`);
  const held = note(
    await measure(subject, `${CALLERS} callers in turn`, async () => ({
      tally: await askInTurn(subject, connections, { callers: CALLERS, seconds }),
    })),
  );
  const rate = Math.max(1, Math.round(held.tally.acceptedAfter.length / held.seconds));
  const loads = [
    ...times.map((factor) => ({ name: `${factor} times`, perSecond: rate * factor })),
    { name: 'one address', perSecond: rate * Math.max(...times), toAddress: () => GREEDY },
  ];
  for (const { name, ...load } of loads) {
    await pause(REST);
    note(
      await measure(subject, name, () =>
        overload(subject, connections, { ...load, seconds }, ordinary),
      ),
    );
  }
  return [...all.flatMap(wrongAnswers), ...(hasAims ? all.flatMap(missedAims) : [])];
}
