/** Returns the widget that owns an event: mf-search-form for `search-form:...`. */
export function ownerOf(event: string): string {
  return `mf-${event.split(':')[0]}`;
}
