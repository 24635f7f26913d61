import type { Sheet } from './inlineStyle.ts';

/** Sheets are read once for each build, so the classes of each are found once. */
const patterns = new WeakMap<Sheet, RegExp>();

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

function patternOf(sheet: Sheet): RegExp {
  const known = patterns.get(sheet);
  if (known) return known;
  const classes = new Set([...sheet.text.matchAll(CLASS)].map(([, name]) => name));
  const made = new RegExp(`(?:${[...classes].join('|')})(?![\\w-])`);
  patterns.set(sheet, made);
  return made;
}

/**
 * Returns whether HTML may have an element with a class of the sheet. Class names hold the name of
 * their widget and a hash, so that a text that looks like one is rare, and costs only bytes.
 */
export function isUsedBy(sheet: Sheet, html: string): boolean {
  return patternOf(sheet).test(html);
}
