import type { FirstPaint, RenderJob, RendererSetup } from 'server-kit/renderer/messages';
import { type BundleDeadlines, BundleProcess } from './BundleProcess.ts';

/**
 * A good version loads in a second and paints in some milliseconds. The time for all is half of that for
 * which a publish is waited for.
 */
export const DEADLINES = { load: 10_000, paint: 5000, all: 30_000 };

/** How a version is tried. */
export interface BundleTrial {
  /** The folder of the renderer's code, with `first-paints.json`. */
  readonly renderer: string;
  /** The time of the host's clock, in milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds: those above, and for all first paints together. */
  readonly deadlines?: BundleDeadlines & { readonly all: number };
}

/** What a server bundle has painted in one process. */
export interface Run {
  readonly paints: ReadonlyMap<RenderJob, FirstPaint>;
  readonly failures: readonly { readonly task: RenderJob; readonly why: string }[];
  /** Why nothing more could be painted. */
  readonly end?: string;
}

interface PaintSettings extends Pick<BundleTrial, 'renderer'> {
  readonly deadlines: BundleDeadlines;
  /** The time of `performance.now()` after which no task is begun. */
  readonly until: number;
}

/** Paints tasks one after another in a new process, until it ends or the time is up. */
export async function paintAll(
  setup: RendererSetup,
  server: string,
  tasks: readonly RenderJob[],
  { renderer, deadlines, until }: PaintSettings,
): Promise<Run> {
  const paints = new Map<RenderJob, FirstPaint>();
  const failures: { task: RenderJob; why: string }[] = [];
  const running = new BundleProcess(setup, renderer, server, deadlines);
  try {
    await running.load(setup);
    for (const task of tasks) {
      if (performance.now() > until)
        return { paints, failures, end: 'its first paints take too long together' };
      await running.render(task).then(
        (painted) => paints.set(task, painted),
        (error: unknown) => failures.push({ task, why: (error as Error).message }),
      );
      if (running.hasEnded) break;
    }
    return { paints, failures };
  } catch (error) {
    return { paints, failures, end: `it does not load: ${(error as Error).message}` };
  } finally {
    await running.close();
  }
}
