import { Worker } from 'node:worker_threads';
import { isApiError } from 'shared-contracts/errors';
import type {
  FromWorker,
  GatewayReader,
  RenderJob,
  RequestCall,
  ToWorker,
  WorkerSetup,
} from './messages.ts';

export interface FirstPaint {
  readonly html: string;
  /** The widget's data as JSON text. */
  readonly data: string;
  /** JSON-LD objects for search engines. */
  readonly structured?: readonly unknown[];
  /** Whether the widget has nothing to show at this address. */
  readonly isEmpty?: boolean;
}

interface RunningWorker {
  readonly thread: Worker;
  /** Resolves when the bundle is loaded. */
  readonly ready: Promise<void>;
  readonly markReady: () => void;
  /** The time of its last message: a thread that is busy with other jobs is not stuck. */
  heardAt: number;
}

interface RunningJob {
  readonly reader: GatewayReader;
  readonly settle: { resolve(paint: FirstPaint): void; reject(error: unknown): void };
  /** The number of open calls: a job that waits for the gateway is no reason to stop the worker. */
  openCalls: number;
}

const STOPS_ALLOWED = 3;
/** Milliseconds. */
const STOP_WINDOW = 60_000;
/**
 * Milliseconds that a worker may take to load its bundle. The deadline of a render starts after it.
 */
const START_LIMIT = 3000;

/**
 * Renders one widget version in a worker. A job past its deadline is given up. A stuck worker is
 * stopped and replaced. After three stops in a minute the server renders nothing of this version
 * for a while, and the browser renders it (fault 6).
 */
export class VersionRenderer {
  private readonly setup: WorkerSetup;
  private readonly now: () => number;
  private readonly isQuiet: boolean;
  private worker: RunningWorker | undefined;
  private readonly jobs = new Map<number, RunningJob>();
  private nextJob = 0;
  /** The times of the last stops and crashes. */
  private stops: number[] = [];

  /** `isQuiet` hides the worker's output. */
  constructor(setup: WorkerSetup, now: () => number = Date.now, isQuiet = false) {
    this.setup = setup;
    this.now = now;
    this.isQuiet = isQuiet;
  }

  /**
   * Renders a first paint. Rejects if the widget fails, the deadline (milliseconds) passes, or
   * there were too many stops.
   */
  async render(task: RenderJob, reader: GatewayReader, deadline: number): Promise<FirstPaint> {
    if (this.isBanned())
      throw new Error(`${this.setup.id} was stopped ${STOPS_ALLOWED} times in a minute`);
    const worker = (this.worker ??= this.start());
    const job = ++this.nextJob;
    const { promise, resolve, reject } = Promise.withResolvers<FirstPaint>();
    const running: RunningJob = { reader, settle: { resolve, reject }, openCalls: 0 };
    this.jobs.set(job, running);
    const giveUp = (milliseconds: number) =>
      setTimeout(() => {
        reject(new Error(`${this.setup.id} did not render ${task.slot} within ${milliseconds} ms`));
        // a timer may fire slightly early
        const silent = performance.now() - worker.heardAt > milliseconds * 0.9;
        if (running.openCalls === 0 && silent) this.stop(worker);
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

  /** Starts the worker if none runs. */
  warm(): void {
    this.worker ??= this.start();
  }

  async close(): Promise<void> {
    await this.worker?.thread.terminate();
  }

  private isBanned(): boolean {
    this.stops = this.stops.filter((at) => at > this.now() - STOP_WINDOW);
    return this.stops.length >= STOPS_ALLOWED;
  }

  private start(): RunningWorker {
    const thread = new Worker(new URL('./renderWorker.ts', import.meta.url), {
      workerData: this.setup,
      stderr: this.isQuiet,
      // no variable of the server, only the one that selects React's production build
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
    });
    const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();
    const worker: RunningWorker = { thread, ready, markReady, heardAt: performance.now() };
    thread.unref();
    thread.on('message', (message: FromWorker) => this.hear(worker, message));
    // a crash counts as a stop
    thread.on('error', (error) => {
      if (this.worker === worker) this.stops.push(this.now());
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
      answer = { type: 'answer', call, json: await job.reader(request) };
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

  private stop(worker: RunningWorker): void {
    this.stops.push(this.now());
    this.lose(worker, new Error(`${this.setup.id} was stopped`));
    void worker.thread.terminate();
  }

  private lose(worker: RunningWorker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const job of this.jobs.values()) job.settle.reject(error);
  }
}
