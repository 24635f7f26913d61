import { LRUCache } from 'lru-cache';
import type { Lifetime } from './publicCalls.ts';

/** What a kept answer is good for, by its age; see `Lifetime`. */
export type Use = keyof Lifetime;

export interface KeptAnswers {
  /** Returns the kept answer as JSON text; undefined if there is none, or none of use any more. */
  find(key: string): { readonly json: string; readonly use: Use } | undefined;
  keep(key: string, json: string, lifetime: Lifetime): void;
}

interface Kept {
  readonly json: string;
  /** Milliseconds. */
  readonly at: number;
  readonly lifetime: Lifetime;
}

const SECOND = 1000;

/** A character of a text takes two bytes at most. */
function bytesOf({ json }: Kept, key: string): number {
  return 2 * (json.length + key.length);
}

function toUse(age: number, { fresh, stale, onError }: Lifetime): Use | undefined {
  if (age < fresh) return 'fresh';
  if (age < fresh + stale) return 'stale';
  return age < fresh + onError ? 'onError' : undefined;
}

/**
 * Returns a memory of `maxBytes`. It drops first what was used least recently. `now` is in
 * milliseconds.
 */
export function keptAnswers(maxBytes: number, now: () => number): KeptAnswers {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  return {
    find(key) {
      const known = kept.get(key);
      const use = known && toUse((now() - known.at) / SECOND, known.lifetime);
      return use && { json: known.json, use };
    },
    keep: (key, json, lifetime) => kept.set(key, { json, at: now(), lifetime }),
  };
}
