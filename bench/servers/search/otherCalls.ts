import type { InventoryColumns } from 'gateway/src/inventory/memory/columns.ts';
import { drawFrom } from 'gateway/src/inventory/filling/random.ts';
import { toIsoDate } from 'shared-contracts/format';
import {
  courseMap,
  courseNameSuggestion,
  courseStock,
  type GatewayCall,
  priceCalendar,
} from 'shared-contracts/gateway';

/** A call of the gateway other than the search, and how a query for it is drawn. */
export interface OtherCall {
  readonly call: GatewayCall;
  /** Returns a query for the call; `search` is a random search that the query may contain. */
  toQuery(search: string): string;
}

/** What visitors type first. */
const STARTS = ['朝', 'あさ', '東', '西', 'ゴルフ', 'カントリー', 'レイク', 'CC', '霧', '富'];
const STOCK_COURSES = 9;
const STOCK_DAYS = 7;

/** Returns the four calls that search pages make beside the search. */
export function otherCalls({ courses, firstDay }: InventoryColumns): OtherCall[] {
  const draw = drawFrom(14);
  const stockQuery = (): string => {
    const ids = Array.from({ length: STOCK_COURSES }, () => draw.pick(courses).id);
    const from = firstDay + draw.between(0, 60);
    const range = `${toIsoDate(from)}..${toIsoDate(from + STOCK_DAYS)}`;
    return `c_ids=${[...new Set(ids)].join(',')}&play_date_range=${range}`;
  };
  const suggestionQuery = (): string => {
    const name = draw.pick(courses).name;
    const part = draw.chance(0.5) ? draw.pick(STARTS) : name.slice(0, draw.between(1, 6));
    return `search_c_name=${encodeURIComponent(part)}`;
  };
  return [
    { call: courseMap, toQuery: (search) => search },
    { call: priceCalendar, toQuery: (search) => search },
    { call: courseNameSuggestion, toQuery: suggestionQuery },
    { call: courseStock, toQuery: stockQuery },
  ];
}
