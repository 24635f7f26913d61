import { LRUCache } from 'lru-cache';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { VersionFiles } from '../releases/versionFiles.ts';
import type { GatewayReader, RenderJob } from './messages.ts';
import { VersionRenderer, type FirstPaint } from './VersionRenderer.ts';

export interface WidgetRenderers {
  /** Renders a first paint. Rejects if the widget fails or is late. */
  render(
    manifest: WidgetManifest,
    files: VersionFiles,
    task: RenderJob,
    reader: GatewayReader,
  ): Promise<FirstPaint>;
  /** Starts the version's worker, so that the first page need not wait for it. */
  warm(manifest: WidgetManifest, files: VersionFiles): void;
  close(): Promise<void>;
}

/**
 * The number of versions whose workers are kept. The least recently used worker is closed first.
 */
const KEPT = 12;

/**
 * Renders each version in a worker of its own, started at its first use. `deadline` is in
 * milliseconds.
 */
export function widgetRenderers(deadline: number): WidgetRenderers {
  const renderers = new LRUCache<string, VersionRenderer>({
    max: KEPT,
    dispose: (renderer, _id, reason) => {
      if (reason === 'evict') void renderer.close();
    },
  });
  const rendererOf = (manifest: WidgetManifest, files: VersionFiles): VersionRenderer => {
    const id = `${manifest.name}@${manifest.version}`;
    const known = renderers.get(id);
    if (known) return known;
    const renderer = new VersionRenderer({ id, bundle: files.serverBundle });
    renderers.set(id, renderer);
    return renderer;
  };
  return {
    render: (manifest, files, task, reader) =>
      rendererOf(manifest, files).render(task, reader, deadline),
    warm: (manifest, files) => rendererOf(manifest, files).warm(),
    close: async () => {
      await Promise.all([...renderers.values()].map((renderer) => renderer.close()));
    },
  };
}
