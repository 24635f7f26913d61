import { type MessagePort, parentPort } from 'node:worker_threads';

/** Returns the port to the thread that started this one. Throws on the main thread. */
export function portToParent(): MessagePort {
  if (parentPort === null) throw new Error('This file runs as a worker thread only');
  return parentPort;
}
