import * as z from 'zod/mini';
import { gatewayCall, SEARCH_TIMEOUT } from './call.ts';

/** A course on the map. */
const markerItem = z.object({
  c_id: z.number(),
  c_name: z.string(),
  /** In Latin letters, where the inventory has it (R9.06). */
  c_name_latin: z.optional(z.string()),
  /** 1 to 47, or 48 overseas. */
  pref_cd: z.number(),
  lat: z.number(),
  lon: z.number(),
  /** The lowest `planItem.price` of the course on the requested days. */
  price: z.number(),
  /** `evaluation.overall` of the course, 0 to 5 with one decimal; 0 without a review. */
  overall: z.optional(z.number()),
});
export type MarkerItem = z.infer<typeof markerItem>;

/** A course on the map. */
export interface MapMarker {
  readonly id: number;
  readonly name: string;
  /** In Latin letters, where the inventory has it (R9.06). */
  readonly latin?: string;
  /** 1 to 47, or 48 overseas. */
  readonly prefectureCode: number;
  readonly lat: number;
  readonly lon: number;
  /** The lowest `Plan.price` of the course on the requested days. */
  readonly price: number;
  /** The overall rating, 0 to 5 with one decimal; 0 without a review. */
  readonly overall?: number | undefined;
}

/** The courses of a search on a map. */
export interface CourseMap {
  /** The number of courses that fit. */
  readonly count: number;
  /** The courses, cheapest first; empty when there are more than `MOST_ON_MAP`. */
  readonly markers: readonly MapMarker[];
}

function toMapMarker({
  c_id: id,
  c_name: name,
  c_name_latin: latin,
  pref_cd,
  ...same
}: MarkerItem): MapMarker {
  return { id, name, ...(latin && { latin }), prefectureCode: pref_cd, ...same };
}

/**
 * Returns the places of all courses that `courseSearch` finds for the same query, cheapest first;
 * `items` is empty when there are more than `MOST_ON_MAP`. A `MapPayload` in the query stands above its
 * area and its dates (R3.03).
 */
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
