import { Worker } from 'node:worker_threads';
import { isApiError } from 'shared-contracts/errors';
import type { GatewayReader } from './gatewayReader.ts';
import type { FromWorker, RenderJob, RequestCall, ToWorker, WorkerSetup } from './messages.ts';

export interface FirstPaint {
  readonly html: string;
  /** JSON text */
  readonly data: string;
  /** JSON-LD objects, for search engines. */
  readonly structured?: readonly unknown[];
  /** There is nothing of what the address asks for. */
  readonly isEmpty?: boolean;
}

interface RunningWorker {
  readonly thread: Worker;
  /** Settles when the bundle is loaded, or has failed to. */
  readonly ready: Promise<void>;
  readonly markReady: () => void;
  /** When it last said anything: a thread that is only busy with other jobs is not stuck. */
  heardAt: number;
}

interface RunningJob {
  readonly reader: GatewayReader;
  readonly settle: { resolve(paint: FirstPaint): void; reject(error: unknown): void };
  /** Calls under way: a job that only waits for the gateway is no reason to cut the worker. */
  openCalls: number;
}

const CUTS_ALLOWED = 3;
const CUT_WINDOW = 60_000;
/** Milliseconds that a worker may take to load its bundle; a render's own deadline starts after it. */
const START_LIMIT = 3000;

/**
 * The worker of one widget version. A job past its deadline is given up; where the worker itself is stuck, it is cut and
 * replaced, and after three cuts in a minute this version is left to the browser (fault 6).
 */
export class VersionRenderer {
  private readonly setup: WorkerSetup;
  private readonly now: () => number;
  private readonly isQuiet: boolean;
  private worker: RunningWorker | undefined;
  private readonly jobs = new Map<number, RunningJob>();
  private nextJob = 0;
  private cuts: number[] = [];

  /** `isQuiet` keeps what the worker writes from this process's own output. */
  constructor(setup: WorkerSetup, now: () => number = Date.now, isQuiet = false) {
    this.setup = setup;
    this.now = now;
    this.isQuiet = isQuiet;
  }

  /** Rejects when the widget fails, the deadline (milliseconds) passes, or the version is banned for now. */
  async render(task: RenderJob, reader: GatewayReader, deadline: number): Promise<FirstPaint> {
    if (this.isBanned())
      throw new Error(`${this.setup.id} was cut ${CUTS_ALLOWED} times in a minute`);
    const worker = (this.worker ??= this.start());
    const job = ++this.nextJob;
    const { promise, resolve, reject } = Promise.withResolvers<FirstPaint>();
    const running: RunningJob = { reader, settle: { resolve, reject }, openCalls: 0 };
    this.jobs.set(job, running);
    const giveUp = (milliseconds: number) =>
      setTimeout(() => {
        reject(new Error(`${this.setup.id} did not render ${task.slot} within ${milliseconds} ms`));
        // a timer may fire a moment early
        const silent = performance.now() - worker.heardAt > milliseconds * 0.9;
        if (running.openCalls === 0 && silent) this.cut(worker);
      }, milliseconds);
    let timer = giveUp(START_LIMIT);
    void worker.ready.then(() => {
      clearTimeout(timer);
      if (!this.jobs.has(job)) return;
      timer = giveUp(deadline);
      worker.thread.postMessage({ type: 'render', job, task } satisfies ToWorker);
    });
    return promise.finally(() => {
      this.jobs.delete(job);
      clearTimeout(timer);
    });
  }

  /** Starts the worker, where none runs. */
  warm(): void {
    this.worker ??= this.start();
  }

  async close(): Promise<void> {
    await this.worker?.thread.terminate();
  }

  private isBanned(): boolean {
    this.cuts = this.cuts.filter((at) => at > this.now() - CUT_WINDOW);
    return this.cuts.length >= CUTS_ALLOWED;
  }

  private start(): RunningWorker {
    const thread = new Worker(new URL('./renderWorker.ts', import.meta.url), {
      workerData: this.setup,
      stderr: this.isQuiet,
      // no variable of the server's but the one by which React picks its production build
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
    });
    const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();
    const worker: RunningWorker = { thread, ready, markReady, heardAt: performance.now() };
    thread.unref();
    thread.on('message', (message: FromWorker) => this.hear(worker, message));
    // a bundle that crashes its thread counts as one that had to be cut
    thread.on('error', (error) => {
      if (this.worker === worker) this.cuts.push(this.now());
      this.lose(worker, error);
    });
    thread.on('exit', () => this.lose(worker, new Error(`the worker of ${this.setup.id} ended`)));
    return worker;
  }

  private hear(worker: RunningWorker, message: FromWorker): void {
    worker.heardAt = performance.now();
    if (message.type === 'ready') {
      worker.markReady();
      return;
    }
    const job = this.jobs.get(message.job);
    if (message.type === 'rendered') job?.settle.resolve(message);
    else if (message.type === 'failed')
      job?.settle.reject(new Error(message.message, { cause: message.stack }));
    else if (job) void this.forward(worker.thread, job, message.call, message.request);
  }

  private async forward(
    worker: Worker,
    job: RunningJob,
    call: number,
    request: RequestCall,
  ): Promise<void> {
    job.openCalls += 1;
    let answer: ToWorker;
    try {
      answer = { type: 'answer', call, value: await job.reader(request) };
    } catch (error) {
      const known = isApiError(error) ? error : undefined;
      answer = {
        type: 'refusal',
        call,
        error: {
          message: known?.message ?? String(error),
          status: known?.status ?? -1,
          data: known?.data,
        },
      };
    }
    job.openCalls -= 1;
    worker.postMessage(answer);
  }

  private cut(worker: RunningWorker): void {
    this.cuts.push(this.now());
    this.lose(worker, new Error(`${this.setup.id} was cut`));
    void worker.thread.terminate();
  }

  private lose(worker: RunningWorker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const job of this.jobs.values()) job.settle.reject(error);
  }
}
