import { FaultyPaintError } from './FaultyPaintError.ts';
import { KnownPaints } from './knownPaints.ts';
import { LIMITS } from 'server-kit/renderer/limits';
import type {
  FirstPaint,
  GatewayReader,
  RenderJob,
  RendererSetup,
} from 'server-kit/renderer/messages';
import type { PaintMetrics } from './paintMetrics.ts';
import { PaintJob } from './PaintJob.ts';
import { RenderMemory } from './RenderMemory.ts';
import { type RenderEvents, RenderProcess } from './RenderProcess.ts';
import type { RendererPlace, RendererPriority } from 'server-kit/renderer/rendererCommand';
import { BUILT_RENDERER } from './builtRenderer.ts';
import { LatePaintError } from './LatePaintError.ts';

export interface RendererOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Hides the log of the renderers. */
  readonly isQuiet?: boolean;
  /** Milliseconds that a renderer may take to load its bundle. */
  readonly startLimit?: number | undefined;
  /** The most renderers of this version. */
  readonly renderers?: number;
  /** Counts the first paints. */
  readonly metrics?: PaintMetrics | undefined;
  /** What it shares with the other versions; all that it wants if missing. */
  readonly memory?: RenderMemory;
  /** Where the renderer's code lies and how it starts; the shell's own build if missing. */
  readonly place?: RendererPlace | undefined;
  /** The priority of its processes; `normal` if missing. */
  readonly priority?: RendererPriority;
  /** Called when it had too many stops, so that it renders nothing for a while. */
  readonly onBan?: () => void;
}

/**
 * Renders one widget version in processes of its own: one, and further ones while all are busy.
 * Identical first paints under way are one. A job past its deadline is given up. A stuck process is
 * stopped and replaced. After three stops in a minute, or first paints that call without end, the
 * server renders nothing of this version for a while, and the browser renders it (fault 6).
 */
export class VersionRenderer {
  private readonly setup: RendererSetup;
  private readonly now: () => number;
  private readonly isQuiet: boolean;
  private readonly startLimit: number;
  private readonly renderers: number;
  private readonly memory: RenderMemory;
  private readonly place: RendererPlace;
  private readonly metrics: PaintMetrics | undefined;
  private readonly priority: RendererPriority;
  private readonly onBan: (() => void) | undefined;
  private readonly running = new Set<RenderProcess>();
  /** The jobs that no renderer has, the oldest first. */
  private queue: PaintJob[] = [];
  private readonly underWay = new Map<string, Promise<FirstPaint>>();
  private readonly known = new KnownPaints(LIMITS.knownPaints, () => this.metrics?.count('kept'));
  /** The times of the last stops, crashes and first paints that wanted too much. */
  private stops: number[] = [];
  private isRetired = false;
  private readonly pumpAgain = () => this.pump();
  private readonly warmAgain = () => this.warm();
  private readonly events: RenderEvents = {
    onReady: (renderer) => this.begin(renderer),
    onPaint: (isKept) => this.metrics?.count(isKept ? 'kept' : 'rendered'),
    onRoom: (renderer) => this.goOn(renderer),
    onExcess: () => this.countStop(),
    onEnd: (renderer, error) => this.lose(renderer, error),
  };

