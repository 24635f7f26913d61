import type { WritableInventory } from '../openForWriting.ts';
import { applyBatch } from './applyBatch.ts';
import { applyPart } from './applyPart.ts';
import type { Batch, BatchOutcome, PartOutcome, StreamPart } from './orders.ts';

/** Applies a batch or a part of a stream. */
export function applyOrder(
  writing: Pick<WritableInventory, 'db' | 'kind'>,
  order: Batch | StreamPart,
): Promise<BatchOutcome | PartOutcome> {
  return order.kind === 'batch' ? applyBatch(writing, order) : applyPart(writing, order);
}
