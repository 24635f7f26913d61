import { type DayNumber, parseIsoDate, toIsoDate } from 'shared-contracts/format';
import * as z from 'zod';

/** Whether a cell has no text but spaces, which may be the wide ones of Japanese. */
export function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** Whether a cell has no value: it is missing, null or blank. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || isBlank(value);
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Reads the text of a number. `Number` alone takes spaces for 0, and other systems of digits. */
function toNumber(value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  return typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value;
}

/** A number from `least` to `most`, also as text; an empty cell is refused. */
export function decimal(least: number, most: number) {
  return z.preprocess(toNumber, z.number().min(least).max(most));
}

/** A cell that may be empty; an empty one has the value `usual`. */
export function or<Schema extends z.ZodType>(schema: Schema, usual: z.output<Schema>) {
  return z.preprocess((value) => (isEmpty(value) ? usual : value), schema);
}

/** Letters that only the system has from which they come (外字). */
const OWN_LETTER = /\p{Co}/u;
/** Controls that turn the order of writing around, and others that nobody sees. */
const HIDDEN = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/** A text for visitors of at most `most` characters. It cannot pretend to be another text. */
export function shownText(most: number) {
  return z
    .string()
    .max(most)
    .refine((text) => !HIDDEN.test(text), 'has a character that changes how other text is read')
    .refine((text) => !OWN_LETTER.test(text), 'has a letter of the own system (外字)');
}

/** A whole number from `least` to `most`, also as text; an empty cell is refused. */
export function whole(least: number, most: number) {
  return z.preprocess(toNumber, z.number().int().min(least).max(most));
}
export const courseId = whole(1, 999_999_999);

/** A plan's id has three digits for its number (`toPlanId`): with a larger one it is another course's. */
export const LAST_PLAN_NO = 999;
export const planNo = whole(1, LAST_PLAN_NO);

export const yen = whole(0, 9_999_999);

/** A date written as YYYY-MM-DD, read as a day number. */
export const day = z.string().transform((text, context) => {
  const parsed = parseIsoDate(text);
  if (parsed !== undefined) return parsed;
  context.addIssue({ code: 'custom', message: 'is not a date of the form YYYY-MM-DD' });
  return z.NEVER;
});

/** A date that may be empty; an empty one is the day `usual`. */
export function dayOr(usual: DayNumber) {
  return z
    .preprocess((value) => (isEmpty(value) ? undefined : value), day.optional())
    .transform((value) => value ?? usual);
}

/** Names of flags separated by spaces, read as their bits. */
export function flags(bits: Readonly<Record<string, number>>) {
  return z.preprocess(
    (value) => value ?? '',
    z.string().transform((text, context) => {
      let all = 0;
      for (const name of text.split(/\s+/).filter(Boolean)) {
        const bit = Object.hasOwn(bits, name) ? bits[name] : undefined;
        if (bit !== undefined) all |= bit;
        else
          context.addIssue({
            code: 'custom',
            message: `has no ${name}; possible are ${Object.keys(bits).join(' ')}`,
          });
      }
      return all;
    }),
  );
}

/** Writes bits as the names of their flags. */
export function flagNames(bits: Readonly<Record<string, number>>, all: number): string {
  return Object.keys(bits)
    .filter((name) => (all & (bits[name] ?? 0)) !== 0)
    .join(' ');
}

/** Writes a day that may be empty; the day `usual` is. */
export function fromDayOr(usual: DayNumber, at: DayNumber): string {
  return at === usual ? '' : toIsoDate(at);
}
