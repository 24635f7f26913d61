import type { Disk } from 'flydrive';

/** The files of one version by path, `widget.json` among them. */
export type WidgetFiles = ReadonlyMap<string, Buffer>;

export interface AssetStore {
  /** Writes a whole version; what an interrupted publish left there is cleared first. */
  writeVersion(name: string, version: string, files: WidgetFiles): Promise<void>;
  /** Writes what is missing or damaged of a version that was published before. */
  restoreVersion(name: string, version: string, files: WidgetFiles): Promise<void>;
}

/** The files of all versions on one disk. */
export function openAssetStore(disk: Disk): AssetStore {
  const holds = async (key: string, bytes: Buffer): Promise<boolean> => {
    try {
      return Buffer.from(await disk.getBytes(key)).equals(bytes);
    } catch {
      return false;
    }
  };
  return {
    async restoreVersion(name, version, files) {
      for (const [path, bytes] of files) {
        const key = `${name}/${version}/${path}`;
        // widget.json of another commit says the same of the same files
        if (path === 'widget.json' ? !(await disk.exists(key)) : !(await holds(key, bytes)))
          await disk.put(key, bytes);
      }
    },
    async writeVersion(name, version, files) {
      await disk.deleteAll(`${name}/${version}`);
      for (const [path, bytes] of files) await disk.put(`${name}/${version}/${path}`, bytes);
    },
  };
}
