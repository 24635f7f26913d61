/** What the frame's server HTML holds where a widget's island belongs; the server splits the frame on it. */
export function SLOT_MARKER(name: string): string {
  return `<!--slot:${name}-->`;
}

/** The same inside the slot's own tag, as the value of `data-empty`: the server says there whether an island comes. */
export function EMPTY_MARKER(name: string): string {
  return `slot:${name}:empty`;
}

/** Both markers of a slot: what stands between them is the end of its tag and its holder. */
export const SLOT_PATTERN = /slot:([a-z0-9_-]+):empty([^]*?)<!--slot:\1-->/;
