import type { FeeDetail } from 'shared-contracts/gateway';
import type { Offer } from '../../inventory/search/readOffers.ts';

/** R3.01: nobody said how many, so the price is that of a full party. */
const FULL_PARTY = 4;
/** Ten per cent lie in every yen but the golf-course tax: 10 of 110. */
function toIncludedTax(price: number): number {
  return Math.floor(price / 11);
}

/** What the price of an offer is made of. Overseas there is neither tax. */
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
): FeeDetail {
  return {
    players: players === 0 ? FULL_PARTY : players,
    play: price - surcharge - lunchFee - caddieFee - golfTax,
    lunch: lunchFee,
    caddie: caddieFee,
    course_tax: golfTax,
    surcharge,
    tax: isOverseas ? 0 : toIncludedTax(price - golfTax),
  };
}
