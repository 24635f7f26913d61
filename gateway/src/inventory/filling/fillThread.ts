import { parentPort, workerData } from 'node:worker_threads';
import { fillSource, type FillOrder } from './fillSource.ts';

const result = await fillSource(workerData as FillOrder, (percent) =>
  parentPort!.postMessage({ percent }),
);
parentPort!.postMessage({ result });
