import { createHash } from 'node:crypto';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Read access to the published files: `<widget>/<version>/<path>`. */
export interface AssetStore {
  /** Returns the bytes of a file, or undefined if it does not exist. */
  read(key: string): Promise<Buffer | undefined>;
}

/** Opens the store on a disk. */
export function assetStore(disk: Disk): AssetStore {
  return {
    async read(key) {
      try {
        return Buffer.from(await disk.getBytes(key));
      } catch {
        return undefined;
      }
    },
  };
}

/** Opens the store in a folder. */
export function folderAssetStore(folder: string): AssetStore {
  return assetStore(new Disk(new FSDriver({ location: folder, visibility: 'public' })));
}

/** Returns whether the content has the given hash (`sha384-<base64>`). */
export function fitsIntegrity(content: Buffer, integrity: string): boolean {
  return `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity;
}
