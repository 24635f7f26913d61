export interface SafeHrefOptions {
  /** The address of the page, or `OWN_SITE` where it is not known. */
  readonly base: string;
  /** Other origins that may be led to; none given: any of http and https; `[]`: the base's own origin alone. */
  readonly allowedOrigins?: readonly string[];
}

/** A base for who does not know the site's own origin (a widget on the server): references to the site come back as paths. */
export const OWN_SITE = 'https://own-site.invalid/';

const MAX_LENGTH = 2048;
const WEB_PROTOCOLS = ['https:', 'http:'];
/** Browsers drop tabs and line ends inside an address and read `\` as `/`: what needs them is a disguise. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const DISGUISE = /[\u0000-\u0020\u007f-\u009f\\\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
/** A scheme must be followed by `//` and a host: `https:evil` and `https:///evil` mean different things to different bases. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** A host as it is written in ASCII; `ｅｖｉｌ`, `evil。example` and `%65vil` would be rewritten to another one. */
const FULL_WEB_ADDRESS = /^https?:\/\/[a-z0-9._:[\]-]+(?:[/?#]|$)/i;

function resolve(href: string, base: URL): URL | undefined {
  if (!URL.canParse(href, base.href)) return undefined;
  const url = new URL(href, base.href);
  const isWeb = WEB_PROTOCOLS.includes(url.protocol) && url.username === '' && url.password === '';
  // a reference without a scheme never leaves the site (`//evil`), nor may its path do so when it is read again (`/..//evil`)
  const staysHome = SCHEME.test(href) || url.origin === base.origin;
  return isWeb && staysHome && !url.pathname.startsWith('//') ? url : undefined;
}

/**
 * The one URL-safety function: every `href`, `src` and redirect that came from outside passes here (faults 24 and 25).
 * A reference to the base's own origin comes back as a path, another one as an absolute URL; undefined where it is not
 * plainly http or https, is disguised, carries a password, or leads to an origin that is not allowed.
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
