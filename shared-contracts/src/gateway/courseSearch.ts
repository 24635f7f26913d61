import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/** 0 to 5, one decimal, on every axis that results can be ordered by (R5.07). */
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

/** R3.21: whether some tee time that starts in this hour is free on one of the asked days; hours '05' to '13'. */
export const timeZoneDetail = z.object({ start_zone: z.string(), active: z.boolean() });

/** A course of a result page. */
export const courseItem = z.object({
  c_id: z.number(),
  c_name: z.string(),
  /** 1 to 47, or 48 overseas. */
  pref_cd: z.number(),
  /** Prefecture, or the country overseas. */
  pref_name: z.string(),
  city: z.string(),
  evaluation,
  review_count: z.number(),
  /** The last twelve months that the reviews come from: `YYYY-MM`. */
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
  lat: z.number(),
  lon: z.number(),
  time_zone_detail: z.array(timeZoneDetail),
  /** All plans of the course that fit the search. `plans` holds the cheapest of them, three at most. */
  plan_count: z.number(),
});
export type CourseItem = z.infer<typeof courseItem>;

/**
 * Where a plan's price comes from: yen for one player. The parts add up to the price; what a plan does not have is 0, but a lunch
 * that is not part of it may still be had.
 */
const feeDetail = z.object({
  /** The party that the price holds for: 2, 3, or 4. */
  players: z.number(),
  play: z.number(),
  lunch: z.number(),
  caddie: z.number(),
  /** The golf-course tax of the place. */
  course_tax: z.number(),
  /** What a party of two or three pays more. */
  surcharge: z.number(),
  /** The consumption tax that is included in all parts but the golf-course tax. */
  tax: z.number(),
});
export type FeeDetail = z.infer<typeof feeDetail>;

/** A plan of a course on the page, in the order in which the card shows it. */
const planItem = z.object({
  c_id: z.number(),
  plan_id: z.number(),
  plan_name: z.string(),
  /**
   * Yen for one player of the asked party (of four where `players` is not asked for), tax, golf-course tax and surcharge
   * included: the lowest on the asked days. Orders and limits of price mean this price.
   */
  price: z.number(),
  fee_detail: z.optional(feeDetail),
  /** The asked day on which that price holds: `YYYY-MM-DD`. */
  play_date: z.string(),
  /** True when other asked days cost more. */
  is_lowest: z.boolean(),
  /** The longest run of free consecutive slots on `play_date`, 1 to 10. */
  continue_stock: z.number(),
  lunch: z.boolean(),
  caddie: z.boolean(),
  /** 0 walking, 1 cart, 2 cart that drives on the fairway. */
  cart: z.number(),
  assurance2r: z.boolean(),
  add_fee_2b: z.boolean(),
  add_fee_3b: z.boolean(),
  half_round: z.boolean(),
  assurance15r: z.boolean(),
  drink: z.boolean(),
  stay: z.boolean(),
  lesson: z.boolean(),
  /** R3.07. */
  compe: z.array(z.number()),
});
export type PlanItem = z.infer<typeof planItem>;

/**
 * R7.03. The query is written by `toGatewayQuery` of `shared-contracts/search`; the gateway reads it with that
 * module's table of parameters and answers 400 with a data array of messages (R3.24) to what it cannot read.
 * Plans flagged secret are found with `secret_flg=1` beside the condition, and only then (R2.07).
 */
export const courseSearch = gatewayCall(
  '/course/search',
  z.record(z.string(), z.unknown()),
  z.object({
    /** 200; anything else is an error (R8.03). */
    result_status: z.number(),
    /** Courses that fit, on all pages. */
    search_cnt: z.number(),
    /** Pages of nine courses (R9.01). */
    page_cnt: z.number(),
    items: z.array(courseItem),
    plans: z.array(planItem),
  }),
);
export type CourseSearchReply = z.infer<typeof courseSearch.reply>;

/** R2.07: what turns a search, a count or a reading of plans to the secret plans. */
export const SECRET_PLANS = { secret_flg: '1' } as const;

/** How many courses `courseSearch` would find for the same query. Names and checks are those of the search. */
export const courseCount = gatewayCall(
  '/course/count',
  z.record(z.string(), z.unknown()),
  z.object({
    /** 200; anything else is an error. */
    result_status: z.number(),
    search_cnt: z.number(),
  }),
);

/**
 * The courses of `c_ids` (a comma list of at most nine), in this order, with every plan of theirs that fits the search condition
 * beside it, cheapest first: to unfold a card, and to compare. The place and the name asked for do not matter here.
 */
export const coursePlans = gatewayCall(
  '/course/plans',
  z.record(z.string(), z.unknown()),
  z.object({
    /** 200; anything else is an error. */
    result_status: z.number(),
    items: z.array(courseItem),
    plans: z.array(planItem),
  }),
);
export type CoursePlansReply = z.infer<typeof coursePlans.reply>;

/** R7.04. `c_ids` is a comma list of at most 100; `play_date_range` is a date, or `start..end`. */
export const courseCoupons = gatewayCall(
  '/course/coupon/search',
  z.object({ c_ids: z.string(), play_date_range: z.string() }),
  z.object({
    data: z.object({
      golf_courses: z.array(
        z.object({ golf_course_id: z.number(), maximum_coupon_discount: z.number() }),
      ),
    }),
  }),
);

/** The courses of these ids, in this order, with their cheapest plans from `date` on for a month: for advertisements. `c_ids` as above. */
export const courseDetails = gatewayCall(
  '/course/details',
  z.object({ c_ids: z.string(), date: z.string() }),
  z.object({ result_status: z.number(), items: z.array(courseItem), plans: z.array(planItem) }),
);
