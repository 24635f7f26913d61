import { stringify } from 'qs';
import type { QueryParams } from 'shared-contracts/widget';

/** R7.18: lists as repeated keys, `undefined` left out. Names are written as they are given (`area[]`). */
export function toQueryString(query: QueryParams): string {
  return stringify(query, { arrayFormat: 'repeat' });
}
