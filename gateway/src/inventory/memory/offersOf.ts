import type { SearchCriteria } from '../search/criteria.ts';
import type { Offer } from '../search/readOffers.ts';
import { at, type InventoryColumns } from './columns.ts';
import { joinHalves } from './lanes.ts';
import { partyOf, surchargeColumn } from './planOrder.ts';
import type { PriceSearch } from './priceSearch.ts';

/** The prices at which a plan can be had on the asked days; undefined where it cannot. */
function pricesOf(
  prices: PriceSearch,
  plan: number,
  course: number,
): Pick<Offer, 'price' | 'day' | 'highest'> | undefined {
  if (!prices.fits(plan)) return undefined;
  let price = Infinity;
  let highest = 0;
  let first = 0;
  for (const day of prices.days.all) {
    const paid = prices.priceOn(plan, course, day);
    if (paid === 0) continue;
    highest = Math.max(highest, paid);
    if (paid >= price) continue;
    price = paid;
    first = day;
  }
  return price === Infinity ? undefined : { price, day: first, highest };
}

/** Every plan of these courses that fits, cheapest first (R7.03). */
export function offersOf(
  columns: InventoryColumns,
  prices: PriceSearch,
  { players }: SearchCriteria,
  courses: readonly number[],
): Offer[] {
  const { planStart, plans, firstDay } = columns;
  const surcharge = surchargeColumn(columns, partyOf(players));
  const offers: Offer[] = [];
  for (const course of courses) {
    const courseId = columns.courses[course]?.id ?? 0;
    for (let plan = at(planStart, course); plan < at(planStart, course + 1); plan += 1) {
      const found = pricesOf(prices, plan, course);
      if (found === undefined) continue;
      offers.push({
        courseId,
        planNo: at(plans.planNo, plan),
        flags: at(plans.flags, plan),
        zones: joinHalves(at(plans.zonesLow, plan), at(plans.zonesHigh, plan)),
        price: found.price,
        day: found.day + firstDay,
        highest: found.highest,
        surcharge: surcharge === undefined ? 0 : at(surcharge, plan),
        lunchFee: at(plans.lunchFee, plan),
        caddieFee: at(plans.caddieFee, plan),
      });
    }
  }
  return offers.sort((one, other) => one.price - other.price || one.planNo - other.planNo);
}
