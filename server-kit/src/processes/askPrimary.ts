import cluster from 'node:cluster';
import type { FromChild, FromPrimary } from './processMessages.ts';

interface Asked {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The questions without an answer, by their number. */
const open = new Map<number, Asked>();
let batch: { readonly id: number; readonly topic: string; readonly question: unknown }[] = [];
let asked = 0;

function send(message: FromChild): void {
  process.send?.(message);
}

function flush(): void {
  const questions = batch;
  batch = [];
  send({ type: 'asashiba:ask', questions });
}

function settle(message: FromPrimary): void {
  if (message.type !== 'asashiba:answers') return;
  for (const { id, answer, error } of message.answers) {
    const waiting = open.get(id);
    open.delete(id);
    if (error === undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(error));
  }
}

/** Returns whether this process is one of several that serve together. */
export function isChild(): boolean {
  return cluster.isWorker;
}

/**
 * Asks the process that started this one, and resolves to what its topic's function returns. All
 * questions of one turn of the event loop are one message. Rejects when that function throws.
 */
export function askPrimary(topic: string, question: unknown): Promise<unknown> {
  if (asked === 0) process.on('message', settle);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  asked += 1;
  open.set(asked, { resolve, reject });
  if (batch.length === 0) setImmediate(flush);
  batch.push({ id: asked, topic, question });
  return promise;
}
