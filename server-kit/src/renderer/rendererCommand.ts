import { join } from 'node:path';
import { LIMITS } from './limits.ts';

export interface RendererPlace {
  /** The folder of the renderer's own code. */
  readonly code: string;
  /** The words of a command of the system that starts a renderer with fewer rights; may be empty. */
  readonly sandbox: readonly string[];
}

/** Returns what Node allows a renderer: its own code, a small heap, no code from texts. */
function toFlags({ code }: RendererPlace): readonly string[] {
  return [
    '--permission',
    `--allow-fs-read=${join(code, 'realm.cjs')}`,
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    `--max-old-space-size=${LIMITS.oldHeap}`,
    `--max-semi-space-size=${LIMITS.youngHeap / 2}`,
    join(code, 'process.cjs'),
    join(code, 'realm.cjs'),
  ];
}

/** Whether a renderer gets its share of the processor, or only what nobody else wants. */
export type RendererPriority = 'normal' | 'low';

/**
 * Returns the words of the command that starts a renderer (ADR 035). Where the system has `sh`, it
 * limits the memory outside of the heap, files and dumps, too, and sets the priority, so that no
 * thread of the renderer has begun with another one.
 */
export function rendererCommand(
  place: RendererPlace,
  priority: RendererPriority,
): readonly string[] {
  const node = [process.execPath, ...toFlags(place)];
  if (process.platform === 'win32') return [...place.sandbox, ...node];
  const nice = priority === 'low' ? 'nice -n 19 ' : '';
  const limit = `ulimit -c 0; ulimit -f 0; ulimit -d ${LIMITS.segment}; exec ${nice}"$0" "$@"`;
  return [...place.sandbox, '/bin/sh', '-c', limit, ...node];
}
