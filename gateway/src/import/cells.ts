import { type DayNumber, parseIsoDate } from 'shared-contracts/format';
import * as z from 'zod';

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

/** A cell that may be empty, and what that means. */
export function or<Schema extends z.ZodType>(schema: Schema, usual: z.output<Schema>) {
  return z.preprocess((value) => (isEmpty(value) ? usual : value), schema);
}

/** A whole number; an empty cell is none. */
export function whole(least: number, most: number) {
  return z.preprocess(
    (value) => (isEmpty(value) ? undefined : value),
    z.coerce.number().int().min(least).max(most),
  );
}
export const courseId = whole(1, 999_999_999);
export const yen = whole(0, 9_999_999);

/** Days since 1970, written as YYYY-MM-DD. */
export const day = z.string().transform((text, context) => {
  const parsed = parseIsoDate(text);
  if (parsed !== undefined) return parsed;
  context.addIssue({ code: 'custom', message: 'is no day as YYYY-MM-DD' });
  return z.NEVER;
});

export function dayOr(usual: DayNumber) {
  return z
    .preprocess((value) => (isEmpty(value) ? undefined : value), day.optional())
    .transform((value) => value ?? usual);
}

/** Names of flags with spaces between, as the bits that they stand for. */
export function flags(bits: Readonly<Record<string, number>>) {
  return z.preprocess(
    (value) => value ?? '',
    z.string().transform((text, context) => {
      let all = 0;
      for (const name of text.split(/\s+/).filter(Boolean)) {
        if (Object.hasOwn(bits, name)) all |= bits[name]!;
        else
          context.addIssue({
            code: 'custom',
            message: `has no ${name}; there are ${Object.keys(bits).join(' ')}`,
          });
      }
      return all;
    }),
  );
}
