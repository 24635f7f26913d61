import { Worker } from 'node:worker_threads';
import type { FillResult } from './fillInventory.ts';
import type { FillOrder } from './fillSource.ts';

type FillMessage = { readonly percent: number } | { readonly result: FillResult };

/**
 * Fills the inventory in another thread, so that this one goes on answering requests. Rejects when
 * the filling fails.
 */
export function runFilling(
  order: FillOrder,
  onProgress: (percent: number) => void,
): Promise<FillResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fillThread.ts', import.meta.url), {
      workerData: order,
      env: {},
    });
    worker.on('message', (message: FillMessage) =>
      'result' in message ? resolve(message.result) : onProgress(message.percent),
    );
    worker.on('error', reject);
    worker.on('exit', (code) =>
      reject(new Error(`The filling thread ended early with code ${code}`)),
    );
  });
}
