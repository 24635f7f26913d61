import { workerData } from 'node:worker_threads';
import { portToParent } from '../threads/portToParent.ts';
import { fillSource, type FillOrder } from './fillSource.ts';

const port = portToParent();
const result = await fillSource(workerData as FillOrder, (percent) =>
  port.postMessage({ percent }),
);
port.postMessage({ result });
