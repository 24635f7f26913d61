import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/** What a course has beside its holes. */
export const COURSE_FACILITIES = ['practice', 'bath', 'wideFairway', 'shortCourse'] as const;

const hole = z.object({
  /** 3, 4 or 5. */
  par: z.number(),
  /** From the regular tees. */
  yards: z.number(),
});

const layout = z.object({
  /** A few sentences. */
  text: z.string(),
  /** Its courses of nine holes, in the order of play; `name` such as `OUT`. */
  nines: z.array(z.object({ name: z.string(), holes: z.array(hole) })),
  /** The language of text and names, as `lang` writes it; absent for Japanese (R9.06). */
  lang: z.optional(z.string()),
});

const review = z.object({
  /** The day of the round: `YYYY-MM-DD`. */
  play_date: z.string(),
  /** 1 to 5. */
  rating: z.number(),
  /** The name under which the player writes. */
  player: z.string(),
  /** The decade of the player's age, 20 to 70; absent where the player does not say. */
  age: z.optional(z.number()),
  /** The player's usual score of 18 holes; absent where the player does not say. */
  score: z.optional(z.number()),
  /** In Japanese. */
  text: z.string(),
});

const sheet = z.object({
  c_id: z.number(),
  /** The kind of land, 1 to 6 (R5.06). */
  category: z.number(),
  facilities: z.array(z.enum(COURSE_FACILITIES)),
  /** Absent where the inventory does not know it. */
  layout: z.optional(layout),
  /** The latest reviews, newest first; none where the inventory has no texts. */
  reviews: z.array(review),
  /** Every requested day, oldest first. */
  days: z.array(
    z.object({
      play_date: z.string(),
      /** The Japanese name of the holiday; absent on other days. */
      holiday: z.optional(z.string()),
      /** The lowest price in yen for one player of the party; absent when nothing is for sale. */
      price: z.optional(z.number()),
    }),
  ),
});
export type CourseSheetItem = z.infer<typeof sheet>;

/** What a player says of a course. */
export interface CourseReview {
  /** The day of the round: `YYYY-MM-DD`. */
  readonly playDate: string;
  /** 1 to 5. */
  readonly rating: number;
  /** The name under which the player writes. */
  readonly player: string;
  /** The decade of the player's age, 20 to 70. */
  readonly age?: number | undefined;
  /** The player's usual score of 18 holes. */
  readonly score?: number | undefined;
  /** In Japanese. */
  readonly text: string;
}

/** The holes of a course. */
export type CourseLayout = z.infer<typeof layout>;

/** What a round costs at a course on a day. */
export interface SheetDay {
  /** `YYYY-MM-DD` */
  readonly playDate: string;
  /** The Japanese name of the holiday; absent on other days. */
  readonly holiday?: string | undefined;
  /** The lowest price in yen for one player of the party; absent when nothing is for sale. */
  readonly price?: number | undefined;
}

/** What a sheet says of a course beside what a card says. */
export interface CourseSheet {
  readonly courseId: number;
  /** The kind of land, 1 to 6 (R5.06). */
  readonly category: number;
  readonly facilities: readonly (typeof COURSE_FACILITIES)[number][];
  readonly layout?: CourseLayout | undefined;
  /** The latest reviews, newest first. */
  readonly reviews: readonly CourseReview[];
  /** Every requested day, oldest first. */
  readonly days: readonly SheetDay[];
}

/**
 * Returns what is known of a course beside `courseDetails`: its land, its holes, its latest
 * reviews, and its price on each day of the search condition, which is the rest of the query and whose place
 * is ignored. `item` is absent for the id of no course.
 */
export const courseSheet = gatewayCall({
  path: '/course/sheet',
  hasTexts: true,
  query: z.looseObject({ c_id: z.string() }),
  reply: z.object({ result_status: z.number(), item: z.optional(sheet) }),
  toValue: ({ item }): CourseSheet | undefined =>
    item && {
      courseId: item.c_id,
      category: item.category,
      facilities: item.facilities,
      layout: item.layout,
      reviews: item.reviews.map(({ play_date: playDate, ...said }) => ({ playDate, ...said })),
      days: item.days.map(({ play_date: playDate, ...day }) => ({ playDate, ...day })),
    },
});
