import { OWN_SITE, toSafeHref } from './toSafeHref.ts';

const LOOPBACK = ['localhost', '127.0.0.1'];
const LONGEST = 200;

/**
 * The folder of a widget's build on this very machine (`http://127.0.0.1:3300/`), as a preview may name it: plain http of a loopback
 * host, a port of its own, nothing behind the path. Undefined for anything else. Where the site runs in production mode there is no such preview.
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
