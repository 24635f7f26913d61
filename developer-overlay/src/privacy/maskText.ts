import { MASK, maskQuery } from './maskQuery.ts';

const RULES: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${MASK}`),
  (text) => text.replace(/\?([^\s'")<>#:]+)/g, (_all, query: string) => `?${maskQuery(query)}`),
  // a long mix of letters and digits, as no word and no name of a file has it
  (text) => text.replace(/\b(?=[\w.-]*\d)(?=[\w.-]*[A-Za-z])[\w-]{32,}(\.[\w-]+)*/g, MASK),
  // a mail address; `mf-results@1.0.0` is none
  (text) => text.replace(/[\w.+-]+@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}\b/g, MASK),
  (text) => text.replace(/(?<![\d.])0\d{1,4}-?\d{1,4}-?\d{3,4}(?![\d.])/g, MASK),
];

/** Masks everything in a message or a stack that could be a token, a mail address or a telephone number. */
export function maskText(text: string): string {
  return RULES.reduce((masked, rule) => rule(masked), text);
}

const MOST = 50;

/**
 * Returns the kinds of a value without the value itself: `{ region: '(string)' }`. It goes `depth` levels deep and takes 50
 * items or fields of each level.
 */
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
