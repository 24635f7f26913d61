import { KNOWN_NAMES } from 'shared-contracts/search';

/** What stands in the place of what is left out. */
export const MASK = '***';

/** Names that the site itself reads beside those of a search. */
const OWN = new Set([...KNOWN_NAMES, 'status']);
function baseName(name: string): string {
  return name.replace(/\[\d*\]$/, '');
}

/** A query without the values that are no search of this site's: what a mail or another site has put there may name a person. */
export function maskQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      let known = false;
      try {
        known = OWN.has(baseName(decodeURIComponent(name)));
      } catch {
        /* a name that cannot be read is none of ours */
      }
      return known || value.length === 0 ? pair : `${name}=${MASK}`;
    })
    .join('&');
}

/** The same of a path or an address; another site's loses its query. */
export function maskHref(href: string, origin: string): string {
  const url = new URL(href, origin);
  if (url.origin !== origin) return url.origin + url.pathname;
  return url.pathname + (url.search && `?${maskQuery(url.search.slice(1))}`);
}
