import { LRUCache } from 'lru-cache';

/**
 * Returns `make` with a memory: it makes the value of a key once, and keeps those of the `most` keys that
 * were asked for last. `make` must give the same value for the same key.
 */
export function kept<Key extends string | number, Value extends string>(
  most: number,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const values = new LRUCache<Key, Value>({ max: most });
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    values.set(key, value);
    return value;
  };
}
