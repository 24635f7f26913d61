import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/** Somebody who has joined a round; what they did not tell is absent. */
const soloEntrant = z.object({
  /** Decade: 20 to 70. */
  age: z.optional(z.number()),
  /** What they usually score: 80, 90, 100, 110, 120 (or more). */
  skill: z.optional(z.number()),
});
export type SoloEntrant = z.infer<typeof soloEntrant>;

/** A tee time that single players join one by one. */
const soloRound = z.object({
  round_id: z.string(),
  c_id: z.number(),
  c_name: z.string(),
  /** 1 to 47 */
  pref_cd: z.number(),
  pref_name: z.string(),
  city: z.string(),
  /** 0 to 5, one decimal. */
  overall: z.number(),
  /** `YYYY-MM-DD` */
  play_date: z.string(),
  /** `HH:MM` */
  start_time: z.string(),
  /** Yen for one player, taxes included. */
  price: z.number(),
  /** Places of the round: 4. */
  capacity: z.number(),
  /** With so many players the round takes place. */
  least: z.number(),
  /** Whether it does already. */
  is_on: z.boolean(),
  /** Everybody who has joined, `capacity` at most. */
  entrants: z.array(soloEntrant),
  caddie: z.boolean(),
  lunch: z.boolean(),
  /** R5.11. */
  solo_play_style: z.number(),
});
export type SoloRound = z.infer<typeof soloRound>;

/**
 * Rounds that fit a solo condition, by date and time. The query is written by `toSoloQuery` of `shared-contracts/search`; the gateway
 * answers 400 to what it cannot read.
 */
export const soloSearch = gatewayCall(
  '/solo/search',
  z.record(z.string(), z.unknown()),
  z.object({
    /** 200; anything else is an error (R8.03). */
    result_status: z.number(),
    search_cnt: z.number(),
    page_cnt: z.number(),
    items: z.array(soloRound),
  }),
);
export type SoloSearchReply = z.infer<typeof soloSearch.reply>;
