import { LRUCache } from 'lru-cache';
import { likeMatcher } from './likeMatcher.ts';

/** Says by text whether it fits a pattern: 1 or 0. */
export type Texts = (pattern: string) => Uint8Array;

/** The number of patterns whose texts are kept. */
const PATTERNS_KEPT = 200;

/** Returns a reader that keeps the answers to the latest patterns. */
export function patternReader(texts: readonly string[]): Texts {
  const kept = new LRUCache<string, Uint8Array>({ max: PATTERNS_KEPT });
  return (pattern) => {
    const known = kept.get(pattern);
    if (known !== undefined) return known;
    const fits = likeMatcher(pattern);
    const found = Uint8Array.from(texts, (text) => (fits(text) ? 1 : 0));
    kept.set(pattern, found);
    return found;
  };
}
