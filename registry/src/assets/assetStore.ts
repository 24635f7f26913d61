import type { Disk } from 'flydrive';

/** The files of one version by path, including `widget.json`. */
export type WidgetFiles = ReadonlyMap<string, Buffer>;

export interface AssetStore {
  /**
   * Writes a whole version. Removes the files of an interrupted publish first, and its own when one
   * cannot be written. Calls `beforeEach` before each file, which may throw to end the writing.
   */
  writeVersion(
    name: string,
    version: string,
    files: WidgetFiles,
    beforeEach: () => void,
  ): Promise<void>;
  /** Writes the missing and damaged files of a published version. */
  restoreVersion(name: string, version: string, files: WidgetFiles): Promise<void>;
}

/** Opens the store of all versions' files on a disk. */
export function openAssetStore(disk: Disk): AssetStore {
  const holds = async (key: string, bytes: Buffer): Promise<boolean> => {
    try {
      return Buffer.from(await disk.getBytes(key)).equals(bytes);
    } catch {
      return false;
    }
  };
  const tidyUp = async (folder: string, mayWrite: () => void): Promise<void> => {
    try {
      mayWrite();
      await disk.deleteAll(folder);
    } catch {
      // the next publish of the version removes them
    }
  };
  return {
    async restoreVersion(name, version, files) {
      for (const [path, bytes] of files) {
        const key = `${name}/${version}/${path}`;
        // the widget.json of another commit may differ, so an existing one stays
        if (path === 'widget.json' ? !(await disk.exists(key)) : !(await holds(key, bytes)))
          await disk.put(key, bytes);
      }
    },
    async writeVersion(name, version, files, beforeEach) {
      const folder = `${name}/${version}`;
      await disk.deleteAll(folder);
      for (const [path, bytes] of files) {
        beforeEach();
        try {
          await disk.put(`${folder}/${path}`, bytes);
        } catch (error) {
          // half of a version would keep a full disk full
          await tidyUp(folder, beforeEach);
          throw error;
        }
      }
    },
  };
}
