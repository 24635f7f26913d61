import { isApiError } from 'shared-contracts/errors';
import { CONTRACT_VERSION } from 'shared-contracts/widget';
import { isGatewayFailure } from '../answers/isGatewayFailure.ts';
import { FaultyPaintError } from './FaultyPaintError.ts';
import { LIMITS } from 'server-kit/renderer/limits';
import type {
  FromRenderer,
  Refusal,
  RendererSetup,
  RequestCall,
} from 'server-kit/renderer/messages';
import { monotonicNow } from 'server-kit/renderer/monotonicNow';
import type { PaintJob } from './PaintJob.ts';
import { RendererPipe, type StartOptions } from 'server-kit/renderer/RendererPipe';
import { toPaint } from 'server-kit/renderer/toPaint';

export interface RenderEvents {
  /** The bundle is loaded. */
  onReady(renderer: RenderProcess): void;
  /** A paint has been rendered, or was kept. */
  onPaint(isKept: boolean): void;
  /** The renderer may have room for another job: one has ended, or waits for the gateway. */
  onRoom(renderer: RenderProcess): void;
  /** A job has failed that had used up its calls. */
  onExcess(): void;
  /** The renderer has ended and its jobs are rejected. No error if `close` has ended it. */
  onEnd(renderer: RenderProcess, error?: Error): void;
}

/** A job that the renderer has. */
interface SentJob {
  readonly job: PaintJob;
  /** The numbers of its calls that the gateway has not answered. */
  readonly open: Set<number>;
  /** How many calls it has made. */
  calls: number;
  /** Whether one of them was refused. */
  wasRefused: boolean;
  /** Whether the gateway failed to answer one of them. */
  missesAnswer: boolean;
}

/** What a renderer takes before it has said how much it takes, in bytes. */
export const FIRST_BYTES = 40_000_000;
/** What a process takes beside its heap and shares with no other, in bytes (ADR 035). */
const PROCESS_BYTES = 15_000_000;
/** The most that its heap can be, in bytes. */
const MOST_BYTES = (LIMITS.oldHeap + LIMITS.youngHeap) * 1_000_000;
/** A timer may fire slightly early. */
const NEARLY = 0.9;

/** The gateway has no answer for this visitor now, and may have one soon. */
const TOO_MANY_REQUESTS = 429;

function toRefusal(error: unknown): Refusal {
  if (!isApiError(error)) return { message: String(error), status: -1, data: undefined };
  return { message: error.message, status: error.status, data: error.data };
}

/**
 * One process with the bundle of one version, and its jobs. It may say only what belongs to a job
 * that it has, and each job ends once; else it is ended.
 */
export class RenderProcess {
  /** Whether its bundle has been loaded. */
  hasLoaded = false;
  /** Bytes of its memory, as it said last. */
  bytes = FIRST_BYTES;
  /** Bytes of the paints that it keeps, as it said last. */
  keptBytes = 0;
  /** When it last got a job. */
  usedAt = monotonicNow();
  private readonly id: string;
  private readonly events: RenderEvents;
  private readonly startLimit: number;
  private readonly pipe: RendererPipe;
  private readonly jobs = new Map<number, SentJob>();
  /** The jobs for which nobody waits any more, until the renderer has ended them, too. */
  private readonly dropped = new Map<number, SentJob>();
  private nextJob = 0;
  private hasEnded = false;
  /** Since when it owes a word: it has said nothing, and something waits for it. */
  private silentSince = monotonicNow();

  constructor(
    { id, bundle }: RendererSetup,
    events: RenderEvents,
    { startLimit, ...options }: StartOptions & { readonly startLimit: number },
  ) {
    this.id = id;
    this.startLimit = startLimit;
    this.events = events;
    this.pipe = new RendererPipe(
      id,
      {
        onMessage: (message, texts) => this.hear(message, texts),
        onEnd: (error) => this.end(error),
      },
      options,
    );
    this.pipe.post({ type: 'load', id, contract: CONTRACT_VERSION }, bundle);
  }

  get isReady(): boolean {
    return this.hasLoaded && !this.hasEnded;
  }

  get isIdle(): boolean {
    return this.isReady && this.jobs.size === 0;
  }

