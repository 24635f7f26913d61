import { workerData } from 'node:worker_threads';
import { openForWriting } from '../openForWriting.ts';
import type { InventorySource } from '../source.ts';
import { portToParent } from '../threads/portToParent.ts';
import { type Question, toAnswer } from '../threads/queryMessages.ts';
import { applyOrder } from './applyOrder.ts';
import type { Batch, StreamPart } from './orders.ts';

/**
 * This thread writes what suppliers send, one order after the other, because SQLite blocks its thread
 * while it writes. What is acknowledged survives a loss of power.
 */
const writing = openForWriting(
  workerData as Exclude<InventorySource, { kind: 'pglite' }>, // what `changeWriter` hands over
  { synchronous: 'FULL' },
);
const port = portToParent();
let last: Promise<unknown> = Promise.resolve();

port.on('message', (question: Question | 'close') => {
  last = last.then(async () => {
    if (question === 'close') {
      await writing.db.destroy();
      port.close();
      return;
    }
    const [order] = question.values as [Batch | StreamPart]; // what `changeWriter` asks
    port.postMessage(await toAnswer(question.id, async () => [await applyOrder(writing, order)]));
  });
});
