/**
 * R2.22: returns an address with the tracking id of the link's place. Throws if `address` is not
 * absolute.
 */
export function toOutLink(address: string, place: 'header' | 'footer', name: string): string {
  const url = new URL(address);
  url.searchParams.set('l-id', `asashiba_${place}_${name}`);
  return url.href;
}
