import type { Disk } from 'flydrive';
import { isPackable, isPackedFrom, pack, PACKED } from 'server-kit/files/packed';

/** The files of one version by path, including `widget.json`. */
export type WidgetFiles = ReadonlyMap<string, Buffer>;

/**
 * Keeps the files of versions. Beside each file that browsers load it keeps a packed one, so that no
 * server compresses it while a visitor waits.
 */
export interface AssetStore {
  /** Whether the store answers. Rejects, or resolves late, if it does not. */
  isThere(): Promise<boolean>;
  /** Returns the bytes of a file, `<name>/<version>/<path>`; undefined if it cannot be read. */
  read(key: string): Promise<Buffer | undefined>;
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

/** Returns whether browsers load the file packed: those of the server's bundle are in a folder. */
export function isSentPacked(path: string): boolean {
  return isPackable(path) && !path.includes('/');
}

async function answers(disk: Disk): Promise<boolean> {
  await disk.exists('a-file-that-nobody-writes');
  return true;
}

async function readFrom(disk: Disk, key: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await disk.getBytes(key));
  } catch {
    return undefined;
  }
}

/** Opens the store of all versions' files on a disk. */
export function openAssetStore(disk: Disk): AssetStore {
  const read = (key: string) => readFrom(disk, key);
  const putPacked = async (key: string, bytes: Buffer): Promise<void> =>
    disk.put(`${key}${PACKED}`, await pack(bytes));
  const restore = async (key: string, bytes: Buffer): Promise<void> => {
    if (!(await read(key))?.equals(bytes)) await disk.put(key, bytes);
  };
  const restorePacked = async (key: string, bytes: Buffer): Promise<void> => {
    const packed = await read(`${key}${PACKED}`);
    if (!packed || !(await isPackedFrom(packed, bytes))) await putPacked(key, bytes);
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
    isThere: () => answers(disk),
    read,
    async restoreVersion(name, version, files) {
      for (const [path, bytes] of files) {
        const key = `${name}/${version}/${path}`;
        // the widget.json of another commit may differ, so an existing one stays
        if (path === 'widget.json' && (await disk.exists(key))) continue;
        await restore(key, bytes);
        if (isSentPacked(path)) await restorePacked(key, bytes);
      }
    },
    async writeVersion(name, version, files, beforeEach) {
      const folder = `${name}/${version}`;
      await disk.deleteAll(folder);
      for (const [path, bytes] of files) {
        beforeEach();
        try {
          await disk.put(`${folder}/${path}`, bytes);
          if (isSentPacked(path)) await putPacked(`${folder}/${path}`, bytes);
        } catch (error) {
          // half of a version would keep a full disk full
          await tidyUp(folder, beforeEach);
          throw error;
        }
      }
    },
  };
}
