import { LIMITS } from './limits.ts';
import type { FirstPaint, GatewayReader, RenderJob, WorkerSetup } from './messages.ts';
import type { PaintMetrics } from './paintMetrics.ts';
import { PaintJob } from './PaintJob.ts';
import { RenderMemory } from './RenderMemory.ts';
import { RenderThread, type ThreadEvents } from './RenderThread.ts';

export interface RendererOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Hides the output of the workers. */
  readonly isQuiet?: boolean;
  /** Milliseconds that a thread may take to load its bundle. */
  readonly startLimit?: number | undefined;
  /** The most threads of this version. */
  readonly renderers?: number;
  /** Counts the first paints. */
  readonly metrics?: PaintMetrics | undefined;
  /** What it shares with the other versions; all that it wants if missing. */
  readonly memory?: RenderMemory;
}

/**
 * Renders one widget version in worker threads: one, and further ones while all of them are busy.
 * Identical first paints under way are one. A job past its deadline is given up. A stuck worker is
 * stopped and replaced. After three stops in a minute the server renders nothing of this version
 * for a while, and the browser renders it (fault 6).
 */
export class VersionRenderer {
  private readonly setup: WorkerSetup;
  private readonly now: () => number;
  private readonly isQuiet: boolean;
  private readonly startLimit: number;
  private readonly renderers: number;
  private readonly memory: RenderMemory;
  private readonly metrics: PaintMetrics | undefined;
  private readonly threads = new Set<RenderThread>();
  /** The jobs that no thread has, the oldest first. */
  private queue: PaintJob[] = [];
  private readonly underWay = new Map<string, Promise<FirstPaint>>();
  /** The times of the last stops and crashes. */
  private stops: number[] = [];
  private isRetired = false;
  private readonly pumpAgain = () => this.pump();
  private readonly warmAgain = () => this.warm();
  private readonly events: ThreadEvents = {
    onReady: (thread) => this.begin(thread),
    onPaint: (isKept) => this.metrics?.count(isKept ? 'kept' : 'rendered'),
    onRoom: (thread) => this.goOn(thread),
    onEnd: (thread, error) => this.lose(thread, error),
  };

  constructor(
    setup: WorkerSetup,
    {
      now = Date.now,
      isQuiet = false,
      startLimit = LIMITS.start,
      renderers = 1,
      metrics,
      memory = new RenderMemory(Infinity),
    }: RendererOptions = {},
  ) {
    this.setup = setup;
    this.now = now;
    this.isQuiet = isQuiet;
    this.startLimit = startLimit;
    this.renderers = renderers;
    this.metrics = metrics;
    this.memory = memory;
  }

  /**
   * Renders a first paint. Rejects if the widget fails, the deadline (milliseconds) passes, too
   * many others wait, or there were too many stops. The data of a widget is public, so that callers
   * with the same task share one paint, and the reader and the deadline of the first of them.
   */
  render(task: RenderJob, reader: GatewayReader, deadline: number): Promise<FirstPaint> {
    const key = JSON.stringify(task);
    const known = this.underWay.get(key);
    if (known) {
      this.metrics?.count('joined');
      return known;
    }
    const paint = this.enqueue(new PaintJob(task, reader, deadline)).finally(() =>
      this.underWay.delete(key),
    );
    this.underWay.set(key, paint);
    return paint;
  }

  /** The bytes of the paints that its threads keep. */
  get keptBytes(): number {
    let bytes = 0;
    for (const thread of this.threads) bytes += thread.keptBytes;
    return bytes;
  }

  /** Starts a thread if there is none, now or when there is room. */
  warm(): void {
    if (this.threads.size > 0 || this.isRetired || this.isBanned()) return;
    if (this.memory.makeRoom(false)) this.start();
    else this.memory.wait(this.warmAgain);
  }

  /** Ends its threads as soon as they have nothing to do. */
  retire(): void {
    this.isRetired = true;
    for (const thread of this.threads) this.goOn(thread);
  }

