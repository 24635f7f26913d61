import { Worker } from 'node:worker_threads';
import { type Answer, type Question, toError } from './queryMessages.ts';

interface Waiting {
  readonly question: Question;
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
}

/**
 * Questions that lie in the thread at the same time: the one that it answers, and the next one, so that
 * it never waits for this thread. The others can still be dropped.
 */
const MOST_IN_THREAD = 2;

/**
 * A thread with its own connection to a database, and its open questions. A thread that dies is
 * replaced.
 */
export class QueryThread {
  readonly #script: URL;
  readonly #data: unknown;
  /** The questions in the thread, by id. */
  readonly #inThread = new Map<number, Waiting>();
  /** The questions that the thread has not got, in order. */
  readonly #queue = new Set<Waiting>();
  #worker: Worker;
  #questions = 0;
  #isClosed = false;

  constructor(script: URL, data: unknown) {
    this.#script = script;
    this.#data = data;
    this.#worker = this.#start();
  }

  /** The number of open questions. */
  get waiting(): number {
    return this.#inThread.size + this.#queue.size;
  }

  /**
   * Runs a statement in the thread and resolves to its rows. Rejects when it fails or the thread
   * dies. When `signal` aborts before the statement has gone to the thread, it never runs, and the
   * promise rejects with the signal's reason; later it runs to its end, since SQLite cannot stop.
   */
  async ask(sql: string, values: readonly unknown[], signal?: AbortSignal): Promise<unknown[]> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    const waiting = { question: { id: this.#questions++, sql, values }, resolve, reject };
    this.#queue.add(waiting);
    this.#send();
    const drop = () => {
      if (this.#queue.delete(waiting)) reject(signal?.reason);
    };
    signal?.addEventListener('abort', drop, { once: true });
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', drop);
    }
  }

  /** Resolves when the thread has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close');
    await ended;
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { workerData: this.#data, env: {} });
    let cause = new Error('The database thread ended');
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', () => this.#replace(cause));
    return worker;
  }

  #send(): void {
    for (const waiting of this.#queue) {
      if (this.#inThread.size >= MOST_IN_THREAD) return;
      this.#queue.delete(waiting);
      this.#inThread.set(waiting.question.id, waiting);
      this.#worker.postMessage(waiting.question);
    }
  }

  #settle(answer: Answer): void {
    const waiting = this.#inThread.get(answer.id);
    this.#inThread.delete(answer.id);
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(toError(answer.failure));
    this.#send();
  }

  #replace(cause: Error): void {
    const lost = [...this.#inThread.values(), ...this.#queue];
    this.#inThread.clear();
    this.#queue.clear();
    if (!this.#isClosed) this.#worker = this.#start();
    for (const { reject } of lost) reject(cause);
  }
}
