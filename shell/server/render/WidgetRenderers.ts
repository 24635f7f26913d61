import type { Registry } from 'prom-client';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { VersionFiles } from '../releases/versionFiles.ts';
import { toId } from '../releases/versionId.ts';
import { FaultyPaintError } from './FaultyPaintError.ts';
import { FirstTries } from './FirstTries.ts';
import { LIMITS } from 'server-kit/renderer/limits';
import type { FirstPaint, GatewayReader, RenderJob } from 'server-kit/renderer/messages';
import { monotonicNow } from 'server-kit/renderer/monotonicNow';
import { type PaintMetrics, paintMetrics } from './paintMetrics.ts';
import type { RendererPlace } from 'server-kit/renderer/rendererCommand';
import { RenderMemory } from './RenderMemory.ts';
import { paintInTime, type TryTasks } from './paintInTime.ts';
import { type RendererOptions, VersionRenderer } from './VersionRenderer.ts';

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
  private readonly tries = new FirstTries(monotonicNow);
  /** The tries under way, by version. */
  private readonly underWay = new Map<string, Promise<void>>();
  /** The renderers of the tries under way. */
  private readonly trying = new Set<VersionRenderer>();
  private readonly versions = new Map<string, RenderedVersion>();
  private kept: KeptVersions | undefined;

  constructor(options: RenderersOptions) {
    const { memory, registry } = options;
    this.options = options;
    this.memory = new RenderMemory(memory);
    this.metrics = registry && paintMetrics(registry, () => this.keptBytes);
  }

  /** Renders a first paint. Rejects if the widget fails or is late, or its version rests. */
  async render(
    manifest: WidgetManifest,
    files: VersionFiles,
    task: RenderJob,
    reader: GatewayReader,
  ): Promise<FirstPaint> {
    if (this.tries.isResting(manifest)) throw new FaultyPaintError(`${toId(manifest)} rests`);
    const renderer = this.rendererOf(manifest, files);
    const paint = await renderer.render(task, reader, this.options.deadline);
    this.trust(manifest);
    return paint;
  }

  /** Starts the version's renderer, so that the first page need not wait for it. */
  warm(manifest: WidgetManifest, files: VersionFiles): void {
    this.rendererOf(manifest, files).warm();
  }

  /**
   * Returns those of the versions (`widget@version`) without which a document does better where
   * another one can stand in: the new ones, and those that this server does not render for a while
   * (fault 6).
   */
  avoided(versions: Iterable<WidgetManifest>): ReadonlySet<string> {
    const avoided = new Set<string>();
    for (const manifest of versions) {
      const id = toId(manifest);
      const isBanned = this.versions.get(id)?.renderer.isBanned() === true;
      if (isBanned || this.tries.isNew(manifest)) avoided.add(id);
    }
    return avoided;
  }

  /** Whether a version is new, and nothing is known against a try. */
  isTryDue(manifest: WidgetManifest): boolean {
    return !this.underWay.has(toId(manifest)) && this.tries.isDue(manifest);
  }

  /** Returns the try of a version that is under way. It resolves however the try ends. */
  tryUnderWay(manifest: WidgetManifest): Promise<void> | undefined {
    return this.underWay.get(toId(manifest));
  }

  /**
   * Tries a new version with first paints that a document has of its stand-in, so that nobody waits
   * for it: first at a low priority, then by the renderer that documents will have. If both paint,
   * the version is avoided no more; else it rests. Rejects where it fails.
   */
  async tryNew(
    manifest: WidgetManifest,
    files: Promise<VersionFiles>,
    tasks: TryTasks,
  ): Promise<void> {
    const id = toId(manifest);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    this.underWay.set(id, ended);
    try {
      await this.tryWith(manifest, files, tasks);
    } finally {
      this.underWay.delete(id);
      end();
    }
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
    const renderers = [...this.versions.values()].map(({ renderer }) => renderer);
    await Promise.all([...renderers, ...this.trying].map((renderer) => renderer.close()));
  }

  /** The bytes of the paints that all renderers keep. */
  private get keptBytes(): number {
    return [...this.versions.values()].reduce((sum, { renderer }) => sum + renderer.keptBytes, 0);
  }

  private rendererOf(manifest: WidgetManifest, files: VersionFiles): VersionRenderer {
    const id = toId(manifest);
    const known = this.versions.get(id);
    if (known) return known.renderer;
    const renderer = this.open(manifest, files, {
      renderers: this.options.renderers,
      startLimit: this.options.startLimit,
      metrics: this.metrics,
      onBan: () => this.tries.fail(manifest),
    });
    this.versions.set(id, { manifest, renderer });
    return renderer;
  }

  private open(
    manifest: WidgetManifest,
    { serverBundle: bundle }: VersionFiles,
    options: RendererOptions,
  ): VersionRenderer {
    const { memory } = this;
    const { place } = this.options;
    return new VersionRenderer({ id: toId(manifest), bundle }, { ...options, memory, place });
  }

  private async tryWith(
    manifest: WidgetManifest,
    files: Promise<VersionFiles>,
    tasks: TryTasks,
  ): Promise<void> {
    // files that are late say nothing of the version: the next document tries it
    const read = await files;
    try {
      await this.tryAside(manifest, read, tasks);
      if (this.kept && !this.isWanted(manifest, this.kept)) return;
      await paintInTime(this.rendererOf(manifest, read), tasks, this.options.deadline);
    } catch (error) {
      this.tries.fail(manifest);
      this.retire((other) => toId(other) === toId(manifest));
      throw error;
    }
    this.trust(manifest);
  }

  /** Renders in a process of its own that takes no processor from anybody and ends with the try. */
  private async tryAside(
    manifest: WidgetManifest,
    files: VersionFiles,
    tasks: TryTasks,
  ): Promise<void> {
    const { deadline, startLimit = LIMITS.start } = this.options;
    const renderer = this.open(manifest, files, {
      startLimit: startLimit * LIMITS.tryTimes,
      priority: 'low',
    });
    this.trying.add(renderer);
    try {
      await paintInTime(renderer, tasks, deadline * LIMITS.tryTimes);
    } finally {
      this.trying.delete(renderer);
      await renderer.close();
    }
  }

  /** A version paints. */
  private trust(manifest: WidgetManifest): void {
    if (this.tries.pass(manifest)) this.retireStandIns(manifest);
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
