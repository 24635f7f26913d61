import type { Label, Text } from '../../labels/index.ts';
import type { Codec } from '../codecs.ts';
import type { SearchMode } from '../enumerations.ts';
import type { Reading } from '../reading.ts';
import type { RelaxerName } from './relaxerNames.ts';

/** The values on which defaults depend: the mode, and the time in milliseconds since 1970. */
export interface Start {
  readonly mode: SearchMode;
  readonly now: number;
}

/** One parameter in the tables of parameters. */
export interface Named {
  /** The name in the query; it ends in `[]` when the value is a list. */
  readonly wire: string;
  /**
   * The place in the query and in the order of the checks (R5.29); absent: the order of the table.
   */
  readonly place?: number;
  /** The Japanese name, which is the key of its translations. */
  readonly label: Label;
  /** Null when the parameter is not sent to the gateway (R7.03). */
  readonly gateway?: null;
  /** The queries that contain it even with its default. */
  readonly always?: 'everywhere' | 'gateway';
}

interface Coded<Value> extends Named {
  readonly codec: Codec<Value>;
}

/** A parameter with a rule of its own. */
interface Ruled<Value, Needs extends object> extends Named {
  readonly codec?: undefined;
  /** Absent when another parameter reads this one too. */
  read?(reading: Reading<Needs>): void;
  write(value: Value): readonly string[];
}

/** A parameter of a query that holds a field or a part of it. */
export type Carrier<Value, Needs extends object = object> = Coded<Value> | Ruled<Value, Needs>;

/**
 * The chip of a chosen value: its text, a `key` that is unique among the chips of the field, and
 * `rest`, the value without it.
 */
export interface Chip<Value> {
  readonly key: string;
  readonly text: Text;
  readonly rest: Value;
}

/** How the forms and the results use a field. */
export interface About {
  /**
   * R5.12: the modes in which the detailed search shows it; absent when the field is not an option.
   */
  readonly modes?: readonly SearchMode[];
  /**
   * The suggestion of an empty result that removes this wish; null for none. Absent: an option goes
   * with the other features of plans, and another field has no suggestion.
   */
  readonly relaxer?: RelaxerName | null;
  /** The option of the group after which its chip comes; absent: the order of the table. */
  readonly saidAfter?: string;
}

/** One field of a condition. `Needs` are the other fields that its rule reads or changes. */
export interface Field<Value, Needs extends object = object> extends About {
  readonly carriers: readonly Carrier<Value, Needs>[];
  defaultAt(start: Start): Value;
  /** Absent when the chip of another field says it, or when its chips need more than its value. */
  chipsOf?(value: Value): readonly Chip<Value>[];
}

/** A field whose chips depend on its value only. */
export interface SaidField<Value> extends Field<Value> {
  chipsOf(value: Value): readonly Chip<Value>[];
}

/** An option of the forms, with the modes that show it. */
export type Option = Required<Pick<About, 'modes'>> & Pick<About, 'relaxer'>;

interface Defaulted {
  defaultAt(start: Start): unknown;
}

export type ValueOf<Row extends Defaulted> = ReturnType<Row['defaultAt']>;

/** The type of the condition of a table of fields. */
export type ConditionOf<Fields extends Readonly<Record<string, Defaulted>>> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};
