import { pageWireName, toPageQuery } from 'shared-contracts/search';
import type { Locale } from 'shared-contracts/widget';

const LANGUAGE = new RegExp(`^${pageWireName('lang')}(=|$)`, 'i');

/** The same page with the same conditions in another language; the query stays as it is written (R9.06). */
export function languageHref(pathname: string, search: string, locale: Locale): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !LANGUAGE.test(pair));
  return `${pathname}?${[...kept, toPageQuery({ lang: locale })].join('&')}`;
}
