import { type Cookie, type Cookies, OWN_COOKIE } from 'server-kit/http/cookies';
import { chooseLocale, isLocale, localeOf } from 'shared-contracts/locale';
import { parsePageQuery } from 'shared-contracts/search';
import type { Locale } from 'shared-contracts/widget';

/** Where a choice from the menu, or a `lang` in an address, is remembered. */
const LOCALE_COOKIE = 'asashiba_locale';
/** Seconds: a year. */
const REMEMBERED = 31_536_000;

export interface RequestLocale {
  readonly locale: Locale;
  /** Remembers what this request chose; undefined where it chose nothing new. */
  readonly remember: Cookie | undefined;
}

function remembering(locale: Locale): Cookie {
  return {
    name: LOCALE_COOKIE,
    value: locale,
    options: { ...OWN_COOKIE, maxAge: REMEMBERED },
  };
}

/** R9.06: `lang` in the query, then what was chosen before, then what the browser asks for. A `lang` that is none of ours says nothing. */
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