  constructor(
    setup: RendererSetup,
    {
      now = Date.now,
      isQuiet = false,
      startLimit = LIMITS.start,
      renderers = 1,
      metrics,
      memory = new RenderMemory(Infinity),
      place = { code: BUILT_RENDERER, sandbox: [] },
      priority = 'normal',
      onBan,
    }: RendererOptions = {},
  ) {
    this.setup = setup;
    this.now = now;
    this.isQuiet = isQuiet;
    this.startLimit = startLimit;
    this.renderers = renderers;
    this.metrics = metrics;
    this.memory = memory;
    this.place = place;
    this.priority = priority;
    this.onBan = onBan;
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
    const paint = this.known
      .paintOf(task, reader, (noting, waited) =>
        this.enqueue(new PaintJob(task, noting, deadline - waited)),
      )
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, paint);
    return paint;
  }

  /** The bytes of the paints that it and its renderers keep. */
  get keptBytes(): number {
    const each = [...this.running].map(({ keptBytes }) => keptBytes);
    return each.reduce((sum, bytes) => sum + bytes, this.known.bytes);
  }

  /** Starts a renderer if there is none, now or when there is room. */
  warm(): void {
    if (this.running.size > 0 || this.isRetired || this.isBanned()) return;
    if (this.memory.makeRoom(false)) this.start();
    else this.memory.wait(this.warmAgain);
  }

  /** Ends its renderers as soon as they have nothing to do. */
  retire(): void {
    this.isRetired = true;
    for (const renderer of this.running) this.goOn(renderer);
  }

  async close(): Promise<void> {
    this.rejectQueue(new Error(`${this.setup.id} was closed`));
    await Promise.all([...this.running].map((renderer) => renderer.close()));
  }

  private async enqueue(job: PaintJob): Promise<FirstPaint> {
    if (this.isBanned()) throw this.toBan();
    if (this.queue.length >= LIMITS.waiting)
      throw new Error(`${this.setup.id} has ${LIMITS.waiting} first paints that wait`);
    this.queue.push(job);
    const isStarting = ![...this.running].some(({ isReady }) => isReady);
    this.limit(job, isStarting ? this.startLimit : job.deadline);
    this.pump();
    return job.promise;
  }

  private limit(job: PaintJob, milliseconds: number): void {
    job.limit(milliseconds, () => {
      const late = `${this.setup.id} did not render ${job.task.slot} within ${milliseconds} ms`;
      job.reject(new LatePaintError(late));
      this.queue = this.queue.filter((other) => other !== job);
      for (const renderer of this.running) {
        if (renderer.isStuck(milliseconds)) this.stop(renderer);
        else renderer.drop(job);
      }
    });
  }

  /** The bundle of a renderer is loaded; if it is the only one, the deadlines begin. */
  private begin(renderer: RenderProcess): void {
    const isOnly = [...this.running].every((other) => other === renderer || !other.isReady);
    if (isOnly) for (const job of this.queue) this.limit(job, job.deadline);
    this.goOn(renderer);
    this.memory.retry();
  }

  /** Gives a renderer with room its next jobs, or its memory to others. */
  private goOn(renderer: RenderProcess): void {
    this.pump();
    if (!renderer.isIdle) return;
    if (this.isRetired) void renderer.close();
    else this.memory.retry();
  }

  /** Gives the jobs that wait to the renderers that have the most room, or asks for a renderer. */
  private pump(): void {
    while (this.queue.length > 0) {
      const [freest] = [...this.running]
        .filter((renderer) => renderer.hasRoom)
        .sort((one, other) => one.busyJobs - other.busyJobs);
      const job = freest && this.queue.shift();
      if (!job) break;
      freest.send(job);
    }
    if (this.queue.length > 0) this.ask();
  }

  /** Starts another renderer, now or when memory is free, unless one starts or there are enough. */
  private ask(): void {
    const isStarting = [...this.running].some(({ isReady }) => !isReady);
    if (isStarting || this.running.size >= this.renderers) return;
    const isFirst = this.running.size === 0;
    if (this.memory.makeRoom(isFirst)) this.start();
    else if (isFirst) this.memory.wait(this.pumpAgain);
  }

  private start(): void {
    const renderer = new RenderProcess(this.setup, this.events, {
      ...this.place,
      isQuiet: this.isQuiet,
      priority: this.priority,
      startLimit: this.startLimit,
    });
    this.running.add(renderer);
    this.memory.add(renderer);
  }

  private stop(renderer: RenderProcess): void {
    void renderer.stop(new Error(`${this.setup.id} was stopped`));
  }

  private countStop(): void {
    this.stops.push(this.now());
    if (!this.isBanned()) return;
    this.rejectQueue(this.toBan());
    this.onBan?.();
  }

  /** A renderer has ended. Its crash counts as a stop. */
  private lose(renderer: RenderProcess, error?: Error): void {
    this.running.delete(renderer);
    // a bundle that cannot be loaded is not tried again for those who wait
    if (error && !renderer.hasLoaded)
      this.rejectQueue(new FaultyPaintError(error.message, { cause: error }));
    if (error) this.countStop();
    this.memory.remove(renderer);
    this.pump();
  }

  private rejectQueue(error: Error): void {
    for (const job of this.queue.splice(0)) job.reject(error);
  }

  /** How often it was stopped, or has crashed, in the last minute. */
  get stopCount(): number {
    this.stops = this.stops.filter((at) => at > this.now() - LIMITS.stopWindow);
    return this.stops.length;
  }

  /** Whether it had too many stops, so that it renders nothing for a while. */
  isBanned(): boolean {
    return this.stopCount >= LIMITS.stops;
  }

  private toBan(): Error {
    return new FaultyPaintError(`${this.setup.id} was stopped ${LIMITS.stops} times in a minute`);
  }
}
