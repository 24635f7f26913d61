import { LIMITS } from 'server-kit/renderer/limits';
import { FIRST_BYTES, type RenderProcess } from './RenderProcess.ts';

/**
 * The memory that the renderers of all versions share. It decides how many renderers there are. A
 * renderer that has work is never ended for another one.
 */
export class RenderMemory {
  private readonly bytes: number;
  private readonly renderers = new Set<RenderProcess>();
  /** What to try again when memory may have become free. */
  private readonly waiting = new Set<() => void>();

  constructor(bytes: number) {
    this.bytes = bytes;
  }

  /**
   * Returns whether one more renderer may start. With `mayClose` it may take the place of idle ones,
   * the least recently used first. There is always room for one renderer.
   */
  makeRoom(mayClose: boolean): boolean {
    const starting = [...this.renderers].filter(({ hasLoaded }) => !hasLoaded);
    if (starting.length >= LIMITS.starts) return false;
    while (!this.fits()) {
      const oldest = mayClose ? this.oldestIdle() : undefined;
      if (!oldest) return false;
      void oldest.close();
    }
    return true;
  }

  /** The bytes of all renderers. */
  get taken(): number {
    let taken = 0;
    for (const { bytes } of this.renderers) taken += bytes;
    return taken;
  }

  add(renderer: RenderProcess): void {
    this.renderers.add(renderer);
  }

  remove(renderer: RenderProcess): void {
    this.renderers.delete(renderer);
    this.retry();
  }

  /** Calls `again` once when a renderer has started, has become idle or has ended. */
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

  private oldestIdle(): RenderProcess | undefined {
    const idle = [...this.renderers].filter((renderer) => renderer.isIdle);
    return idle.sort((one, other) => one.usedAt - other.usedAt)[0];
  }

  private fits(): boolean {
    return this.renderers.size === 0 || this.taken + FIRST_BYTES <= this.bytes;
  }
}
