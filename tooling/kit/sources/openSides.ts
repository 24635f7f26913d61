import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BundledSide, type Bundler, openBundler } from './bundleSources.ts';
import { isSource } from './swcOptions.ts';
import type { WidgetBuild } from './widgetPreset.ts';

/** The two files of a widget, as somebody wrote them or as they are bundled. */
export interface Sides {
  /** Rejects where the file is missing, or its sources cannot be bundled. */
  read(side: WidgetBuild['side']): Promise<BundledSide>;
  close(): void;
}

/** A widget whose files are read. */
export interface ReadWidget extends Pick<
  WidgetBuild,
  'folder' | 'name' | 'version' | 'global' | 'shared' | 'mode'
> {
  /** The files from which its two sides begin, from the folder. */
  readonly browser: string;
  readonly server: string;
}

/** Opens the files of a widget. A bundler that has run keeps what it knows until it is closed. */
export function openSides({ browser, server, ...widget }: ReadWidget): Sides {
  const entries = { browser, server };
  const bundlers = new Map<string, Promise<Bundler>>();
  return {
    async read(side) {
      const entry = entries[side];
      if (!isSource(entry))
        return {
          code: await readFile(join(widget.folder, entry), 'utf8'),
          map: undefined,
          style: undefined,
        };
      const bundler = bundlers.get(side) ?? openBundler({ ...widget, side, entry });
      bundlers.set(side, bundler);
      return (await bundler).bundle();
    },
    close() {
      for (const bundler of bundlers.values())
        bundler.then(
          ({ close }) => close(),
          () => undefined,
        );
    },
  };
}
