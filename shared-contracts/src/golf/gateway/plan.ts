import * as z from 'zod/mini';

/**
 * The parts of a plan's price in yen for one player, which add up to the price. A part that the
 * plan does not have is 0; a lunch that the plan does not include may still be sold at the course.
 */
const feeDetail = z.object({
  /** The number of players in the party for which the price holds: 2, 3 or 4. */
  players: z.number(),
  play: z.number(),
  lunch: z.number(),
  caddie: z.number(),
  /** The golf course tax of the prefecture. */
  course_tax: z.number(),
  /** The surcharge of a party of two or three. */
  surcharge: z.number(),
  /** The consumption tax that all parts except the golf course tax include. */
  tax: z.number(),
});
export type FeeDetail = z.infer<typeof feeDetail>;

/** A plan of a course on the result page; plans come in the order in which the card shows them. */
export const planItem = z.object({
  c_id: z.number(),
  plan_id: z.number(),
  plan_name: z.string(),
  /**
   * The lowest price on the requested days in yen for one player, with taxes and surcharge, in a
   * party of `players` (four when the search does not say). Orders and fee limits use this price.
   */
  price: z.number(),
  fee_detail: z.optional(feeDetail),
  /** The requested day with this price: `YYYY-MM-DD`. */
  play_date: z.string(),
  /** True when other requested days cost more. */
  is_lowest: z.boolean(),
  /** The longest run of free consecutive slots on `play_date`, 1 to 10. */
  continue_stock: z.number(),
  lunch: z.boolean(),
  caddie: z.boolean(),
  /** 0 walking, 1 cart, 2 cart that may drive on the fairway. */
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
  /** R9.06: the language of `plan_name`; absent for Japanese. */
  plan_lang: z.optional(z.string()),
});
export type PlanItem = z.infer<typeof planItem>;

/** The parts of a plan's price in yen for one player; a part that the plan does not have is 0. */
export interface Fees {
  /** The number of players in the party for which the price holds: 2, 3 or 4. */
  readonly players: number;
  readonly play: number;
  readonly lunch: number;
  readonly caddie: number;
  /** The golf course tax of the prefecture. */
  readonly courseTax: number;
  /** The surcharge of a party of two or three. */
  readonly surcharge: number;
  /** The consumption tax that all parts except the golf course tax include. */
  readonly tax: number;
}

/** A plan of a course. Its flags have the names of the fields of the search condition. */
export interface Plan {
  readonly courseId: number;
  readonly id: number;
  readonly name: string;
  /** R9.06: the language of the name, for `lang`. */
  readonly nameLanguage: string;
  /**
   * The lowest price on the requested days in yen for one player of the party, with taxes and
   * surcharge.
   */
  readonly price: number;
  readonly fees?: Fees;
  /** The requested day with this price: `YYYY-MM-DD`. */
  readonly playDate: string;
  /** True when other requested days cost more. */
  readonly isLowest: boolean;
  /** The longest run of free consecutive slots on the play date, 1 to 10. */
  readonly continueStock: number;
  readonly lunch: boolean;
  readonly caddie: boolean;
  /** 0 walking, 1 cart, 2 cart that may drive on the fairway. */
  readonly cart: number;
  readonly assurance2r: boolean;
  readonly assurance15r: boolean;
  /** True when a party of two, or of three, pays no surcharge. */
  readonly addFee2b: boolean;
  readonly addFee3b: boolean;
  readonly halfRound: boolean;
  readonly drink: boolean;
  readonly stay: boolean;
  readonly lesson: boolean;
  /** R3.07. */
  readonly compe: readonly number[];
}

function toFees({ course_tax: courseTax, ...parts }: FeeDetail): Fees {
  return { ...parts, courseTax };
}

export function toPlan({
  c_id: courseId,
  plan_id: id,
  plan_name: name,
  plan_lang: nameLanguage = 'ja',
  fee_detail: detail,
  play_date: playDate,
  is_lowest: isLowest,
  continue_stock: continueStock,
  add_fee_2b: addFee2b,
  add_fee_3b: addFee3b,
  half_round: halfRound,
  ...same
}: PlanItem): Plan {
  return {
    courseId,
    id,
    name,
    nameLanguage,
    playDate,
    isLowest,
    continueStock,
    addFee2b,
    addFee3b,
    halfRound,
    ...same,
    ...(detail && { fees: toFees(detail) }),
  };
}
