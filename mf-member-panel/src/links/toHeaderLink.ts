/** R2.22: adds the tracking id of the header, which the panel belongs to. `name` is that of the link. */
export function toHeaderLink(address: string, name: string): string {
  const url = new URL(address);
  url.searchParams.set('l-id', `asashiba_header_${name}`);
  return url.href;
}
