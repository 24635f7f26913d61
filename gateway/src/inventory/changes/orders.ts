import type { Change, Refusal } from './change.ts';

/** Changes that are written all or not at all. */
export interface Batch {
  readonly kind: 'batch';
  readonly supplier: string;
  /** The supplier's own name for the batch; the same name again gets the same answer. */
  readonly key: string;
  /** The hash of the changes, so that a key cannot stand for two batches. */
  readonly digest: string;
  readonly changes: readonly Change[];
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
}

/** The next changes of a stream. */
export interface StreamPart {
  readonly kind: 'part';
  readonly supplier: string;
  readonly stream: string;
  readonly changes: readonly Change[];
  /** The supplier's number of each change, ascending; a number that is acknowledged is passed over. */
  readonly sequences: readonly number[];
}

export type BatchOutcome =
  /** The generation from which on searches find the changes. */
  | { readonly generation: number }
  /** Nothing is written. */
  | { readonly refusals: readonly Refusal[] }
  /** The key stands for another batch; nothing is written. */
  | { readonly isOtherBatch: true };

export interface PartOutcome {
  /** The number up to which everything is written. */
  readonly acknowledged: number;
  /** The generation from which on searches find the changes; 0 before the first change. */
  readonly generation: number;
  /** The first change that does not fit; it and what follows is not written. */
  readonly refusal?: { readonly sequence: number; readonly message: string };
}

/** Stands in the place of SQL and tells a thread to apply the order that is the first value. */
export const APPLY = 'apply';
