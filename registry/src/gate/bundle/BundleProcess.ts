import { LIMITS } from 'server-kit/renderer/limits';
import type {
  FirstPaint,
  FromRenderer,
  RenderJob,
  RendererSetup,
} from 'server-kit/renderer/messages';
import { monotonicNow } from 'server-kit/renderer/monotonicNow';
import { RendererPipe } from 'server-kit/renderer/RendererPipe';
import { toPaint } from 'server-kit/renderer/toPaint';
import { CONTRACT_VERSION } from 'shared-contracts/widget';
import { toReason } from './toReason.ts';

/** Milliseconds. A machine that does other things as well must not make a good version a bad one. */
export interface BundleDeadlines {
  /** For the start of the process and the bundle in it. */
  readonly load: number;
  /** For one first paint. */
  readonly paint: number;
}

/** What is waited for: that the bundle is loaded, or one first paint. */
interface Awaited {
  readonly job: number;
  readonly resolve: (paint: FirstPaint | undefined) => void;
  readonly reject: (why: Error) => void;
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000} seconds`;
}

/**
 * One process with the server bundle of a version, fenced as the shell fences it (ADR 035): no file,
 * no network, no environment, a small heap. It paints one task at a time. The gateway refuses every
 * call. An error says what the version did, as the end of a sentence.
 */
export class BundleProcess {
  private readonly pipe: RendererPipe;
  private readonly deadlines: BundleDeadlines;
  private readonly server: string;
  private awaited: Awaited | undefined;
  private jobs = 0;
  private calls = 0;
  /** Why it has ended. */
  private end: Error | undefined;

  /** `renderer` is the folder of the renderer's code, `server` the path of the bundle in its version. */
  constructor(
    { id }: Pick<RendererSetup, 'id'>,
    renderer: string,
    server: string,
    deadlines: BundleDeadlines,
  ) {
    this.deadlines = deadlines;
    this.server = server;
    this.pipe = new RendererPipe(
      id,
      {
        onMessage: (message, texts) => this.hear(message, texts),
        onEnd: ({ cause }) =>
          this.finish(
            new Error(
              cause === undefined
                ? 'it ends the process in which it runs'
                : 'it says to the server what no widget may say',
            ),
          ),
      },
      { code: renderer, sandbox: [], isQuiet: true, priority: 'normal' },
    );
  }

  get hasEnded(): boolean {
    return this.end !== undefined;
  }

  /** Loads the bundle. */
  async load({ id, bundle }: RendererSetup): Promise<void> {
    const { load } = this.deadlines;
    await this.wait(0, load, `nothing has come of it within ${seconds(load)}`, () =>
      this.pipe.post({ type: 'load', id, contract: CONTRACT_VERSION }, bundle),
    );
  }

  /** Renders a first paint. */
  async render(task: RenderJob): Promise<FirstPaint> {
    const { paint } = this.deadlines;
    this.jobs += 1;
    const job = this.jobs;
    this.calls = 0;
    const until = monotonicNow() + paint;
    const painted = await this.wait(
      job,
      paint,
      `nothing has come of it within ${seconds(paint)}`,
      () => this.pipe.post({ type: 'render', job, task, until }),
    );
    // only a paint ends a job
    return painted as FirstPaint;
  }

  /** Ends the process at once. */
  async close(): Promise<void> {
    await this.pipe.kill();
  }

  private async wait(
    job: number,
    milliseconds: number,
    late: string,
    post: () => void,
  ): Promise<FirstPaint | undefined> {
    if (this.end) throw this.end;
    const { promise, resolve, reject } = Promise.withResolvers<FirstPaint | undefined>();
    this.awaited = { job, resolve, reject };
    const timer = setTimeout(() => {
      void this.pipe.kill();
      this.finish(new Error(late));
    }, milliseconds);
    try {
      post();
      return await promise;
    } finally {
      clearTimeout(timer);
      this.awaited = undefined;
    }
  }

  private finish(why: Error): void {
    this.end ??= why;
    this.awaited?.reject(this.end);
  }

  /** Throws where the process says what it may not say, which ends it. */
  private hear(message: FromRenderer, texts: readonly string[]): void {
    switch (message.type) {
      case 'broken':
        this.finish(new Error(toReason(message, this.server)));
        break;
      case 'request':
        this.refuse(message.call);
        break;
      case 'ready':
        this.answerTo(0).resolve(undefined);
        break;
      case 'failed':
        this.answerTo(message.job).reject(new Error(toReason(message, this.server)));
        break;
      default:
        this.answerTo(message.job).resolve(toPaint(message, texts));
    }
  }

  private answerTo(job: number): Awaited {
    if (this.awaited?.job !== job) throw new Error('a word that belongs to no job');
    return this.awaited;
  }

  /** There is no gateway here: a widget must stand that, as it must stand one that is away. */
  private refuse(call: number): void {
    this.calls += 1;
    if (this.calls > LIMITS.calls) throw new Error('more calls than a first paint may make');
    const error = { message: 'The gateway is not asked here', status: 503, data: undefined };
    this.pipe.post({ type: 'refusal', call, error });
  }
}
