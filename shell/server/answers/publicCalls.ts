import {
  AD_PLATFORM_PATH,
  courseCount,
  courseCoupons,
  courseDetails,
  courseFacets,
  courseList,
  courseMap,
  courseNameSuggestion,
  coursePlans,
  courseSearch,
  courseSheet,
  courseStock,
  courseWeather,
  holidayList,
  prefectureHits,
  priceCalendar,
  resultSuggestion,
  siteContent,
  soloSearch,
} from 'shared-contracts/gateway';

/** How long an answer is of use, in seconds. `stale` and `onError` begin when `fresh` ends. */
export interface Lifetime {
  /** The gateway is not asked. */
  readonly fresh: number;
  /** The answer is given at once, and the gateway is asked meanwhile. */
  readonly stale: number;
  /** The gateway is asked first; the answer is given if the gateway fails. */
  readonly onError: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Prices and stock: a document shows them at most ten seconds late while the gateway answers. */
const INVENTORY: Lifetime = { fresh: 5, stale: 5, onError: 10 * MINUTE };
const NAMES: Lifetime = { fresh: MINUTE, stale: 10 * MINUTE, onError: DAY };
const EDITED: Lifetime = { fresh: MINUTE, stale: HOUR, onError: DAY };
const FORECAST: Lifetime = { fresh: 10 * MINUTE, stale: HOUR, onError: HOUR };
const CALENDAR: Lifetime = { fresh: DAY, stale: DAY, onError: 30 * DAY };

/**
 * ADR 028: the calls whose answers are the same for everybody, by their path. They may be kept and
 * shared between visitors; an answer of any other call is never kept.
 */
const PUBLIC_CALLS: ReadonlyMap<string, Lifetime> = new Map([
  [holidayList.path, CALENDAR],
  [courseWeather.path, FORECAST],
  [siteContent.path, EDITED],
  [AD_PLATFORM_PATH, EDITED],
  [courseNameSuggestion.path, NAMES],
  [resultSuggestion.path, NAMES],
  [courseList.path, NAMES],
  [courseSearch.path, INVENTORY],
  [courseCount.path, INVENTORY],
  [courseFacets.path, INVENTORY],
  [coursePlans.path, INVENTORY],
  [courseDetails.path, INVENTORY],
  [courseCoupons.path, INVENTORY],
  [courseSheet.path, INVENTORY],
  [courseStock.path, INVENTORY],
  [courseMap.path, INVENTORY],
  [prefectureHits.path, INVENTORY],
  [priceCalendar.path, INVENTORY],
  [soloSearch.path, INVENTORY],
]);

/** Returns the paths of all public calls. */
export function publicPaths(): ReadonlySet<string> {
  return new Set(PUBLIC_CALLS.keys());
}

/** Returns whether the answers of a path (below `/gora`) are the same for everybody. */
export function isPublicCall(path: string): boolean {
  return PUBLIC_CALLS.has(path);
}

/**
 * Returns how long an answer may be kept; undefined if it must not be kept: its path is not in the
 * table, or the gateway says that it is for one visitor (`private`, `Set-Cookie`). The gateway's
 * `public, max-age` replaces the table's `fresh`. The gateway's `no-store` on a search is for
 * browsers; the table is the agreement between the gateway and this server.
 */
export function lifetimeOf(
  path: string,
  { cacheControl, setsCookie }: { readonly cacheControl: string; readonly setsCookie: boolean },
): Lifetime | undefined {
  const lifetime = PUBLIC_CALLS.get(path);
  if (!lifetime || setsCookie || /\bprivate\b/i.test(cacheControl)) return undefined;
  const seconds = /\bpublic\b.*\bmax-age=(\d{1,9})/i.exec(cacheControl)?.[1];
  return seconds === undefined ? lifetime : { ...lifetime, fresh: Number(seconds) };
}
