import { type SearchCondition, defaultCondition } from '../../search/index.ts';

/** Saturday 2026-11-21, 08:00 in Japan: the time of the fake host. */
const NOW = Date.UTC(2026, 10, 20, 23);

/** Returns a valid condition: Chiba, Sunday 2026-11-22, one day. */
export function aSearchCondition(fields: Partial<SearchCondition> = {}): SearchCondition {
  return {
    ...defaultCondition(fields.searchMode ?? 'normal', NOW),
    area: [12],
    ...fields,
  };
}
