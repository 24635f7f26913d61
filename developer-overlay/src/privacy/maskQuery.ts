import { COURSE_SHEET_NAMES } from 'shared-contracts/addresses';
import { KNOWN_NAMES } from 'shared-contracts/search';

/** The text that replaces a masked value. */
export const MASK = '***';

/** The names of parameters that this site itself reads: those of a search and of a course, and `status` of the error page. */
const OWN = new Set([...KNOWN_NAMES, ...COURSE_SHEET_NAMES, 'status']);
/** `area` of `area[3]`. */
function baseName(name: string): string {
  return name.replace(/\[\d*\]$/, '');
}

/**
 * Masks the values of parameters that this site does not read itself: a mail or another site may have put a person's name
 * there. `query` has no question mark.
 */
export function maskQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      let known = false;
      try {
        known = OWN.has(baseName(decodeURIComponent(name)));
      } catch {
        /* this site writes no name that cannot be decoded */
      }
      return known || value.length === 0 ? pair : `${name}=${MASK}`;
    })
    .join('&');
}

/** Masks the query of this site's paths and addresses, and drops the fragment. Another site's address loses its query too. */
export function maskHref(href: string, origin: string): string {
  const url = new URL(href, origin);
  if (url.origin !== origin) return url.origin + url.pathname;
  return url.pathname + (url.search && `?${maskQuery(url.search.slice(1))}`);
}
