import { quantile } from '../statistics/quantile.ts';
import type { Tally } from './tally.ts';

/** What one load has shown of a server. */
export interface Measured {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
  /** Milliseconds of delay of the server's event loop, 99th percentile. */
  readonly delay: number | undefined;
  /** Processor time of the server and of the bench itself, in cores. */
  readonly cores: { readonly server: number | undefined; readonly bench: number };
  /** Seconds until an ordinary request is answered within twice its ordinary time. */
  readonly recovered?: number;
}

/** Milliseconds, and seconds: what is aimed at for the accepted requests at ten times the load. */
const LONGEST_ACCEPTED = 1000;
const LONGEST_RECOVERY = 2;

function times(milliseconds: readonly number[]): string {
  if (milliseconds.length === 0) return '-';
  const [half, most] = [0.5, 0.99].map((share) => quantile(milliseconds, share).toFixed(0));
  return `p50 ${half} p99 ${most} ms`;
}

function perSecond(count: number, seconds: number): string {
  return `${count} (${(count / seconds).toFixed(0)}/s)`;
}

/** Returns the line of a load. */
export function toLine({ name, tally, seconds, delay, cores, recovered }: Measured): string {
  const { sent, unsent, refused, acceptedAfter, refusedAfter, wrongs } = tally;
  return [
    `${name}: offered ${perSecond(sent, seconds)}`,
    ...(unsent > 0 ? [`not sent ${unsent}`] : []),
    `accepted ${perSecond(acceptedAfter.length, seconds)}, ${times(acceptedAfter)}`,
    `refused ${refused.busy} with 503 and ${refused.limited} with 429, ${times(refusedAfter)}`,
    `wrong ${wrongs}`,
    `loop delay ${delay?.toFixed(0) ?? '-'} ms`,
    `cores: server ${cores.server?.toFixed(2) ?? '-'}, bench ${cores.bench.toFixed(2)}`,
    ...(recovered === undefined ? [] : [`recovered after ${recovered.toFixed(2)} s`]),
  ].join('; ');
}

/** Returns a sentence for each kind of wrong answer of a load. */
export function wrongAnswers({ name, tally }: Measured): string[] {
  return [...tally.wrong].slice(0, 20).map(([what, count]) => `${name}: ${count} times ${what}`);
}

/** Returns a sentence for each aim that a load has missed. */
export function missedAims({ name, tally: { acceptedAfter }, recovered = 0 }: Measured): string[] {
  const longest = acceptedAfter.length === 0 ? Infinity : quantile(acceptedAfter, 0.99);
  return [
    ...(longest > LONGEST_ACCEPTED ? [`${name}: p99 of the accepted is above one second`] : []),
    ...(recovered > LONGEST_RECOVERY ? [`${name}: recovers later than after two seconds`] : []),
  ];
}
