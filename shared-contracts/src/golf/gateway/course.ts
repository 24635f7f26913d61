import * as z from 'zod/mini';

/** 0 to 5 with one decimal, for every axis by which results can be ordered (R5.07). */
const evaluation = z.object({
  overall: z.number(),
  staff: z.number(),
  facility: z.number(),
  meal: z.number(),
  cost_performance: z.number(),
  maintenance: z.number(),
  distance: z.number(),
  fairway: z.number(),
  course: z.number(),
  green: z.number(),
  atmosphere: z.number(),
});

/**
 * R3.21: says whether a tee time that starts in this hour is free on one of the requested days;
 * hours '05' to '13'.
 */
export const timeZoneDetail = z.object({ start_zone: z.string(), active: z.boolean() });

/** A course of a result page. */
export const courseItem = z.object({
  c_id: z.number(),
  c_name: z.string(),
  /** 1 to 47, or 48 overseas. */
  pref_cd: z.number(),
  /** The name of the prefecture; overseas that of the country. */
  pref_name: z.string(),
  city: z.string(),
  evaluation,
  review_count: z.number(),
  /** The first and last of the twelve months of the reviews: `YYYY-MM`. */
  review_from: z.string(),
  review_to: z.string(),
  /** The nearest interchange; absent overseas and on islands without one. `distance_km` by road. */
  access: z.optional(
    z.object({
      road_cd: z.number(),
      road_name: z.string(),
      ic_name: z.string(),
      distance_km: z.number(),
    }),
  ),
  /** In Latin letters, where the inventory has them (R9.06). An empty text is unknown. */
  latin: z.optional(
    z.object({
      c_name: z.string(),
      city: z.string(),
      ic_name: z.string(),
      road_name: z.optional(z.string()),
    }),
  ),
  lat: z.number(),
  lon: z.number(),
  time_zone_detail: z.array(timeZoneDetail),
  /**
   * The number of plans of the course that fit the search. `plans` holds at most the three
   * cheapest.
   */
  plan_count: z.number(),
});
export type CourseItem = z.infer<typeof courseItem>;

/** 0 to 5 with one decimal for each axis. */
interface Evaluation {
  readonly overall: number;
  readonly staff: number;
  readonly facility: number;
  readonly meal: number;
  readonly costPerformance: number;
  readonly maintenance: number;
  readonly distance: number;
  readonly fairway: number;
  readonly course: number;
  readonly green: number;
  readonly atmosphere: number;
}

/**
 * R3.21: an hour of the day, 5 to 13, and whether a tee time that starts in it is free on one of
 * the requested days.
 */
export interface StartHour {
  readonly hour: number;
  readonly isFree: boolean;
}

/** What is written in Japanese, in Latin letters. */
export interface LatinNames {
  readonly name: string;
  readonly city: string;
  readonly road: string;
  readonly interchange: string;
}

/** A golf course in the results of a search. */
export interface Course {
  readonly id: number;
  readonly name: string;
  /** 1 to 47, or 48 overseas. */
  readonly prefectureCode: number;
  /** The name of the prefecture; overseas that of the country. */
  readonly prefecture: string;
  readonly city: string;
  /** Names in Latin letters, where the inventory has them; an empty text is unknown. */
  readonly latin?: LatinNames;
  readonly evaluation: Evaluation;
  readonly reviewCount: number;
  /** The first and last month of the reviews, `YYYY-MM`. */
  readonly reviewFrom: string;
  readonly reviewTo: string;
  /**
   * The nearest interchange, with the kilometres by road; absent overseas and on islands without
   * one.
   */
  readonly access?: {
    readonly roadName: string;
    readonly interchange: string;
    readonly distanceKm: number;
  };
  readonly lat: number;
  readonly lon: number;
  readonly startHours: readonly StartHour[];
  /**
   * The number of plans of the course that fit the search; at most three of them come with the
   * course.
   */
  readonly planCount: number;
}

function toEvaluation({
  cost_performance: costPerformance,
  ...axes
}: CourseItem['evaluation']): Evaluation {
  return { ...axes, costPerformance };
}

export function toStartHours(detail: CourseItem['time_zone_detail']): StartHour[] {
  return detail.map(({ start_zone, active }) => ({ hour: Number(start_zone), isFree: active }));
}

export function toCourse(item: CourseItem): Course {
  return {
    id: item.c_id,
    name: item.c_name,
    prefectureCode: item.pref_cd,
    prefecture: item.pref_name,
    city: item.city,
    evaluation: toEvaluation(item.evaluation),
    reviewCount: item.review_count,
    reviewFrom: item.review_from,
    reviewTo: item.review_to,
    ...(item.access && {
      access: {
        roadName: item.access.road_name,
        interchange: item.access.ic_name,
        distanceKm: item.access.distance_km,
      },
    }),
    ...(item.latin && {
      latin: {
        name: item.latin.c_name,
        city: item.latin.city,
        road: item.latin.road_name ?? '',
        interchange: item.latin.ic_name,
      },
    }),
    lat: item.lat,
    lon: item.lon,
    startHours: toStartHours(item.time_zone_detail),
    planCount: item.plan_count,
  };
}
