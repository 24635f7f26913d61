import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** The files of one version by path, `widget.json` among them. */
export type WidgetFiles = ReadonlyMap<string, Buffer>;

export interface AssetStore {
  /** Writes a whole version; what an interrupted publish left there is cleared first. */
  writeVersion(name: string, version: string, files: WidgetFiles): Promise<void>;
}

/** The only place that knows where files are kept. Another store is another flydrive driver here. */
export const openAssetStore = (folder: string): AssetStore => {
  const disk = new Disk(new FSDriver({ location: resolve(folder), visibility: 'private' }));
  return {
    async writeVersion(name, version, files) {
      await disk.deleteAll(`${name}/${version}`);
      for (const [path, bytes] of files) await disk.put(`${name}/${version}/${path}`, bytes);
    },
  };
};
