import type { Region } from 'shared-contracts/areas';
import { type DayNumber, toDateParts, toJapaneseDay } from 'shared-contracts/format';
import { parseSearchQuery, type SearchCondition, toPlayDate } from 'shared-contracts/search';
import type { ContentEntry } from 'shared-contracts/gateway';
import type { Language } from 'shared-contracts/locale';
import { resultHref } from '../../../inventory/filling/content/links.ts';
import { POSTER_SIZES } from '../../../inventory/filling/content/pictures.ts';
import type { InventorySearch } from '../../../inventory/inventorySearch.ts';
import type { SearchCriteria } from '../../../inventory/search/criteria.ts';
import { toCriteria } from '../../../inventory/search/toCriteria.ts';
import { offerPicture } from './offerPicture.ts';
import { type Offer, offerWordsIn } from './offerWords.ts';

/** How many courses the offer of a weekend names. */
const CHEAPEST = 5;
const SATURDAY = 6;

/** An offer, and the search that it leads to. */
interface FoundOffer {
  readonly offer: Offer;
  readonly href: string;
}

/** A search from its address, so that an offer says what its link shows. */
function criteriaOf(href: string, now: number): SearchCriteria {
  const query = href.slice(href.indexOf('?') + 1);
  return toCriteria(parseSearchQuery(query, { now, form: 'result' }).condition, now, false);
}

function daysFrom(day: DayNumber, days: number): Pick<SearchCondition, 'playDate' | 'widthday'> {
  return { playDate: toPlayDate(day), widthday: days };
}

/** The Saturday of a whole weekend: the next one, or today. */
function nextSaturday(today: DayNumber): DayNumber {
  return today + ((SATURDAY - toDateParts(today).weekday + 7) % 7);
}

/** The prefecture of the region where most courses can be played then; undefined where none has five. */
async function busiestPrefecture(
  search: InventorySearch,
  criteria: SearchCriteria,
  { prefectures }: Region,
): Promise<number | undefined> {
  const hits = await search.countByPrefecture(criteria);
  const [best] = prefectures
    .filter((code) => (hits.get(code) ?? 0) >= CHEAPEST)
    .toSorted((one, other) => (hits.get(other) ?? 0) - (hits.get(one) ?? 0));
  return best;
}

async function weekendOffer(
  search: InventorySearch,
  region: Region,
  now: number,
): Promise<FoundOffer | undefined> {
  const from = nextSaturday(toJapaneseDay(now));
  const when = { ...daysFrom(from, 2), order: 'rate' as const };
  const area = await busiestPrefecture(
    search,
    criteriaOf(resultHref({ area: [region.code], ...when }), now),
    region,
  );
  if (area === undefined) return undefined;
  const href = resultHref({ area: [area], ...when });
  const { markers } = await search.readMarkers(criteriaOf(href, now), CHEAPEST);
  const price = markers[0]?.price ?? 0;
  return { href, offer: { kind: 'weekend', area, from, days: 2, count: markers.length, price } };
}

async function tomorrowOffer(
  search: InventorySearch,
  { code: area }: Region,
  now: number,
): Promise<FoundOffer | undefined> {
  const from = toJapaneseDay(now) + 1;
  const href = resultHref({ area: [area], ...daysFrom(from, 1), order: 'rate' });
  const { markers, count } = await search.readMarkers(criteriaOf(href, now), 1);
  const [cheapest] = markers;
  if (!cheapest) return undefined;
  return { href, offer: { kind: 'tomorrow', area, from, days: 1, count, price: cheapest.price } };
}

function toEntry({ offer, href }: FoundOffer, language: Language): ContentEntry {
  const { headline, lead } = offerWordsIn(language, offer);
  const [width, height] = POSTER_SIZES.slide;
  return {
    display: 1,
    href,
    src: offerPicture(offer, language),
    width,
    height,
    alt: headline.join(language === 'en' || language === 'ko' ? ' ' : ''),
    label: lead,
    ...(language !== 'ja' && { lang: language }),
  };
}

/**
 * R1.08: returns what the inventory itself offers in a region now: the cheapest courses of the next
 * weekend in its busiest prefecture, and the courses that can still be played tomorrow. Each leads to the
 * search that it was found by. An offer without courses is left out.
 */
export async function findOffers(
  search: InventorySearch,
  region: Region,
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<ContentEntry[]> {
  const offers = await Promise.all([
    weekendOffer(search, region, now),
    tomorrowOffer(search, region, now),
  ]);
  return offers.filter((offer) => offer !== undefined).map((offer) => toEntry(offer, language));
}
