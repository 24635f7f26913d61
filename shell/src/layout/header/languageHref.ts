import { LANGUAGE_PARAMETER } from 'shared-contracts/search';
import type { Locale } from 'shared-contracts/widget';

const LANGUAGE = new RegExp(`^${LANGUAGE_PARAMETER}(=|$)`, 'i');

/**
 * R9.06: returns the address of a page in another language. The rest of the query stays as it is
 * written.
 */
export function languageHref(pathname: string, search: string, locale: Locale): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !LANGUAGE.test(pair));
  return `${pathname}?${[...kept, `${LANGUAGE_PARAMETER}=${locale}`].join('&')}`;
}
