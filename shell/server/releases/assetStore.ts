import { createHash } from 'node:crypto';
import { isNativeError } from 'node:util/types';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { within } from 'server-kit/within';

/** Read access to the published files: `<widget>/<version>/<path>`. */
export interface AssetStore {
  /**
   * Returns the bytes of a file, or undefined if it does not exist. Rejects if the store fails or is
   * late.
   */
  read(key: string): Promise<Buffer | undefined>;
}

/** Milliseconds after which a read has failed. */
const READ_DEADLINE = 5000;
/** What a disk says of a file that does not exist: a folder's codes, and the name of S3's error. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'NoSuchKey']);

function isMissing(error: unknown): boolean {
  if (!isNativeError(error) || !isNativeError(error.cause)) return false;
  const { cause } = error;
  return MISSING.has(cause.name) || ('code' in cause && MISSING.has(cause.code));
}

/** Opens the store on a disk. A read that takes longer than `deadline` milliseconds is given up. */
export function assetStore(disk: Disk, deadline = READ_DEADLINE): AssetStore {
  const find = async (key: string): Promise<{ readonly content?: Buffer }> => {
    try {
      return { content: Buffer.from(await disk.getBytes(key)) };
    } catch (error) {
      if (isMissing(error)) return {};
      throw error;
    }
  };
  return {
    async read(key) {
      const found = await within(find(key), deadline);
      if (found === undefined) throw new Error(`${key}: the asset store is late`);
      return found.content;
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
