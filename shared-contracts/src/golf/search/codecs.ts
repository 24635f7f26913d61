import { type Choice, valuesOf } from './choices/index.ts';

/**
 * The values that a codec reads, for the documentation and for generated tests: one of a list, some
 * of a list, a whole number, a text, ids.
 */
export type Domain =
  | readonly unknown[]
  | { readonly subsetOf: readonly unknown[] }
  | { readonly from: number; readonly to: number }
  | RegExp
  | { readonly most: number };

/**
 * Reads the texts of one parameter into a value, or undefined when none is allowed, and writes the
 * value again.
 */
export interface Codec<Value> {
  /** Absent when no test makes such a value. */
  readonly domain?: Domain;
  read(values: readonly string[]): Value | undefined;
  write(value: Value): readonly string[];
}

/** Parses one to nine digits; returns undefined for any other text. */
export function parseInteger(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export function lastOf(values: readonly string[]): string {
  return values[values.length - 1] ?? '';
}

function single<Value>(
  domain: Domain,
  parse: (text: string) => Value | undefined,
  write: (value: Value) => string = String,
): Codec<Value> {
  return {
    domain,
    read: (texts) => parse(lastOf(texts)),
    write: (value) => [write(value)],
  };
}

/** R5.01: a flag is 1 or absent. */
export const flag: Codec<boolean> = single(
  [false, true],
  (text) => (text === '1' ? true : undefined),
  (value) => (value ? '1' : ''),
);

export function wholeNumber(from: number, to: number): Codec<number> {
  return single({ from, to }, (text) => {
    const value = parseInteger(text);
    return value !== undefined && value >= from && value <= to ? value : undefined;
  });
}

export function oneOf<Value extends string | number>(allowed: readonly Value[]): Codec<Value> {
  const byText = new Map(allowed.map((value) => [String(value), value]));
  return single(allowed, (text) => byText.get(text));
}

function pattern(expression: RegExp): Codec<string> {
  return single(expression, (text) => (expression.test(text) ? text : undefined));
}

/**
 * R5.30: keeps the allowed values in the order of the accept-list and removes others without an
 * error.
 */
export function someOf<Value extends string | number>(
  allowed: readonly Value[],
): Codec<readonly Value[]> {
  return {
    domain: { subsetOf: allowed },
    read: (texts) => {
      const chosen = allowed.filter((value) => texts.includes(String(value)));
      return chosen.length > 0 || texts.every((text) => text === '') ? chosen : undefined;
    },
    write: (value) => value.map(String),
  };
}

export function oneChoice<Value extends string | number>(
  choices: readonly Choice<Value>[],
): Codec<Value> {
  return oneOf(valuesOf(choices));
}
export function someChoices<Value extends string | number>(
  choices: readonly Choice<Value>[],
): Codec<readonly Value[]> {
  return someOf(valuesOf(choices));
}

/** A tracking parameter. */
export const TRACKING: Codec<string> = pattern(/^[\w.:-]{1,60}$/);

/** The most courses of a comparison. */
export const MAX_COMPARED = 4;

/** Ids in a comma list, which may be split over repeated keys. */
export function idList(most: number): Codec<readonly number[]> {
  return {
    domain: { most },
    read: (texts) => {
      const ids = texts
        .flatMap((text) => text.split(','))
        .map(parseInteger)
        .filter((id) => id !== undefined && id > 0) as number[];
      return ids.length > 0 ? [...new Set(ids)].slice(0, most) : undefined;
    },
    write: (value) => (value.length > 0 ? [value.join(',')] : []),
  };
}
