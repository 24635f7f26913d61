import { LatePaintError } from './LatePaintError.ts';
import type { GatewayReader, RenderJob } from 'server-kit/renderer/messages';
import type { VersionRenderer } from './VersionRenderer.ts';

/** The first paints of one document with which a version is tried. */
export interface TryTasks {
  readonly tasks: readonly RenderJob[];
  readonly reader: GatewayReader;
}

/**
 * Renders these first paints one after the other, each within the deadline (milliseconds). Rejects
 * with the first one that is late or needs a stop. One that throws is none of these: it takes nobody's
 * time, and the browser renders it.
 */
export async function paintInTime(
  renderer: Pick<VersionRenderer, 'render' | 'stopCount'>,
  { tasks, reader }: TryTasks,
  deadline: number,
): Promise<void> {
  for (const task of tasks) {
    try {
      await renderer.render(task, reader, deadline);
    } catch (error) {
      if (error instanceof LatePaintError || renderer.stopCount > 0) throw error;
    }
  }
}
