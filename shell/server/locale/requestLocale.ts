import { type Cookie, type Cookies, OWN_COOKIE } from 'server-kit/http/cookies';
import { chooseLocale, isLocale, localeOf } from 'shared-contracts/locale';
import { parsePageQuery } from 'shared-contracts/search';
import type { Locale } from 'shared-contracts/widget';

/** The cookie that remembers a choice from the menu or a `lang` in an address. */
const LOCALE_COOKIE = 'asashiba_locale';
/** Seconds: one year. */
const REMEMBERED = 31_536_000;

export interface RequestLocale {
  readonly locale: Locale;
  /** The cookie that remembers a new choice; undefined if there is none. */
  readonly remember: Cookie | undefined;
}

function remembering(locale: Locale): Cookie {
  return {
    name: LOCALE_COOKIE,
    value: locale,
    options: { ...OWN_COOKIE, maxAge: REMEMBERED },
  };
}

/**
 * R9.06: chooses the locale from `lang` in the query, then the cookie, then `Accept-Language`. An
 * unknown `lang` is ignored.
 */
export function readLocale(
  query: string,
  cookies: Cookies,
  acceptLanguage: string | undefined,
): RequestLocale {
  const cookie = cookies[LOCALE_COOKIE];
  const kept = cookie !== undefined && isLocale(cookie) ? cookie : undefined;
  const asked = localeOf(parsePageQuery(query).lang);
  return {
    locale: asked ?? kept ?? chooseLocale(acceptLanguage),
    remember: asked === undefined || asked === kept ? undefined : remembering(asked),
  };
}
