export interface SafeHrefOptions {
  /** The address of the page, or `OWN_SITE` when it is unknown. */
  readonly base: string;
  /**
   * The other origins that a link may lead to. Without it any http or https origin is allowed; `[]`
   * allows only the base's own.
   */
  readonly allowedOrigins?: readonly string[];
}

/**
 * The base for code that does not know the site's origin (a widget on the server); links to the
 * site come back as paths.
 */
export const OWN_SITE = 'https://own-site.invalid/';

const MAX_LENGTH = 2048;
const WEB_PROTOCOLS = ['https:', 'http:'];
/**
 * Browsers drop tabs and line ends inside an address and read `\` as `/`, so an address that holds
 * them hides where it leads.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const DISGUISE = /[\u0000-\u0020\u007f-\u009f\\\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
/**
 * After a scheme `//` and a host must follow, because `https:evil` and `https:///evil` mean
 * different things for different bases.
 */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/**
 * The host must be ASCII, because a browser rewrites `ｅｖｉｌ`, `evil。example` and `%65vil` to another
 * host.
 */
const FULL_WEB_ADDRESS = /^https?:\/\/[a-z0-9._:[\]-]+(?:[/?#]|$)/i;

function resolve(href: string, base: URL): URL | undefined {
  if (!URL.canParse(href, base.href)) return undefined;
  const url = new URL(href, base.href);
  const isWeb = WEB_PROTOCOLS.includes(url.protocol) && url.username === '' && url.password === '';
  // an address without a scheme must stay on the site (not `//evil`), also when its path is read
  // again (not `/..//evil`)
  const staysHome = SCHEME.test(href) || url.origin === base.origin;
  return isWeb && staysHome && !url.pathname.startsWith('//') ? url : undefined;
}

/**
 * Checks every `href`, `src` and redirect that comes from outside (faults 24 and 25). Returns a
 * path for the base's own origin and an absolute URL for another origin. Returns undefined when the
 * address is not plain http or https, hides where it leads, carries a password, or leads to an
 * origin that is not allowed.
 */
export function toSafeHref(
  href: unknown,
  { base, allowedOrigins }: SafeHrefOptions,
): string | undefined {
  if (typeof href !== 'string' || !URL.canParse(base)) return undefined;
  const text = href.trim();
  if (text === '' || text.length > MAX_LENGTH || DISGUISE.test(text)) return undefined;
  if (SCHEME.test(text) && !FULL_WEB_ADDRESS.test(text)) return undefined;
  const home = new URL(base);
  const url = resolve(text, home);
  if (!url) return undefined;
  if (url.origin === home.origin) return `${url.pathname}${url.search}${url.hash}`;
  return allowedOrigins === undefined || allowedOrigins.includes(url.origin) ? url.href : undefined;
}
