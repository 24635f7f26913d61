import type { DayNumber } from '../format/index.ts';
import type { SearchForm } from './condition.ts';

/** A query while it is read: the fields so far and what was wrong. `raw` is undefined where the parameter is absent. */
export interface Reading<Condition> {
  readonly form: SearchForm;
  readonly today: DayNumber;
  readonly draft: { -readonly [Field in keyof Condition]: Condition[Field] };
  raw(wire: string): readonly string[] | undefined;
  /** R5.29: only the first error is kept. */
  fail(field: keyof Condition, code: string, message: string): void;
  drop(wire: string): void;
}

/**
 * One row of a table of parameters: reading, writing, the gateway's query and the documentation come from it. `wire` ends
 * in `[]` where the value is a list.
 */
export interface Parameter<Condition> {
  readonly wire: string;
  readonly field: keyof Condition & string;
  readonly label: string;
  /** What it may hold, in words, for the documentation. */
  readonly values: string;
  /** Its name in the gateway's query; null where it is not sent (R7.03). */
  readonly gateway: string | null;
  read(reading: Reading<Condition>): void;
  write(condition: Condition): readonly string[];
}
