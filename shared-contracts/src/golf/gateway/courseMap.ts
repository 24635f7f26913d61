import * as z from 'zod/mini';
import { gatewayCall, SEARCH_TIMEOUT } from './call.ts';

/** A hit as a map shows it. */
const markerItem = z.object({
  c_id: z.number(),
  c_name: z.string(),
  /** 1 to 47, or 48 overseas. */
  pref_cd: z.number(),
  lat: z.number(),
  lon: z.number(),
  /** As `planItem.price`: the lowest of the course on the asked days. */
  price: z.number(),
});
export type MarkerItem = z.infer<typeof markerItem>;

/** A course as a map shows it. */
export interface MapMarker {
  readonly id: number;
  readonly name: string;
  /** 1 to 47, or 48 overseas. */
  readonly prefectureCode: number;
  readonly lat: number;
  readonly lon: number;
  /** As `Plan.price`: the lowest of the course on the asked days. */
  readonly price: number;
}

/** Where the courses of a search lie. */
export interface CourseMap {
  /** All that fit. */
  readonly count: number;
  /** Cheapest first; none where the hits are more than `MOST_ON_MAP`. */
  readonly markers: readonly MapMarker[];
}

function toMapMarker({ c_id: id, c_name: name, pref_cd, ...same }: MarkerItem): MapMarker {
  return { id, name, prefectureCode: pref_cd, ...same };
}

/** Where all courses lie that `courseSearch` finds for the same query, cheapest first; `items` is empty where they are more than `MOST_ON_MAP`. */
export const courseMap = gatewayCall({
  path: '/course/map',
  query: z.record(z.string(), z.unknown()),
  reply: z.object({
    result_status: z.number(),
    search_cnt: z.number(),
    items: z.array(markerItem),
  }),
  timeout: SEARCH_TIMEOUT,
  toValue: ({ search_cnt, items }): CourseMap => ({
    count: search_cnt,
    markers: items.map(toMapMarker),
  }),
});
export type CourseMapReply = z.infer<typeof courseMap.reply>;
