import type { FeeDetail } from 'shared-contracts/gateway';
import type { Offer } from '../../inventory/search/readOffers.ts';

/** Without a number of players the price is that of a full party (R3.01). */
const FULL_PARTY = 4;
/** Returns the consumption tax in a price: ten per cent are included, so 10 of 110 yen. */
function toIncludedTax(price: number): number {
  return Math.floor(price / 11);
}

/**
 * Returns the parts of an offer's price, in yen. Overseas there is neither of the two taxes. Undefined where
 * the price is less than its parts: what a supplier has sent contradicts itself then.
 */
export function toFeeDetail(
  {
    price,
    surcharge,
    lunchFee,
    caddieFee,
  }: Pick<Offer, 'price' | 'surcharge' | 'lunchFee' | 'caddieFee'>,
  golfTax: number,
  players: number,
  isOverseas: boolean,
): FeeDetail | undefined {
  const play = price - surcharge - lunchFee - caddieFee - golfTax;
  if (play < 0) return undefined;
  return {
    players: players === 0 ? FULL_PARTY : players,
    play,
    lunch: lunchFee,
    caddie: caddieFee,
    course_tax: golfTax,
    surcharge,
    tax: isOverseas ? 0 : toIncludedTax(price - golfTax),
  };
}
