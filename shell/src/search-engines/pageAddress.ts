import { toPageQuery, wireName } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import type { Locale } from 'shared-contracts/widget';

/**
 * The one path under which search engines know a page. Pages that nobody should find have none.
 * Both top pages have the path of the home page, where the device decides between them (ADR 021).
 */
const PATHS: Partial<Record<PageName, string>> = {
  top: '/',
  'sp-top': '/',
  detail: '/search/',
  result: '/search/result/',
  map: '/search/map/',
  solo: '/search/solo/',
};

/** What the address of a page is made from. */
export interface PageAddress {
  readonly origin: string;
  readonly page: PageName;
  /** The path of a page that is about one thing; other pages have one path each. */
  readonly path?: string;
  /** The codes of the areas, in the order of the address. */
  readonly area?: readonly number[];
  readonly country?: readonly number[];
  /** The number of the page of results, from 1. */
  readonly number?: number;
}

function pairs(field: 'area' | 'country' | 'page', values: readonly number[]) {
  return values.map((value) => `${encodeURIComponent(wireName(field))}=${value}`);
}

/**
 * Returns the absolute address of a page in one language; undefined if search engines must not know
 * the page. The Japanese address has no `lang`, because a robot asks for no language.
 */
export function pageAddress(
  { origin, page, path: given = '', area = [], country = [], number = 1 }: PageAddress,
  locale: Locale,
): string | undefined {
  const path = page === 'course' ? given.replace(/\/?$/, '/') : PATHS[page];
  if (path === undefined) return undefined;
  const query = [
    ...pairs('area', area),
    ...pairs('country', country),
    ...(number > 1 ? pairs('page', [number]) : []),
    ...(locale === 'ja-JP' ? [] : [toPageQuery({ lang: locale })]),
  ];
  return `${origin}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
