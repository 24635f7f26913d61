import { LRUCache } from 'lru-cache';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { VersionFiles } from '../releases/versionFiles.ts';
import type { GatewayReader } from './gatewayReader.ts';
import type { RenderJob } from './messages.ts';
import { VersionRenderer, type FirstPaint } from './VersionRenderer.ts';

export interface WidgetRenderers {
  render(
    manifest: WidgetManifest,
    files: VersionFiles,
    task: RenderJob,
    reader: GatewayReader,
  ): Promise<FirstPaint>;
  /** Starts the version's worker before it is asked, so that the first page need not wait for it. */
  warm(manifest: WidgetManifest, files: VersionFiles): void;
  close(): Promise<void>;
}

/** Versions whose workers are kept; the one that rendered longest ago makes room. */
const KEPT = 12;

/** One worker for each live version, started when it is first asked. `deadline` in milliseconds. */
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
