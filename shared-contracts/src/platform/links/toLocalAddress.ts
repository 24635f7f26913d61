import { OWN_SITE, toSafeHref } from './toSafeHref.ts';

const LOOPBACK = ['localhost', '127.0.0.1'];
const LONGEST = 200;

/**
 * Returns the address of a widget's build on the developer's own machine
 * (`http://127.0.0.1:3300/`), as a preview names it: http, a loopback host, an explicit port, no
 * query and no fragment. Returns undefined for anything else. Production has no previews.
 */
export function toLocalAddress(text: unknown): string | undefined {
  const safe = toSafeHref(text, { base: OWN_SITE });
  if (safe === undefined || safe.length > LONGEST || !URL.canParse(safe)) return undefined;
  const { protocol, hostname, port, pathname, search, hash, origin } = new URL(safe);
  if (
    protocol !== 'http:' ||
    !LOOPBACK.includes(hostname) ||
    port === '' ||
    search !== '' ||
    hash !== '' ||
    !/^(\/[\w.-]+)*\/?$/.test(pathname)
  )
    return undefined;
  return `${origin}${pathname.endsWith('/') ? pathname : `${pathname}/`}`;
}
