import { stringify } from 'qs';
import type { QueryParams } from 'shared-contracts/widget';

/**
 * R7.18: writes a query string without its question mark. Lists become repeated keys, and
 * `undefined` is left out. Names stay as they are given (`area[]`).
 */
export function toQueryString(query: QueryParams): string {
  return stringify(query, { arrayFormat: 'repeat' });
}
