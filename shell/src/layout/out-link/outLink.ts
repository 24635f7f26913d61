/** R2.22: a link out with the tracking id of the place where it stands (`header`, `footer`). */
export function toOutLink(address: string, place: 'header' | 'footer', name: string): string {
  const url = new URL(address);
  url.searchParams.set('l-id', `asashiba_${place}_${name}`);
  return url.href;
}
