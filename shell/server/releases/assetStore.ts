import { createHash } from 'node:crypto';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Read access to the published files: `<widget>/<version>/<path>`. */
export interface AssetStore {
  /** The file's bytes, or undefined where there is none. */
  read(key: string): Promise<Buffer | undefined>;
}

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

export function folderAssetStore(folder: string): AssetStore {
  return assetStore(new Disk(new FSDriver({ location: folder, visibility: 'public' })));
}

export function fitsIntegrity(content: Buffer, integrity: string): boolean {
  return `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity;
}
