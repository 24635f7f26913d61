import { LIMITS } from './limits.ts';
import { FIRST_BYTES, type RenderThread } from './RenderThread.ts';

/**
 * The memory that the renderers of all versions share. It decides how many threads there are. A
 * thread that has work is never ended for another one.
 */
export class RenderMemory {
  private readonly bytes: number;
  private readonly threads = new Set<RenderThread>();
  /** What to try again when memory may have become free. */
  private readonly waiting = new Set<() => void>();

  constructor(bytes: number) {
    this.bytes = bytes;
  }

  /**
   * Returns whether one more thread may start. With `mayClose` it may take the place of idle ones,
   * the least recently used first. There is always room for one thread.
   */
  makeRoom(mayClose: boolean): boolean {
    const starting = [...this.threads].filter(({ hasLoaded }) => !hasLoaded);
    if (starting.length >= LIMITS.starts) return false;
    while (!this.fits()) {
      const oldest = mayClose ? this.oldestIdle() : undefined;
      if (!oldest) return false;
      void oldest.close();
    }
    return true;
  }

  add(thread: RenderThread): void {
    this.threads.add(thread);
  }

  remove(thread: RenderThread): void {
    this.threads.delete(thread);
    this.retry();
  }

  /** Calls `again` once when a thread has started, has become idle or has ended. */
  wait(again: () => void): void {
    this.waiting.add(again);
  }

  /** Lets those who wait try again. */
  retry(): void {
    if (this.waiting.size === 0) return;
    const those = [...this.waiting];
    this.waiting.clear();
    for (const again of those) again();
  }

  private oldestIdle(): RenderThread | undefined {
    const idle = [...this.threads].filter((thread) => thread.isIdle);
    return idle.sort((one, other) => one.usedAt - other.usedAt)[0];
  }

  private fits(): boolean {
    let taken = FIRST_BYTES;
    for (const { bytes } of this.threads) taken += bytes;
    return this.threads.size === 0 || taken <= this.bytes;
  }
}
