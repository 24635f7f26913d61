import * as z from 'zod/mini';
import { gatewayCall, SEARCH_TIMEOUT } from './call.ts';

/** A player who has joined a round; a field that the player did not fill in is absent. */
const soloEntrant = z.object({
  /** The decade of the player's age: 20 to 70. */
  age: z.optional(z.number()),
  /** The player's usual score: 80, 90, 100, 110, or 120 for 120 and more. */
  skill: z.optional(z.number()),
});
export type SoloEntrant = z.infer<typeof soloEntrant>;

/** A tee time that single players join one by one. */
const soloRound = z.object({
  round_id: z.string(),
  c_id: z.number(),
  c_name: z.string(),
  /** In Latin letters, where the inventory has it (R9.06). */
  c_name_latin: z.optional(z.string()),
  /** 1 to 47 */
  pref_cd: z.number(),
  pref_name: z.string(),
  city: z.string(),
  city_latin: z.optional(z.string()),
  /** 0 to 5, one decimal. */
  overall: z.number(),
  /** `YYYY-MM-DD` */
  play_date: z.string(),
  /** `HH:MM` */
  start_time: z.string(),
  /** Yen for one player, taxes included. */
  price: z.number(),
  /** The number of places of the round: 4. */
  capacity: z.number(),
  /** The number of players with which the round takes place. */
  least: z.number(),
  /** True when enough players have joined. */
  is_on: z.boolean(),
  /** The players who have joined, at most `capacity`. */
  entrants: z.array(soloEntrant),
  caddie: z.boolean(),
  lunch: z.boolean(),
  /** R5.11. */
  solo_play_style: z.number(),
});
export type SoloRound = z.infer<typeof soloRound>;

/** A tee time that single players join one by one. */
export interface Round {
  readonly id: string;
  readonly courseId: number;
  readonly courseName: string;
  /** In Latin letters, where the inventory has it (R9.06). */
  readonly courseLatin?: string;
  /** 1 to 47 */
  readonly prefectureCode: number;
  readonly city: string;
  readonly cityLatin?: string;
  /** 0 to 5, one decimal. */
  readonly rating: number;
  /** `YYYY-MM-DD` */
  readonly playDate: string;
  /** `HH:MM` */
  readonly startTime: string;
  /** Yen for one player, taxes included. */
  readonly price: number;
  /** The number of places of the round: 4. */
  readonly capacity: number;
  /** The number of players with which the round takes place. */
  readonly least: number;
  /** True when enough players have joined. */
  readonly isOn: boolean;
  /** The players who have joined, at most `capacity`. */
  readonly entrants: readonly SoloEntrant[];
  readonly caddie: boolean;
  readonly lunch: boolean;
  /** R5.11. */
  readonly playStyle: number;
}

/** A page of the rounds that fit a search, in the order that it asks for. */
export interface RoundPage {
  /** The number of rounds that fit, on all pages. */
  readonly count: number;
  readonly pageCount: number;
  readonly rounds: readonly Round[];
}

function toRound({
  round_id: id,
  c_id: courseId,
  c_name: courseName,
  c_name_latin: courseLatin,
  city_latin: cityLatin,
  pref_cd: prefectureCode,
  pref_name: _,
  overall: rating,
  play_date: playDate,
  start_time: startTime,
  is_on: isOn,
  solo_play_style: playStyle,
  ...same
}: SoloRound): Round {
  return {
    id,
    courseId,
    courseName,
    ...(courseLatin && { courseLatin }),
    ...(cityLatin && { cityLatin }),
    prefectureCode,
    rating,
    playDate,
    startTime,
    isOn,
    playStyle,
    ...same,
  };
}

/**
 * Returns the rounds that fit a solo condition, in its order. `toSoloQuery` of
 * `shared-contracts/search` writes the query; the gateway answers a query with an error by 400.
 */
export const soloSearch = gatewayCall({
  path: '/solo/search',
  query: z.record(z.string(), z.unknown()),
  reply: z.object({
    /** 200; anything else is an error (R8.03). */
    result_status: z.number(),
    search_cnt: z.number(),
    page_cnt: z.number(),
    items: z.array(soloRound),
  }),
  timeout: SEARCH_TIMEOUT,
  toValue: ({ search_cnt, page_cnt, items }): RoundPage => ({
    count: search_cnt,
    pageCount: page_cnt,
    rounds: items.map(toRound),
  }),
});
export type SoloSearchReply = z.infer<typeof soloSearch.reply>;
