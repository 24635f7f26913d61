import type { FormMessage } from '../../messages/formMessages.ts';
import { COMPE_TYPES } from '../choices/index.ts';
import { lastOf } from '../codecs.ts';
import { decodePercent, hasEscape } from '../percent.ts';
import type { Reading } from '../reading.ts';
import { normaliseText } from '../text.ts';

export const MAX_COURSE_NAME = 80;
export const MAX_KEYWORD = 100;
/** A text that is too long is kept for the visitor to shorten, up to here. */
const MAX_KEPT = 200;
const MAX_PASSES = 30;

const FORBIDDEN = /[<>"'\\;|{}[\]^`$%#=*\p{Cc}]/u;
const PARENTHESES = /[()（）]/;

/** R5.18, R5.19, after `normaliseText`: whether a course name, or a keyword, may not hold the symbol. */
export function isForbiddenSymbol(
  symbol: string,
  field: 'courseName' | 'keyword' = 'courseName',
): boolean {
  return FORBIDDEN.test(symbol) || (field === 'keyword' && PARENTHESES.test(symbol));
}

/** R5.20: normalised and decoded until nothing is encoded any more; undefined for what is text in no known way. */
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

/** The error of a text, or undefined where it may stand. */
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

/** R5.36: on the result form the words that stand for a competition's perks become those perks. */
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
