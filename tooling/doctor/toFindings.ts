import { NEEDS } from 'server-kit/testing/needs';
import type { Machine } from './machine.ts';

/** One thing that a machine lacks. */
export interface Finding {
  /** Whether `npm start` does not work; else some tests are left out, or are slow. */
  readonly stopsStart: boolean;
  readonly words: string;
}

const GB = 1_000_000_000;
const LEAST_MEMORY = 4 * GB;
/** What packages, builds and a full demonstration take. */
const LEAST_DISK = 4 * GB;

function toShown(bytes: number): string {
  return `${(bytes / GB).toFixed(1)} GB`;
}

/** The least first: what stops `npm start`, then what `npm test` leaves out, then what is slow. */
export function toFindings(machine: Machine): Finding[] {
  const stops = (words: string): Finding => ({ stopsStart: true, words });
  const limits = (words: string): Finding => ({ stopsStart: false, words });
  return [
    ...machine.takenPorts.map(stops),
    ...(machine.disk < LEAST_DISK
      ? [
          stops(
            `Only ${toShown(machine.disk)} of the disk are free; make room for ${toShown(LEAST_DISK)}.`,
          ),
        ]
      : []),
    ...machine.absentEngines.map(({ name, remedy }) =>
      limits(`npm test leaves out what it does in ${name}: ${remedy}.`),
    ),
    ...machine.absent.map((need) =>
      limits(`npm test leaves out what needs ${need}: ${NEEDS[need]}.`),
    ),
    ...(machine.memory < LEAST_MEMORY
      ? [
          limits(
            `${toShown(machine.memory)} of memory make builds and tests slow; ${toShown(LEAST_MEMORY)} are enough.`,
          ),
        ]
      : []),
    ...(machine.cores < 2
      ? [limits('One core makes npm test slow; it works on two at a time.')]
      : []),
  ];
}
