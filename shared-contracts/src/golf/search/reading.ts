import type { DayNumber } from '../format/index.ts';
import type { FormMessage } from '../messages/index.ts';

/** Which form reads or writes a query. */
export type SearchForm = 'top' | 'result' | 'detail' | 'map' | 'solo';

/** `now` in milliseconds since 1970; dates are those of Japan. `isStored`: the query was kept in storage or a cookie (R4.05). */
export interface ParseOptions {
  readonly now: number;
  readonly form: SearchForm;
  readonly isStored?: boolean;
}

/** The fields that a rule of section 5 may refuse: a form has a control, or a way to one, for each. */
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

/** With those that only the solo search has. */
export type RefusedName = RefusedField | 'ratesMinSolo' | 'ratesMaxSolo';

/** A query while it is read: the fields so far and what was wrong. `raw` is undefined where the parameter is absent. */
export interface Reading<Condition> {
  readonly form: SearchForm;
  readonly today: DayNumber;
  /** R4.05: the query was kept in storage or in a cookie. */
  readonly isStored: boolean;
  readonly draft: { -readonly [Field in keyof Condition]: Condition[Field] };
  raw(wire: string): readonly string[] | undefined;
  /** R5.29: only the first error is kept. */
  fail(field: keyof Condition & RefusedName, message: FormMessage): void;
  drop(wire: string): void;
}

/** The name of a parameter without the brackets of a list. */
export function baseName(wire: string): string {
  return wire.endsWith('[]') ? wire.slice(0, -2) : wire;
}
