/**
 * R2.22: returns an address with the tracking id of the link's place. Throws if `address` is not
 * absolute.
 */
export function toOutLink(address: string, place: 'header' | 'footer', name: string): string {
  const url = new URL(address);
  url.searchParams.set('l-id', `asashiba_${place}_${name}`);
  return url.href;
}

/** R2.22: returns the path of a page of this site with the tracking id of its link in the footer. */
export function toFooterPath(path: string, name: string): string {
  return `${path}?l-id=asashiba_footer_${name}`;
}
