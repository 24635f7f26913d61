import { Worker } from 'node:worker_threads';
import type { Answer } from './queryMessages.ts';

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
}

/**
 * A thread with its own connection to a database, and its open questions. A thread that dies is
 * replaced.
 */
export class QueryThread {
  readonly #script: URL;
  readonly #data: unknown;
  readonly #waiting = new Map<number, Waiting>();
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
    return this.#waiting.size;
  }

  /**
   * Runs a statement in the thread and resolves to its rows. Rejects when it fails or the thread
   * dies.
   */
  ask(sql: string, values: readonly unknown[]): Promise<unknown[]> {
    const id = this.#questions++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, sql, values });
    });
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

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(new Error(answer.error));
  }

  #replace(cause: Error): void {
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    if (!this.#isClosed) this.#worker = this.#start();
    for (const { reject } of lost) reject(cause);
  }
}
