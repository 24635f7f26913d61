import type { Cookies } from 'server-kit/http/cookies';
import { chooseLocale, isLocale, type Locale } from 'shared-contracts/locale';

/** The cookie in which the site remembers a choice; a gateway on another host does not get it. */
const LOCALE_COOKIE = 'asashiba_locale';

/** R9.06: returns the language that the visitor has chosen on the site, or that the browser asks for. */
export function visitorLocale(cookies: Cookies, acceptLanguage: string | undefined): Locale {
  const chosen = cookies[LOCALE_COOKIE];
  return chosen !== undefined && isLocale(chosen) ? chosen : chooseLocale(acceptLanguage);
}
