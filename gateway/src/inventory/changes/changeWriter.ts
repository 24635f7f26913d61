import { RequestError } from 'server-kit/http/requestError';
import type { InventorySource } from '../source.ts';
import { QueryThread } from '../threads/queryThread.ts';
import {
  APPLY,
  type Batch,
  type BatchOutcome,
  type PartOutcome,
  type StreamPart,
} from './orders.ts';

/** Writes what suppliers send. Resolves when it is safe in the database. */
export interface ChangeWriter {
  applyBatch(batch: Batch): Promise<BatchOutcome>;
  applyPart(part: StreamPart): Promise<PartOutcome>;
}

/** Orders that may wait; further ones are refused with 503. */
const MOST_WAITING = 64;

/** Returns a writer that asks a thread. `onWritten` is called after each order that was written. */
export function changeWriter(
  threadOf: () => Pick<QueryThread, 'ask' | 'waiting'>,
  onWritten: () => void,
): ChangeWriter {
  const ask = async (order: Batch | StreamPart): Promise<unknown> => {
    const thread = threadOf();
    // without a thread the question itself says why
    if (Number.isFinite(thread.waiting) && thread.waiting >= MOST_WAITING)
      throw new RequestError(503, 'Too many batches are waiting');
    const [outcome] = await thread.ask(APPLY, [order]);
    onWritten();
    return outcome;
  };
  return {
    // a thread answers an order with its own kind of outcome
    applyBatch: async (batch) => (await ask(batch)) as BatchOutcome,
    applyPart: async (part) => (await ask(part)) as PartOutcome,
  };
}

/** Returns the thread that writes to this database; it starts with the first order. */
export function changeThread(source: Exclude<InventorySource, { kind: 'pglite' }>): {
  of(): QueryThread;
  close(): Promise<void>;
} {
  let thread: QueryThread | undefined;
  return {
    of: () => (thread ??= new QueryThread(new URL('./changeThread.ts', import.meta.url), source)),
    close: async () => thread?.close(),
  };
}
