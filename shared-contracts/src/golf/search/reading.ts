import type { DayNumber } from '../format/index.ts';
import type { FormMessage } from '../messages/index.ts';

/** The form that reads or writes a query. */
export type SearchForm = 'top' | 'result' | 'detail' | 'map' | 'solo';

/**
 * `now` is in milliseconds since 1970, dates are those of Japan, and `isStored` says that storage
 * or a cookie kept the query (R4.05).
 */
export interface ParseOptions {
  readonly now: number;
  readonly form: SearchForm;
  readonly isStored?: boolean;
}

/**
 * The fields that a rule of section 5 may refuse. A form has a control, or a link to one, for each.
 */
export type RefusedField =
  | 'area'
  | 'country'
  | 'courseName'
  | 'playDate'
  | 'widthday'
  | 'ratesMin'
  | 'ratesMax'
  | 'keyword'
  | 'planDayDetail';

/** The same, with the fields that only the solo search has. */
export type RefusedName = RefusedField | 'ratesMinSolo' | 'ratesMaxSolo';

/**
 * A query while it is read: the fields so far and the errors. `raw` returns undefined when the
 * parameter is absent.
 */
export interface Reading<Condition> {
  readonly form: SearchForm;
  readonly today: DayNumber;
  /** R4.05: storage or a cookie kept the query. */
  readonly isStored: boolean;
  readonly draft: { -readonly [Field in keyof Condition]: Condition[Field] };
  raw(wire: string): readonly string[] | undefined;
  /** R5.29: reports an error; only the first one is kept. */
  fail(field: keyof Condition & RefusedName, message: FormMessage): void;
  drop(wire: string): void;
}

/** Returns the name of a parameter without the brackets of a list. */
export function baseName(wire: string): string {
  return wire.endsWith('[]') ? wire.slice(0, -2) : wire;
}
