import type { IncomingHttpHeaders } from 'node:http';
import { chooseLocale, isLocale, localeOf } from 'shared-contracts/locale';
import { parsePageQuery } from 'shared-contracts/search';
import type { Locale } from 'shared-contracts/widget';

/** Where a choice from the menu, or a `lang` in an address, is remembered. */
const LOCALE_COOKIE = 'asashiba_locale';
/** Seconds: a year. */
const REMEMBERED = 31_536_000;

export interface RequestLocale {
  readonly locale: Locale;
  /** The `set-cookie` that remembers what this request chose, or undefined where it chose nothing new. */
  readonly remember: string | undefined;
}

function cookieOf(header: string | undefined): Locale | undefined {
  const value = header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === LOCALE_COOKIE)?.[1];
  return value !== undefined && isLocale(value) ? value : undefined;
}

/** R9.06: `lang` in the query, then what was chosen before, then what the browser asks for. A `lang` that is none of ours says nothing. */
export function readLocale(
  query: string,
  headers: Pick<IncomingHttpHeaders, 'accept-language' | 'cookie'>,
): RequestLocale {
  const kept = cookieOf(headers.cookie);
  const asked = localeOf(parsePageQuery(query).lang);
  return {
    locale: asked ?? kept ?? chooseLocale(headers['accept-language']),
    remember:
      asked === undefined || asked === kept
        ? undefined
        : `${LOCALE_COOKIE}=${asked}; Path=/; Max-Age=${REMEMBERED}; SameSite=Lax; HttpOnly`,
  };
}
