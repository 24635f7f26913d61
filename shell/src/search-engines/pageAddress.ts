import { toPageQuery, wireName } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import type { Locale } from 'shared-contracts/widget';

/**
 * The one path under which a page is known; pages that are for nobody to find have none. Both tops are the home: which one
 * stands there is the device's (ADR 021).
 */
const PATHS: Partial<Record<PageName, string>> = {
  top: '/',
  'sp-top': '/',
  detail: '/search/',
  result: '/search/result/',
  map: '/search/map/',
  solo: '/search/solo/',
};

export interface PageAddress {
  readonly origin: string;
  readonly page: PageName;
  readonly area?: readonly number[];
  readonly country?: readonly number[];
  readonly number?: number;
}

function pairs(field: 'area' | 'country' | 'page', values: readonly number[]) {
  return values.map((value) => `${encodeURIComponent(wireName(field))}=${value}`);
}

/** The address of a page in one language. Without `lang` it is the Japanese one: a robot asks for no language. */
export function pageAddress(
  { origin, page, area = [], country = [], number = 1 }: PageAddress,
  locale: Locale,
): string | undefined {
  const path = PATHS[page];
  if (path === undefined) return undefined;
  const query = [
    ...pairs('area', area),
    ...pairs('country', country),
    ...(number > 1 ? pairs('page', [number]) : []),
    ...(locale === 'ja-JP' ? [] : [toPageQuery({ lang: locale })]),
  ];
  return `${origin}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
