import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** The files of one version by path, `widget.json` among them. */
export type WidgetFiles = ReadonlyMap<string, Buffer>;

export interface AssetStore {
  /** Writes a whole version; what an interrupted publish left there is cleared first. */
  writeVersion(name: string, version: string, files: WidgetFiles): Promise<void>;
  /** Writes what is missing or damaged of a version that was published before. */
  restoreVersion(name: string, version: string, files: WidgetFiles): Promise<void>;
}

/** The only place that knows where files are kept. Another store is another flydrive driver here. */
export const openAssetStore = (folder: string): AssetStore => {
  const disk = new Disk(new FSDriver({ location: resolve(folder), visibility: 'private' }));
  const holds = async (key: string, bytes: Buffer): Promise<boolean> => {
    try { return Buffer.from(await disk.getBytes(key)).equals(bytes); } catch { return false; }
  };
  return {
    async restoreVersion(name, version, files) {
      for (const [path, bytes] of files) {
        const key = `${name}/${version}/${path}`;
        // widget.json of another commit says the same of the same files
        if (path === 'widget.json' ? !(await disk.exists(key)) : !(await holds(key, bytes))) await disk.put(key, bytes);
      }
    },
    async writeVersion(name, version, files) {
      await disk.deleteAll(`${name}/${version}`);
      for (const [path, bytes] of files) await disk.put(`${name}/${version}/${path}`, bytes);
    },
  };
};
