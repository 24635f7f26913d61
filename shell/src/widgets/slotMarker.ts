/**
 * Returns the comment in the frame's HTML at the place of a widget's island. The server splits the
 * frame there.
 */
export function SLOT_MARKER(name: string): string {
  return `<!--slot:${name}-->`;
}

/**
 * Returns the marker in the slot's own tag, as the value of `data-empty`. The server writes there
 * whether an island follows.
 */
export function EMPTY_MARKER(name: string): string {
  return `slot:${name}:empty`;
}

/** Matches both markers of a slot. Between them are the end of the slot's tag and its holder. */
export const SLOT_PATTERN = /slot:([a-z0-9_-]+):empty([^]*?)<!--slot:\1-->/;
