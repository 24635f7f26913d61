import * as z from 'zod/mini';
import { FACET_FIELDS, type FacetField, type FacetValue, facetParameter } from '../search/index.ts';
import { gatewayCall, SEARCH_TIMEOUT } from './call.ts';

/** The number of courses of a search, and of the same search with another value in one field. */
export interface FacetCounts {
  /** The search as it is. */
  readonly count: number;
  /** By `facetKey`. A value that the gateway does not count is absent. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Returns the name of a value's count in `FacetCounts`. */
export function facetKey(field: FacetField, value: FacetValue): string {
  return `${field}=${facetParameter(field, value).text}`;
}

const FIELD_OF: ReadonlyMap<string, FacetField> = new Map(
  FACET_FIELDS.map((field) => [facetParameter(field, true).name, field]),
);

/**
 * Counts for each facet's value (`FACETS`) the courses that `courseSearch` finds with this value in its
 * field and the rest of the query; a list of values has this one only. The query is that of
 * `courseSearch`; its page and its order do not matter.
 */
export const courseFacets = gatewayCall({
  path: '/course/facets',
  query: z.record(z.string(), z.unknown()),
  reply: z.object({
    /** 200; anything else is an error. */
    result_status: z.number(),
    /** What `courseSearch` finds. */
    search_cnt: z.number(),
    /** The parameter of each facet, and its values. */
    items: z.array(
      z.object({
        name: z.string(),
        values: z.array(z.object({ value: z.string(), search_cnt: z.number() })),
      }),
    ),
  }),
  timeout: SEARCH_TIMEOUT,
  toValue: ({ search_cnt, items }): FacetCounts => ({
    count: search_cnt,
    counts: Object.fromEntries(
      items.flatMap(({ name, values }) => {
        const field = FIELD_OF.get(name);
        return field === undefined
          ? []
          : values.map((each) => [`${field}=${each.value}`, each.search_cnt]);
      }),
    ),
  }),
});
export type CourseFacetsReply = z.infer<typeof courseFacets.reply>;
