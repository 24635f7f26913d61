import { Worker } from 'node:worker_threads';
import { isApiError } from 'shared-contracts/errors';
import { CONTRACT_VERSION } from 'shared-contracts/widget';
import { LIMITS } from './limits.ts';
import type {
  FromWorker,
  Refusal,
  RequestCall,
  ToWorker,
  WorkerData,
  WorkerSetup,
} from './messages.ts';
import { monotonicNow } from './monotonicNow.ts';
import type { PaintJob } from './PaintJob.ts';

export interface ThreadEvents {
  /** The bundle is loaded. */
  onReady(thread: RenderThread): void;
  /** A paint has been rendered, or was kept. */
  onPaint(isKept: boolean): void;
  /** The thread may have room for another job: one has ended, or waits for the gateway. */
  onRoom(thread: RenderThread): void;
  /** The thread has ended and its jobs are rejected. No error if `close` has ended it. */
  onEnd(thread: RenderThread, error?: Error): void;
}

/** A job that the thread has. */
interface SentJob {
  readonly job: PaintJob;
  /** The numbers of its calls that the gateway has not answered. */
  readonly open: Set<number>;
}

/** What a thread takes before it has said how much it takes, in bytes. */
export const FIRST_BYTES = 40_000_000;
/** A timer may fire slightly early. */
const NEARLY = 0.9;

function toRefusal(error: unknown): Refusal {
  if (!isApiError(error)) return { message: String(error), status: -1, data: undefined };
  return { message: error.message, status: error.status, data: error.data };
}

/** One worker thread with the bundle of one version, and its jobs. */
export class RenderThread {
  /** Whether its bundle has been loaded. */
  hasLoaded = false;
  /** Bytes of its heap, as it said last. */
  bytes = FIRST_BYTES;
  /** Bytes of the paints that it keeps, as it said last. */
  keptBytes = 0;
  /** When it last got a job. */
  usedAt = monotonicNow();
  private readonly setup: WorkerSetup;
  private readonly events: ThreadEvents;
  private readonly startLimit: number;
  private readonly worker: Worker;
  private readonly jobs = new Map<number, SentJob>();
  private nextJob = 0;
  private hasEnded = false;
  /** Since when it owes a word: it has said nothing, and something waits for it. */
  private silentSince = monotonicNow();

  constructor(
    setup: WorkerSetup,
    events: ThreadEvents,
    { isQuiet, startLimit }: { readonly isQuiet: boolean; readonly startLimit: number },
  ) {
    this.setup = setup;
    this.startLimit = startLimit;
    this.events = events;
    this.worker = new Worker(new URL('./renderWorker.ts', import.meta.url), {
      workerData: { ...setup, contract: CONTRACT_VERSION } satisfies WorkerData,
      stderr: isQuiet,
      // no variable of the server, only the one that selects React's production build
      env: { NODE_ENV: 'production' },
      resourceLimits: {
        maxOldGenerationSizeMb: LIMITS.oldHeap,
        maxYoungGenerationSizeMb: LIMITS.youngHeap,
      },
    });
    this.worker.unref();
    this.worker.on('message', (message: FromWorker) => this.hear(message));
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error(`the worker of ${setup.id} ended`)));
  }

  get isReady(): boolean {
    return this.hasLoaded && !this.hasEnded;
  }

  get isIdle(): boolean {
    return this.isReady && this.jobs.size === 0;
  }

  /** The number of jobs whose next step is the thread's, not the gateway's. */
  get busyJobs(): number {
    let busy = 0;
    for (const { open } of this.jobs.values()) if (open.size === 0) busy += 1;
    return busy;
  }

  get hasRoom(): boolean {
    return this.isReady && this.jobs.size < LIMITS.paints && this.busyJobs < LIMITS.busyPaints;
  }

  send(job: PaintJob): void {
    const number = ++this.nextJob;
    this.usedAt = monotonicNow();
    this.owe();
    this.jobs.set(number, { job, open: new Set() });
    this.post({ type: 'render', job: number, task: job.task, until: job.until });
  }

  /** Whether it has owed a word for nearly so many milliseconds; a start may take longer. */
  isStuck(milliseconds: number): boolean {
    const allowed = this.hasLoaded ? milliseconds : this.startLimit;
    const owes = !this.hasLoaded || this.busyJobs > 0;
    return owes && monotonicNow() - this.silentSince > allowed * NEARLY;
  }

  /** Forgets a job that is over. Its open calls are refused, so that the widget's load ends. */
  drop(job: PaintJob): void {
    for (const [number, sent] of this.jobs) {
      if (sent.job !== job) continue;
      this.jobs.delete(number);
      for (const call of sent.open) this.refuseLate(call);
      sent.open.clear();
      this.events.onRoom(this);
    }
  }

  /** Ends the thread with an error. */
  async stop(error: Error): Promise<void> {
    this.end(error);
    await this.worker.terminate();
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.end();
    await this.worker.terminate();
  }

  private end(error?: Error): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    const closed = new Error(`the worker of ${this.setup.id} was closed`);
    for (const { job } of this.jobs.values()) job.reject(error ?? closed);
    this.jobs.clear();
    this.events.onEnd(this, error);
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  /** Starts to wait for a word, unless something waits for one already. */
  private owe(): void {
    if (this.busyJobs === 0) this.silentSince = monotonicNow();
  }

  private hear(message: FromWorker): void {
    if (this.hasEnded) return;
    this.silentSince = monotonicNow();
    if ('bytes' in message) this.bytes = message.bytes;
    if (message.type === 'ready') {
      this.hasLoaded = true;
      this.events.onReady(this);
    } else if (message.type === 'request') {
      void this.forward(this.jobs.get(message.job), message.call, message.request);
      this.events.onRoom(this);
    } else {
      const sent = this.jobs.get(message.job);
      this.jobs.delete(message.job);
      if (message.type === 'rendered') this.finish(sent, message);
      else sent?.job.reject(new Error(message.message, { cause: message.stack }));
      this.events.onRoom(this);
    }
  }

  private finish(
    sent: SentJob | undefined,
    { paint, isKept, keptBytes }: Extract<FromWorker, { type: 'rendered' }>,
  ): void {
    this.keptBytes = keptBytes;
    this.events.onPaint(isKept);
    sent?.job.resolve(paint);
  }

  private async forward(
    sent: SentJob | undefined,
    call: number,
    request: RequestCall,
  ): Promise<void> {
    if (!sent) {
      this.refuseLate(call);
      return;
    }
    sent.open.add(call);
    const answer = await this.answerTo(sent.job, call, request);
    // a call of a job that was dropped meanwhile has had its refusal
    if (this.hasEnded || !sent.open.has(call)) return;
    this.owe();
    sent.open.delete(call);
    this.post(answer);
  }

  private async answerTo(job: PaintJob, call: number, request: RequestCall): Promise<ToWorker> {
    try {
      return { type: 'answer', call, json: await job.reader(request) };
    } catch (error) {
      return { type: 'refusal', call, error: toRefusal(error) };
    }
  }

  private refuseLate(call: number): void {
    const message = 'Nobody waits for this paint any more';
    this.post({ type: 'refusal', call, error: { message, status: 'ETIMEDOUT', data: undefined } });
  }
}
