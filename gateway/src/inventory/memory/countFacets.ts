import type { SearchCriteria } from '../search/criteria.ts';
import type { FacetCounts, FacetCriteria } from '../search/facetCriteria.ts';
import { at } from './columns.ts';
import { FacetOffers } from './facetOffers.ts';
import { highHalf, lowHalf } from './lanes.ts';
import { type Party, partyOf } from './planOrder.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Returns for each limit how many of the numbers are not above it. */
function countUpTo(numbers: Float64Array, limits: readonly number[]): number[] {
  return limits.map((limit) => {
    let count = 0;
    for (let place = 0; place < numbers.length; place += 1)
      if ((numbers[place] ?? 0) <= limit) count += 1;
    return count;
  });
}

/** Counts by the lowest price: below it no upper limit finds the course. */
function countByPrice(index: SearchIndex, { open, each }: FacetCriteria): number[] {
  const prices = index.prices(open);
  const lowest = Float64Array.from(index.courses(open), (course) => prices.lowest(course));
  return countUpTo(
    lowest,
    each.map(({ priceTo }) => priceTo),
  );
}

/** Counts the courses with an offer by their distance from an interchange. */
function countByDistance(index: SearchIndex, { open, each }: FacetCriteria): number[] {
  const { distance_km, road } = index.courseColumns;
  const prices = index.prices(open);
  const distances = Float64Array.from(index.courses(open), (course) =>
    at(road, course) > 0 && prices.hasOffer(course) ? at(distance_km, course) : Infinity,
  );
  return countUpTo(
    distances,
    each.map(({ distance }) => distance),
  );
}

/** Counts a search for each party that pays or needs something else than the others. */
function countByParty(index: SearchIndex, { each }: FacetCriteria): number[] {
  const known = new Map<Party, number>();
  return each.map((criteria) => {
    const party = partyOf(criteria.players);
    const count = known.get(party) ?? index.count(criteria);
    known.set(party, count);
    return count;
  });
}

/** The facets that need a look at the courses of their own. */
const OWN_LOOKS: {
  readonly [Field in FacetCriteria['field']]?: (
    index: SearchIndex,
    facet: FacetCriteria,
  ) => number[];
} = { ratesMax: countByPrice, distance: countByDistance, players: countByParty };

/** What plans offer by course: zones as guard bits in halves, and flags as bits. */
type Offered = Readonly<Record<'low' | 'high' | 'flags', Int32Array>>;

/** Counts the courses with an offer in one of the zones. */
function countZones({ low, high }: Offered, { zones }: SearchCriteria): number {
  const wantedLow = lowHalf(zones);
  const wantedHigh = highHalf(zones);
  let count = 0;
  for (let place = 0; place < low.length; place += 1)
    if ((at(low, place) & wantedLow) !== 0 || (at(high, place) & wantedHigh) !== 0) count += 1;
  return count;
}

/** Counts the courses with a plan that has the flag. */
function countFlag({ flags }: Offered, flag: number): number {
  let count = 0;
  for (let place = 0; place < flags.length; place += 1)
    if ((at(flags, place) & flag) !== 0) count += 1;
  return count;
}

/** Returns the bit of a plan that a value asks for and the search does not; 0 if both ask for it. */
function moreOf(asked: SearchCriteria, { planFlags }: SearchCriteria): number {
  return planFlags & ~asked.planFlags;
}

function readOffers(
  index: SearchIndex,
  asked: SearchCriteria,
  facets: readonly FacetCriteria[],
): Offered {
  const values = facets.flatMap(({ each }) => each);
  const wanted = values.reduce((bits, value) => bits | moreOf(asked, value), 0);
  const open = facets.find(({ field }) => field === 'zoneList')?.open ?? asked;
  const reader = new FacetOffers(index.columns, index.prices(open), asked, wanted);
  const courses = index.courses(asked);
  const low = new Int32Array(courses.length);
  const high = new Int32Array(courses.length);
  const flags = new Int32Array(courses.length);
  for (const [place, course] of courses.entries()) {
    reader.read(course);
    low[place] = reader.low;
    high[place] = reader.high;
    flags[place] = reader.flags;
  }
  return { low, high, flags };
}

/** Counts the courses of a search, and of each value of each facet (ADR 069). */
export function countFacets(
  index: SearchIndex,
  asked: SearchCriteria,
  facets: readonly FacetCriteria[],
): FacetCounts {
  const offered = readOffers(
    index,
    asked,
    facets.filter(({ field }) => OWN_LOOKS[field] === undefined),
  );
  const count = countZones(offered, asked);
  const ofValue = (field: FacetCriteria['field'], value: SearchCriteria) => {
    if (field === 'zoneList') return countZones(offered, value);
    const more = moreOf(asked, value);
    return more === 0 ? count : countFlag(offered, more);
  };
  return {
    count,
    facets: facets.map(
      (facet) =>
        OWN_LOOKS[facet.field]?.(index, facet) ??
        facet.each.map((value) => ofValue(facet.field, value)),
    ),
  };
}
