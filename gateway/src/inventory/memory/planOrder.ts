import type { DayClass } from '../tables.ts';
import { at, type Column, type InventoryColumns } from './columns.ts';

/** The parties that pay different prices: 2 and 3 pay a surcharge, all others none. */
export type Party = 'two' | 'three' | 'others';

export function partyOf(players: number): Party {
  if (players === 2) return 'two';
  return players === 3 ? 'three' : 'others';
}

const PARTIES: readonly Party[] = ['two', 'three', 'others'];
const CLASSES: readonly DayClass[] = [0, 1, 2];

/** What each player of the party pays more, by plan; undefined where nobody does. */
export function surchargeColumn(
  { plans }: Pick<InventoryColumns, 'plans'>,
  party: Party,
): Column | undefined {
  if (party === 'two') return plans.fee2;
  return party === 'three' ? plans.fee3 : undefined;
}

/** By plan: what one of the party pays on a day of the class, 0 where the plan is not sold then. */
function toPaid(columns: InventoryColumns, party: Party, dayClass: DayClass): Column {
  const price = columns.plans.price[dayClass];
  const surcharge = surchargeColumn(columns, party);
  return price.map((yen, plan) => {
    if (yen < 1) return 0;
    return surcharge === undefined ? yen : yen + at(surcharge, plan);
  });
}

/** The places of the plans, those of each course by what is paid, cheapest first. */
function sortByPaid({ planStart, courses }: InventoryColumns, paid: Column): Column {
  const order = Int32Array.from(paid, (_, plan) => plan);
  for (let course = 0; course < courses.length; course += 1)
    order
      .subarray(at(planStart, course), at(planStart, course + 1))
      .sort((one, other) => at(paid, one) - at(paid, other));
  return order;
}

/** Prices of one party on days of one class. */
export interface PaidPrices {
  readonly paid: Column;
  readonly order: Column;
}

/** The prices of every party by day class, so that a search meets the cheapest plan of a course first. */
export type PriceTable = Readonly<Record<Party, Readonly<Record<DayClass, PaidPrices>>>>;

export function toPriceTable(columns: InventoryColumns): PriceTable {
  const pricesOf = (party: Party, dayClass: DayClass): PaidPrices => {
    const paid = toPaid(columns, party, dayClass);
    return { paid, order: sortByPaid(columns, paid) };
  };
  return Object.fromEntries(
    PARTIES.map((party) => [
      party,
      Object.fromEntries(CLASSES.map((dayClass) => [dayClass, pricesOf(party, dayClass)])),
    ]),
  ) as PriceTable; // fromEntries forgets the keys that the two lists name
}
