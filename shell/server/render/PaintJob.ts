import type { FirstPaint, GatewayReader, RenderJob } from 'server-kit/renderer/messages';
import { monotonicNow } from 'server-kit/renderer/monotonicNow';

/** One first paint that somebody waits for. It ends once: painted, failed or late. */
export class PaintJob {
  readonly task: RenderJob;
  readonly reader: GatewayReader;
  /** Milliseconds from the start of the deadline. */
  readonly deadline: number;
  readonly promise: Promise<FirstPaint>;
  readonly resolve: (paint: FirstPaint) => void;
  readonly reject: (error: unknown) => void;
  isOver = false;
  /** The time of `monotonicNow` after which nobody wants the paint. */
  until = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(task: RenderJob, reader: GatewayReader, deadline: number) {
    this.task = task;
    this.reader = reader;
    this.deadline = deadline;
    const { promise, resolve, reject } = Promise.withResolvers<FirstPaint>();
    this.promise = promise;
    this.resolve = (paint) => this.end(() => resolve(paint));
    this.reject = (error) => this.end(() => reject(error));
  }

  /** Calls `onLate` unless the job is over after so many milliseconds; replaces an earlier limit. */
  limit(milliseconds: number, onLate: () => void): void {
    clearTimeout(this.timer);
    this.until = monotonicNow() + milliseconds;
    this.timer = setTimeout(() => {
      // a main thread that is late itself first hears what the renderers have said meanwhile
      setImmediate(() => {
        if (!this.isOver) onLate();
      });
    }, milliseconds);
  }

  private end(settle: () => void): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    settle();
  }
}
