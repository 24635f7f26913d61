import { LRUCache } from 'lru-cache';
import { RequestError } from 'server-kit/http/requestError';
import type { AssetStore } from './assetStore.ts';

export interface GuardOptions {
  /**
   * Returns whether a live version lists the file. It is asked for even if it was just missing, so that
   * a visitor who tries again after a repair gets it. Default: none is listed.
   */
  readonly isListed?: (key: string) => boolean;
  /** The most reads under way. */
  readonly reads?: number;
  /** Milliseconds for which a missing file is not asked for again. */
  readonly missingKept?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

const READS = 256;
/** Short, since a file may be asked for just before it is published. */
const MISSING_KEPT = 1000;
const MOST_MISSING = 2000;

/**
 * Returns the store for names that visitors choose: a missing file that no live version lists is not
 * asked for again within a second, and requests at the same time for one file share a read. Rejects with 503 if the store fails
 * or is late, or has too many reads under way.
 */
export function guardedStore(
  store: AssetStore,
  {
    isListed = () => false,
    reads = READS,
    missingKept = MISSING_KEPT,
    now = () => performance.now(),
  }: GuardOptions = {},
): AssetStore {
  const missing = new LRUCache<string, true>({
    max: MOST_MISSING,
    ttl: missingKept,
    ttlResolution: 0,
    perf: { now },
  });
  const reading = new Map<string, Promise<Buffer | undefined>>();
  const readOnce = async (key: string): Promise<Buffer | undefined> => {
    try {
      const content = await store.read(key);
      if (content === undefined) missing.set(key, true);
      return content;
    } catch {
      throw new RequestError(503, 'The file cannot be read now', { retryAfter: 1 });
    } finally {
      reading.delete(key);
    }
  };
  return {
    async read(key) {
      if (missing.has(key) && !isListed(key)) return undefined;
      const known = reading.get(key);
      if (known) return known;
      if (reading.size >= reads)
        throw new RequestError(503, 'Too many files are read', { retryAfter: 1 });
      const begun = readOnce(key);
      reading.set(key, begun);
      return begun;
    },
  };
}
