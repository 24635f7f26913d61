import * as z from 'zod/mini';

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
export const planItem = z.object({
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

/** What a plan's price is made of: yen for one player; what a plan does not have is 0. */
export interface Fees {
  /** The party that the price holds for: 2, 3, or 4. */
  readonly players: number;
  readonly play: number;
  readonly lunch: number;
  readonly caddie: number;
  /** The golf-course tax of the place. */
  readonly courseTax: number;
  /** What a party of two or three pays more. */
  readonly surcharge: number;
  /** The consumption tax that is included in all parts but the golf-course tax. */
  readonly tax: number;
}

/** A plan of a course. Its flags have the names of the search condition that asks for them. */
export interface Plan {
  readonly courseId: number;
  readonly id: number;
  readonly name: string;
  /** Yen for one player of the asked party, all in: the lowest on the asked days. */
  readonly price: number;
  readonly fees?: Fees;
  /** The asked day on which that price holds: `YYYY-MM-DD`. */
  readonly playDate: string;
  /** Other asked days cost more. */
  readonly isLowest: boolean;
  /** The longest run of free consecutive slots on the play date, 1 to 10. */
  readonly continueStock: number;
  readonly lunch: boolean;
  readonly caddie: boolean;
  /** 0 walking, 1 cart, 2 cart that drives on the fairway. */
  readonly cart: number;
  readonly assurance2r: boolean;
  readonly assurance15r: boolean;
  /** A party of two, or of three, pays nothing more. */
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
