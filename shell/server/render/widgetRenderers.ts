import type { Registry } from 'prom-client';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { VersionFiles } from '../releases/versionFiles.ts';
import { FirstTries } from './FirstTries.ts';
import { LIMITS } from './limits.ts';
import type { FirstPaint, GatewayReader, RenderJob } from './messages.ts';
import { monotonicNow } from './monotonicNow.ts';
import { paintMetrics } from './paintMetrics.ts';
import type { RendererPlace } from './rendererCommand.ts';
import { RenderMemory } from './RenderMemory.ts';
import { toId } from '../releases/versionId.ts';
import { VersionRenderer } from './VersionRenderer.ts';

export interface WidgetRenderers {
  /** Renders a first paint. Rejects if the widget fails or is late. */
  render(
    manifest: WidgetManifest,
    files: VersionFiles,
    task: RenderJob,
    reader: GatewayReader,
  ): Promise<FirstPaint>;
  /** Starts the version's renderer, so that the first page need not wait for it. */
  warm(manifest: WidgetManifest, files: VersionFiles): void;
  /**
   * The versions (`widget@version`) without which a document does better where another one can stand
   * in: those that this server does not render for a while (fault 6), and of the new ones those that
   * another document just tries, or that had to be stopped in the last minute.
   */
  avoided(): ReadonlySet<string>;
  /**
   * Keeps other documents from new ones among these versions until one of their paints has ended.
   * Call it in the same turn as `avoided`, else all documents of that turn try them together.
   *
   * @param isOnPage asked only for new versions
   */
  tryNew(
    manifests: Iterable<WidgetManifest>,
    isOnPage: (manifest: WidgetManifest) => boolean,
  ): void;
  /**
   * Ends the renderers of all other versions as soon as they have nothing to do; of those that stand
   * in for a new one, when it has painted.
   */
  keepOnly(kept: KeptVersions): void;
  close(): Promise<void>;
}

interface KeptVersions {
  readonly live: readonly WidgetManifest[];
  /** The versions that stand in for live ones. */
  readonly standIns: readonly WidgetManifest[];
}

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

/** Renders each version in processes of its own, started at its first use. */
export function widgetRenderers({
  deadline,
  renderers,
  memory: bytes,
  registry,
  startLimit,
  place,
}: RenderersOptions): WidgetRenderers {
  const memory = new RenderMemory(bytes);
  const versions = new Map<
    string,
    { readonly manifest: WidgetManifest; readonly renderer: VersionRenderer }
  >();
  const keptBytes = () =>
    [...versions.values()].reduce((sum, { renderer }) => sum + renderer.keptBytes, 0);
  const metrics = registry && paintMetrics(registry, keptBytes);
  const tries = new FirstTries(deadline + (startLimit ?? LIMITS.start), monotonicNow);
  let kept: KeptVersions | undefined;
  const retireOthers = () => {
    if (!kept) return;
    const awaited = new Set(kept.live.filter((each) => tries.isNew(each)).map(({ name }) => name));
    const wanted = [...kept.live, ...kept.standIns.filter(({ name }) => awaited.has(name))];
    const ids = new Set(wanted.map(toId));
    for (const [id, { renderer }] of versions) {
      if (ids.has(id)) continue;
      versions.delete(id);
      renderer.retire();
    }
  };
  const rendererOf = (manifest: WidgetManifest, files: VersionFiles): VersionRenderer => {
    const id = toId(manifest);
    const known = versions.get(id);
    if (known) return known.renderer;
    const renderer = new VersionRenderer(
      { id, bundle: files.serverBundle },
      { renderers, memory, startLimit, metrics, place },
    );
    versions.set(id, { manifest, renderer });
    return renderer;
  };
  return {
    async render(manifest, files, task, reader) {
      try {
        const paint = await rendererOf(manifest, files).render(task, reader, deadline);
        if (tries.end(manifest, true)) retireOthers();
        return paint;
      } catch (error) {
        tries.end(manifest, false);
        throw error;
      }
    },
    warm: (manifest, files) => rendererOf(manifest, files).warm(),
    avoided() {
      const stopped = [...versions.values()].filter(
        ({ manifest, renderer }) =>
          renderer.stopCount >= (tries.isNew(manifest) ? 1 : LIMITS.stops),
      );
      return new Set([...stopped.map(({ manifest }) => toId(manifest)), ...tries.underWay()]);
    },
    tryNew(manifests, isOnPage) {
      for (const manifest of manifests)
        if (tries.isNew(manifest) && isOnPage(manifest)) tries.begin(manifest);
    },
    keepOnly(versionsToKeep) {
      kept = versionsToKeep;
      retireOthers();
    },
    close: async () => {
      await Promise.all([...versions.values()].map(({ renderer }) => renderer.close()));
    },
  };
}
