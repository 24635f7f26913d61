import { MASK, maskQuery } from './maskQuery.ts';

const RULES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${MASK}`],
  [/\?([^\s'")<>#:]+)/g, (_all, query = '') => `?${maskQuery(query)}`],
  // letters and digits in turns, as no word and no name of a file has them
  [/\b(?=[\w.-]*\d)(?=[\w.-]*[A-Za-z])[\w-]{32,}(\.[\w-]+)*/g, MASK],
  // `mf-results@1.0.0` is no address
  [/[\w.+-]+@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}\b/g, MASK],
  [/(?<![\d.])0\d{1,4}-?\d{1,4}-?\d{3,4}(?![\d.])/g, MASK],
];

/** A message or a stack without what could be a token, an address or a telephone number. */
export function maskText(text: string): string {
  return RULES.reduce(
    (masked, [pattern, replacement]) => masked.replace(pattern, replacement as string),
    text,
  );
}

const MOST = 50;

/** What kind of value it is, and nothing of it: `{ region: '(string)' }`. */
export function shapeOf(value: unknown, depth = 4): unknown {
  if (Array.isArray(value))
    return depth === 0 ? '(array)' : value.slice(0, MOST).map((item) => shapeOf(item, depth - 1));
  if (typeof value !== 'object' || value === null)
    return `(${value === null ? 'null' : typeof value})`;
  if (depth === 0) return '(object)';
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST)
      .map(([name, inner]) => [name, shapeOf(inner, depth - 1)]),
  );
}
