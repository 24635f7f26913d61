import { Worker } from 'node:worker_threads';
import { AwayError } from 'server-kit/http/awayError';
import { writeError } from 'server-kit/logs/serverLog';
import { restartPauses } from 'server-kit/processes/restartPauses';
import { type Answer, type Question, toError } from './queryMessages.ts';

interface Waiting {
  readonly question: Question;
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
}

/** What happens when a thread dies before its first answer. */
export interface FailedStarts {
  /** Returns the milliseconds until the next start. */
  pauseAfter(): number;
  /** Takes a line that says why. */
  say(line: string): void;
}

/**
 * Questions that lie in the thread at the same time: the one that it answers, and the next one, so that
 * it never waits for this thread. The others can still be dropped.
 */
const MOST_IN_THREAD = 2;

/**
 * A thread with its own connection to a database, and its open questions. A thread that dies is
 * replaced: at once if it has answered, else after a pause, in which questions fail with the cause.
 */
export class QueryThread {
  readonly #script: URL;
  readonly #data: unknown;
  readonly #failedStarts: FailedStarts;
  /** The questions in the thread, by id. */
  readonly #inThread = new Map<number, Waiting>();
  /** The questions that the thread has not got, in order. */
  readonly #queue = new Set<Waiting>();
  #worker: Worker;
  /** Why the last thread died, in the pause before the next one. */
  #death: Error | undefined;
  #restart: NodeJS.Timeout | undefined;
  #questions = 0;
  #isClosed = false;

  constructor(
    script: URL,
    data: unknown,
    failedStarts: FailedStarts = { pauseAfter: restartPauses(Date.now), say: writeError },
  ) {
    this.#script = script;
    this.#data = data;
    this.#failedStarts = failedStarts;
    this.#worker = this.#start();
  }

  /** The number of open questions; without end while there is no thread. */
  get waiting(): number {
    return this.#death === undefined ? this.#inThread.size + this.#queue.size : Infinity;
  }

  /**
   * Runs a statement in the thread and resolves to its rows. Rejects when it fails or the thread
   * dies. When `signal` aborts before the statement has gone to the thread, it never runs, and the
   * promise rejects with the signal's reason; later it runs to its end, since SQLite cannot stop.
   */
  async ask(sql: string, values: readonly unknown[], signal?: AbortSignal): Promise<unknown[]> {
    signal?.throwIfAborted();
    if (this.#death !== undefined) throw new AwayError('The database does not answer', this.#death);
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
    clearTimeout(this.#restart);
    if (this.#death !== undefined) return;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close');
    await ended;
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { workerData: this.#data, env: {} });
    let cause = new Error('The database thread ended');
    let hasAnswered = false;
    worker.on('message', (answer: Answer) => {
      hasAnswered = true;
      this.#settle(answer);
    });
    worker.on('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', () => this.#replace(cause, hasAnswered));
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

  #replace(cause: Error, hasAnswered: boolean): void {
    const lost = [...this.#inThread.values(), ...this.#queue];
    this.#inThread.clear();
    this.#queue.clear();
    if (!this.#isClosed && hasAnswered) this.#worker = this.#start();
    else if (!this.#isClosed) this.#startLater(cause);
    for (const { reject } of lost) reject(cause);
  }

  #startLater(cause: Error): void {
    this.#death = cause;
    this.#failedStarts.say(`A database thread died before its first answer: ${String(cause)}\n`);
    this.#restart = setTimeout(() => {
      this.#death = undefined;
      this.#worker = this.#start();
    }, this.#failedStarts.pauseAfter()).unref();
  }
}
