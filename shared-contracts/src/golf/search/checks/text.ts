import type { FormMessage } from '../../messages/formMessages.ts';
import { COMPE_TYPES } from '../choices/index.ts';
import { lastOf } from '../codecs.ts';
import { decodePercent, hasEscape } from '../percent.ts';
import type { Reading } from '../reading.ts';
import { normaliseText } from '../text.ts';

export const MAX_COURSE_NAME = 80;
export const MAX_KEYWORD = 100;
/** A text that is too long keeps this many characters, so that the visitor can shorten it. */
const MAX_KEPT = 200;
const MAX_PASSES = 30;

const FORBIDDEN = /[<>"'\\;|{}[\]^`$%#=*\p{Cc}]/u;
const PARENTHESES = /[()（）]/;

/**
 * R5.18, R5.19: says whether a symbol is forbidden in a course name or a keyword, after
 * `normaliseText`.
 */
export function isForbiddenSymbol(
  symbol: string,
  field: 'courseName' | 'keyword' = 'courseName',
): boolean {
  return FORBIDDEN.test(symbol) || (field === 'keyword' && PARENTHESES.test(symbol));
}

/**
 * R5.20: normalises and decodes a text until no escape is left; returns undefined when it cannot be
 * decoded.
 */
function decodeText(value: string): string | undefined {
  let text = normaliseText(value);
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    if (!hasEscape(text)) return text;
    const decoded = decodePercent(text);
    if (decoded === undefined) return undefined;
    text = normaliseText(decoded);
  }
  return undefined;
}

/** Returns the message for a wrong text, or undefined when the text is valid. */
export function textProblem(
  text: string,
  field: 'courseName' | 'keyword',
): FormMessage | undefined {
  const values =
    field === 'courseName'
      ? ({ field: 'コース名', most: MAX_COURSE_NAME } as const)
      : ({ field: 'キーワード', most: MAX_KEYWORD } as const);
  if (isForbiddenSymbol(text, field)) return { key: 'C000006', values };
  return [...text].length > values.most ? { key: 'C000007', values } : undefined;
}

function readKept<Condition>(wire: string, reading: Reading<Condition>): string {
  const decoded = decodeText(lastOf(reading.raw(wire) ?? []));
  if (decoded === undefined) reading.drop(wire);
  const text = decoded ?? '';
  return text.length <= MAX_KEPT ? text : [...text].slice(0, MAX_KEPT).join('').trim();
}

export function readCourseName(wire: string) {
  return (reading: Reading<{ readonly courseName: string }>): void => {
    const text = readKept(wire, reading);
    const problem = textProblem(text, 'courseName');
    reading.draft.courseName = text;
    if (problem !== undefined) reading.fail('courseName', problem);
  };
}

export interface Worded {
  readonly keyword: string;
  readonly compeTypes: readonly number[];
}

/** R5.36: moves the words that name a competition's perks from the keyword to the perks. */
function moveMarkers(reading: Reading<Worded>): void {
  const { draft } = reading;
  const words = draft.keyword.split(' ');
  const found = COMPE_TYPES.filter(
    ({ value, marker }) => words.includes(marker) || draft.compeTypes.includes(value),
  );
  draft.compeTypes = found.map(({ value }) => value);
  draft.keyword = words
    .filter((word) => !COMPE_TYPES.some(({ marker }) => marker === word))
    .join(' ');
}

export function readKeyword(wire: string) {
  return (reading: Reading<Worded>): void => {
    reading.draft.keyword = readKept(wire, reading);
    if (reading.form === 'result') moveMarkers(reading);
    const problem = textProblem(reading.draft.keyword, 'keyword');
    if (problem !== undefined) reading.fail('keyword', problem);
  };
}