  /** The number of jobs whose next step is the renderer's, not the gateway's. */
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
    const sent = { job, open: new Set<number>(), calls: 0, wasRefused: false, missesAnswer: false };
    this.jobs.set(number, sent);
    this.pipe.post({ type: 'render', job: number, task: job.task, until: job.until });
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
      this.dropped.set(number, sent);
      for (const call of sent.open) this.refuseLate(call);
      sent.open.clear();
      this.events.onRoom(this);
    }
    if (this.dropped.size > LIMITS.dropped)
      void this.stop(new Error(`${LIMITS.dropped} first paints of ${this.id} do not end`));
  }

  /** Ends the process with an error. */
  async stop(error: Error): Promise<void> {
    this.end(error);
    await this.pipe.kill();
  }

  /** Ends the process. */
  async close(): Promise<void> {
    this.end();
    await this.pipe.kill();
  }

  private end(error?: Error): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    const why = error
      ? new FaultyPaintError(error.message, { cause: error })
      : new Error(`the renderer of ${this.id} was closed`);
    for (const { job } of this.jobs.values()) job.reject(why);
    this.jobs.clear();
    this.events.onEnd(this, error);
  }

  /** Starts to wait for a word, unless something waits for one already. */
  private owe(): void {
    if (this.busyJobs === 0) this.silentSince = monotonicNow();
  }

  /** Throws where the renderer says what it may not say. */
  private hear(message: FromRenderer, texts: readonly string[]): void {
    this.silentSince = monotonicNow();
    // who says that it takes everything must not leave the others without memory
    if ('bytes' in message) this.bytes = PROCESS_BYTES + Math.min(message.bytes, MOST_BYTES);
    switch (message.type) {
      case 'broken':
        void this.stop(new Error(message.message, { cause: message.stack }));
        break;
      case 'ready':
        if (this.hasLoaded) throw new Error('it is ready twice');
        this.hasLoaded = true;
        this.events.onReady(this);
        break;
      case 'request':
        void this.forward(this.callOf(message), message.call, message.request);
        this.events.onRoom(this);
        break;
      default:
        this.finish(message, texts);
        this.events.onRoom(this);
    }
  }

  /** Counts a call of a job, and returns the job. */
  private callOf({ job }: Extract<FromRenderer, { type: 'request' }>): SentJob {
    const sent = this.jobs.get(job) ?? this.dropped.get(job);
    if (!sent) throw new Error('a call of no job');
    sent.calls += 1;
    if (sent.calls > LIMITS.calls) throw new Error('more calls than a job may make');
    return sent;
  }

  /** Ends a job. */
  private finish(
    message: Extract<FromRenderer, { type: 'rendered' | 'failed' }>,
    texts: readonly string[],
  ): void {
    const sent = this.jobs.get(message.job) ?? this.dropped.get(message.job);
    if (!sent) throw new Error('an end of no job');
    const paint = message.type === 'rendered' ? toPaint(message, texts) : undefined;
    this.jobs.delete(message.job);
    this.dropped.delete(message.job);
    if (message.type === 'failed') {
      const Failure = sent.wasRefused ? Error : FaultyPaintError;
      sent.job.reject(new Failure(message.message, { cause: message.stack }));
      if (sent.calls === LIMITS.calls) this.events.onExcess();
      return;
    }
    this.keptBytes = message.keptBytes;
    this.events.onPaint(message.isKept);
    if (paint) sent.job.resolve(sent.missesAnswer ? { ...paint, missesAnswer: true } : paint);
  }

  private async forward(sent: SentJob, call: number, request: RequestCall): Promise<void> {
    if (sent.job.isOver) {
      this.refuseLate(call);
      return;
    }
    sent.open.add(call);
    try {
      const json = await sent.job.reader(request);
      this.answer(sent, call, () => this.pipe.post({ type: 'answer', call }, json));
    } catch (error) {
      const refusal = toRefusal(error);
      sent.wasRefused = true;
      if (isGatewayFailure(refusal.status) || refusal.status === TOO_MANY_REQUESTS)
        sent.missesAnswer = true;
      this.answer(sent, call, () => this.pipe.post({ type: 'refusal', call, error: refusal }));
    }
  }

  /** Answers a call, unless its job was dropped meanwhile, so that it has had its refusal. */
  private answer(sent: SentJob, call: number, post: () => void): void {
    if (this.hasEnded || !sent.open.has(call)) return;
    this.owe();
    sent.open.delete(call);
    post();
  }

  private refuseLate(call: number): void {
    const message = 'Nobody waits for this paint any more';
    const error = { message, status: 'ETIMEDOUT', data: undefined };
    this.pipe.post({ type: 'refusal', call, error });
  }
}
