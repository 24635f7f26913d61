import type { Registry } from 'prom-client';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { VersionFiles } from '../releases/versionFiles.ts';
import { toId } from '../releases/versionId.ts';
import { FirstTries } from './FirstTries.ts';
import { LIMITS } from './limits.ts';
import type { FirstPaint, GatewayReader, RenderJob } from './messages.ts';
import { monotonicNow } from './monotonicNow.ts';
import { type PaintMetrics, paintMetrics } from './paintMetrics.ts';
import type { RendererPlace } from './rendererCommand.ts';
import { RenderMemory } from './RenderMemory.ts';
import { VersionRenderer } from './VersionRenderer.ts';

export interface RenderersOptions {
  /** Milliseconds. */
  readonly deadline: number;
  /** The most renderers of one version. */
  readonly renderers: number;
  /** The memory for all renderers, in bytes. */
  readonly memory: number;
  /** Where the renderer's code lies and how it starts; the shell's own build if missing. */
  readonly place?: RendererPlace;
  /** Where the metrics are registered; nowhere if missing. */
  readonly registry?: Registry;
  /** Milliseconds that a renderer may take to load its bundle; default: `LIMITS.start`. */
  readonly startLimit?: number;
}

/** The versions whose renderers stay. */
export interface KeptVersions {
  readonly live: readonly WidgetManifest[];
  /** The versions that stand in for live ones. */
  readonly standIns: readonly WidgetManifest[];
}

/** A version and what renders it. */
interface RenderedVersion {
  readonly manifest: WidgetManifest;
  readonly renderer: VersionRenderer;
}

/** Renders each version in processes of its own, started at its first use. */
export class WidgetRenderers {
  private readonly options: RenderersOptions;
  private readonly memory: RenderMemory;
  private readonly metrics: PaintMetrics | undefined;
  private readonly tries: FirstTries;
  private readonly versions = new Map<string, RenderedVersion>();
  private kept: KeptVersions | undefined;

  constructor(options: RenderersOptions) {
    const { deadline, startLimit = LIMITS.start, memory, registry } = options;
    this.options = options;
    this.memory = new RenderMemory(memory);
    this.metrics = registry && paintMetrics(registry, () => this.keptBytes);
    this.tries = new FirstTries(deadline + startLimit, monotonicNow);
  }

  /** Renders a first paint. Rejects if the widget fails or is late. */
  async render(
    manifest: WidgetManifest,
    files: VersionFiles,
    task: RenderJob,
    reader: GatewayReader,
  ): Promise<FirstPaint> {
    try {
      const renderer = this.rendererOf(manifest, files);
      const paint = await renderer.render(task, reader, this.options.deadline);
      if (this.tries.end(manifest, true)) this.retireStandIns(manifest);
      return paint;
    } catch (error) {
      this.tries.end(manifest, false);
      throw error;
    }
  }

  /** Starts the version's renderer, so that the first page need not wait for it. */
  warm(manifest: WidgetManifest, files: VersionFiles): void {
    this.rendererOf(manifest, files).warm();
  }

  /**
   * The versions (`widget@version`) without which a document does better where another one can stand
   * in: those that this server does not render for a while (fault 6), and of the new ones those that
   * another document just tries, or that had to be stopped in the last minute.
   */
  avoided(): ReadonlySet<string> {
    const stopped = [...this.versions].filter(
      ([, { manifest, renderer }]) =>
        renderer.stopCount >= (this.tries.isNew(manifest) ? 1 : LIMITS.stops),
    );
    return new Set([...stopped.map(([id]) => id), ...this.tries.underWay()]);
  }

  /**
   * Keeps other documents from new ones among these versions until one of their paints has ended.
   * Call it in the same turn as `avoided`, else all documents of that turn try them together.
   *
   * @param isOnPage asked only for new versions
   */
  tryNew(
    manifests: Iterable<WidgetManifest>,
    isOnPage: (manifest: WidgetManifest) => boolean,
  ): void {
    for (const manifest of manifests)
      if (this.tries.isNew(manifest) && isOnPage(manifest)) this.tries.begin(manifest);
  }

  /**
   * Ends the renderers of all other versions as soon as they have nothing to do; of those that stand
   * in for a new one, when it has painted.
   */
  keepOnly(kept: KeptVersions): void {
    this.kept = kept;
    this.retire((manifest) => !this.isWanted(manifest, kept));
  }

  async close(): Promise<void> {
    await Promise.all([...this.versions.values()].map(({ renderer }) => renderer.close()));
  }

  /** The bytes of the paints that all renderers keep. */
  private get keptBytes(): number {
    return [...this.versions.values()].reduce((sum, { renderer }) => sum + renderer.keptBytes, 0);
  }

  private rendererOf(manifest: WidgetManifest, files: VersionFiles): VersionRenderer {
    const id = toId(manifest);
    const known = this.versions.get(id);
    if (known) return known.renderer;
    const { renderers, startLimit, place } = this.options;
    const { memory, metrics } = this;
    const renderer = new VersionRenderer(
      { id, bundle: files.serverBundle },
      { renderers, memory, startLimit, metrics, place },
    );
    this.versions.set(id, { manifest, renderer });
    return renderer;
  }

  private isWanted(manifest: WidgetManifest, { live, standIns }: KeptVersions): boolean {
    const isIn = (list: readonly WidgetManifest[]) =>
      list.some((other) => toId(other) === toId(manifest));
    const isAwaited = live.some((other) => other.name === manifest.name && this.tries.isNew(other));
    return isIn(live) || (isAwaited && isIn(standIns));
  }

  /** A new version has painted, so that nothing needs to stand in for it. */
  private retireStandIns({ name }: WidgetManifest): void {
    const { kept } = this;
    if (kept) this.retire((manifest) => manifest.name === name && !this.isWanted(manifest, kept));
  }

  private retire(isOver: (manifest: WidgetManifest) => boolean): void {
    for (const [id, { manifest, renderer }] of this.versions) {
      if (!isOver(manifest)) continue;
      this.versions.delete(id);
      renderer.retire();
    }
  }
}
