import { isNativeError } from 'node:util/types';
import { AwayError } from 'server-kit/http/awayError';
import { isDiskFull } from 'server-kit/http/isDiskFull';
import type { AssetStore } from './assetStore.ts';

const AWAY =
  'The store of the files does not take them at present. What is live has not changed. Publish again later.';

/** Returns whether an error is the disk's own: all of them have such a code. */
function isOfDisk(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && String(error.code).startsWith('E_CANNOT_');
}

async function orAway(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw isOfDisk(error) && !isDiskFull(error) ? new AwayError(AWAY, error) : error;
  }
}

/** Returns a store that rejects with an `AwayError` (503) when its disk fails and is not full. */
export function tellsAway(store: AssetStore): AssetStore {
  return {
    isThere: () => store.isThere(),
    read: (key) => store.read(key),
    writeVersion: (...version) => orAway(store.writeVersion(...version)),
    restoreVersion: (...version) => orAway(store.restoreVersion(...version)),
  };
}
