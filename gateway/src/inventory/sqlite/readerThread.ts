import { Worker } from 'node:worker_threads';
import type { ReaderAnswer } from './readerMessages.ts';

interface Waiting { resolve(rows: unknown[]): void; reject(error: Error): void }

/** One reading thread and the questions that it has not answered yet. A thread that dies is replaced. */
export class ReaderThread {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker;
  #questions = 0;
  #isClosed = false;

  constructor(file: string) {
    this.#file = file;
    this.#worker = this.#start();
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  ask(sql: string, values: readonly unknown[]): Promise<unknown[]> {
    const id = this.#questions++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, sql, values });
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close');
    await ended;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./reader.ts', import.meta.url), { workerData: { file: this.#file }, env: {} });
    worker.on('message', (answer: ReaderAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => { if (!this.#isClosed) this.#fail(new Error('The reading thread ended')); });
    return worker;
  }

  #settle(answer: ReaderAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(new Error(answer.error));
  }

  #fail(error: unknown): void {
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(error instanceof Error ? error : new Error(String(error)));
    if (!this.#isClosed && this.#worker.threadId === -1) this.#worker = this.#start();
  }
}
