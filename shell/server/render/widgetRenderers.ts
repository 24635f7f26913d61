import type { Registry } from 'prom-client';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { VersionFiles } from '../releases/versionFiles.ts';
import type { FirstPaint, GatewayReader, RenderJob } from './messages.ts';
import { paintMetrics } from './paintMetrics.ts';
import type { RendererPlace } from './rendererCommand.ts';
import { RenderMemory } from './RenderMemory.ts';
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
  /** The versions (`widget@version`) that this server does not render for a while (fault 6). */
  broken(): ReadonlySet<string>;
  /** Ends the renderers of all versions but these as soon as they have nothing to do. */
  keepOnly(manifests: readonly WidgetManifest[]): void;
  close(): Promise<void>;
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

function toId({ name, version }: WidgetManifest): string {
  return `${name}@${version}`;
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
  const versions = new Map<string, VersionRenderer>();
  const keptBytes = () => [...versions.values()].reduce((sum, each) => sum + each.keptBytes, 0);
  const metrics = registry && paintMetrics(registry, keptBytes);
  const rendererOf = (manifest: WidgetManifest, files: VersionFiles): VersionRenderer => {
    const id = toId(manifest);
    const known = versions.get(id);
    if (known) return known;
    const renderer = new VersionRenderer(
      { id, bundle: files.serverBundle },
      { renderers, memory, startLimit, metrics, place },
    );
    versions.set(id, renderer);
    return renderer;
  };
  return {
    render: (manifest, files, task, reader) =>
      rendererOf(manifest, files).render(task, reader, deadline),
    warm: (manifest, files) => rendererOf(manifest, files).warm(),
    broken: () =>
      new Set([...versions].filter(([, renderer]) => renderer.isBanned()).map(([id]) => id)),
    keepOnly(manifests) {
      const kept = new Set(manifests.map(toId));
      for (const [id, renderer] of versions) {
        if (kept.has(id)) continue;
        versions.delete(id);
        renderer.retire();
      }
    },
    close: async () => {
      await Promise.all([...versions.values()].map((renderer) => renderer.close()));
    },
  };
}