  async close(): Promise<void> {
    this.rejectQueue(new Error(`${this.setup.id} was closed`));
    await Promise.all([...this.threads].map((thread) => thread.close()));
  }

  private async enqueue(job: PaintJob): Promise<FirstPaint> {
    if (this.isBanned()) throw this.toBan();
    if (this.queue.length >= LIMITS.waiting)
      throw new Error(`${this.setup.id} has ${LIMITS.waiting} first paints that wait`);
    this.queue.push(job);
    const isStarting = ![...this.threads].some(({ isReady }) => isReady);
    this.limit(job, isStarting ? this.startLimit : job.deadline);
    this.pump();
    return job.promise;
  }

  private limit(job: PaintJob, milliseconds: number): void {
    job.limit(milliseconds, () => {
      const late = `${this.setup.id} did not render ${job.task.slot} within ${milliseconds} ms`;
      job.reject(new Error(late));
      this.queue = this.queue.filter((other) => other !== job);
      for (const thread of this.threads) {
        if (thread.isStuck(milliseconds)) this.stop(thread);
        else thread.drop(job);
      }
    });
  }

  /** The bundle of a thread is loaded; if it is the only one, the deadlines begin. */
  private begin(thread: RenderThread): void {
    const isOnly = [...this.threads].every((other) => other === thread || !other.isReady);
    if (isOnly) for (const job of this.queue) this.limit(job, job.deadline);
    this.goOn(thread);
    this.memory.retry();
  }

  /** Gives a thread with room its next jobs, or its memory to others. */
  private goOn(thread: RenderThread): void {
    this.pump();
    if (!thread.isIdle) return;
    if (this.isRetired) void thread.close();
    else this.memory.retry();
  }

  /** Gives the jobs that wait to the threads that have the most room, or asks for a thread. */
  private pump(): void {
    while (this.queue.length > 0) {
      const [freest] = [...this.threads]
        .filter((thread) => thread.hasRoom)
        .sort((one, other) => one.busyJobs - other.busyJobs);
      const job = freest && this.queue.shift();
      if (!job) break;
      freest.send(job);
    }
    if (this.queue.length > 0) this.ask();
  }

  /** Starts another thread, now or when memory is free, unless one starts or there are enough. */
  private ask(): void {
    const isStarting = [...this.threads].some(({ isReady }) => !isReady);
    if (isStarting || this.threads.size >= this.renderers) return;
    const isFirst = this.threads.size === 0;
    if (this.memory.makeRoom(isFirst)) this.start();
    else if (isFirst) this.memory.wait(this.pumpAgain);
  }

  private start(): void {
    const thread = new RenderThread(this.setup, this.events, {
      isQuiet: this.isQuiet,
      startLimit: this.startLimit,
    });
    this.threads.add(thread);
    this.memory.add(thread);
  }

  private stop(thread: RenderThread): void {
    void thread.stop(new Error(`${this.setup.id} was stopped`));
  }

  /** A thread has ended. Its crash counts as a stop. */
  private lose(thread: RenderThread, error?: Error): void {
    this.threads.delete(thread);
    if (error) this.stops.push(this.now());
    // a bundle that cannot be loaded is not tried again for those who wait
    if (error && !thread.hasLoaded) this.rejectQueue(error);
    if (this.isBanned()) this.rejectQueue(this.toBan());
    this.memory.remove(thread);
    this.pump();
  }

  private rejectQueue(error: Error): void {
    for (const job of this.queue.splice(0)) job.reject(error);
  }

  private isBanned(): boolean {
    this.stops = this.stops.filter((at) => at > this.now() - LIMITS.stopWindow);
    return this.stops.length >= LIMITS.stops;
  }

  private toBan(): Error {
    return new Error(`${this.setup.id} was stopped ${LIMITS.stops} times in a minute`);
  }
}
