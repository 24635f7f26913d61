/** What the frame's server HTML holds where a widget's island belongs; the server splits the frame on it. */
export const SLOT_MARKER = (name: string): string => `<!--slot:${name}-->`;

export const SLOT_MARKER_PATTERN = /<!--slot:([a-z0-9_-]+)-->/;
