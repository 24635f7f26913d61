import * as z from 'zod';
import type { Supplier } from '../../auth/suppliers/suppliers.ts';
import type { Change } from '../../inventory/changes/change.ts';
import { readChange } from '../../records/changeRecord.ts';
import { ownChange } from './ownChange.ts';

const numbered = z.looseObject({ sequence: z.int().positive() });

/** What some lines of a stream say, up to the first wrong one. */
export interface ReadLines {
  readonly changes: Change[];
  readonly sequences: number[];
  /** What is wrong with the line after the changes; absent if nothing is. */
  readonly problem?: string;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Reads lines whose numbers ascend from above `last`. */
export function readLines(supplier: Supplier, lines: readonly string[], last: number): ReadLines {
  const changes: Change[] = [];
  const sequences: number[] = [];
  for (const line of lines) {
    const after = sequences.at(-1) ?? last;
    const { data } = numbered.safeParse(parseJson(line));
    if (data === undefined)
      return { changes, sequences, problem: `the line after ${after} has no sequence` };
    const { sequence, ...record } = data;
    if (sequence <= after)
      return { changes, sequences, problem: `sequence ${sequence} follows ${after}` };
    const read = ownChange(supplier, readChange(record));
    if (read.change === undefined)
      return { changes, sequences, problem: `sequence ${sequence}: ${read.message}` };
    changes.push(read.change);
    sequences.push(sequence);
  }
  return { changes, sequences };
}
