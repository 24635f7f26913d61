import type { Locale } from 'shared-contracts/widget';

/** The same page with the same conditions in another language; the query stays as it is written (R9.06). */
export function languageHref(pathname: string, search: string, locale: Locale): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^lang(=|$)/i.test(pair));
  return `${pathname}?${[...kept, `lang=${locale}`].join('&')}`;
}
