import type { Label, Text } from '../../labels/index.ts';
import type { Codec } from '../codecs.ts';
import type { SearchMode } from '../enumerations.ts';
import type { Reading } from '../reading.ts';
import type { RelaxerName } from './relaxerNames.ts';

/** What defaults hang on: the mode, and the moment in milliseconds since 1970. */
export interface Start {
  readonly mode: SearchMode;
  readonly now: number;
}

/** What the tables of parameters know of one parameter. */
export interface Named {
  /** Its name in the query; it ends in `[]` where the value is a list. */
  readonly wire: string;
  /** Its place in the query, and in the order of the checks (R5.29). Absent: as listed. */
  readonly place?: number;
  /** The Japanese name, which is also the key of its translations. */
  readonly label: Label;
  /** Null where the gateway does not hear of it (R7.03). */
  readonly gateway?: null;
  /** Where it is written even when it holds its default. */
  readonly always?: 'everywhere' | 'gateway';
}

interface Coded<Value> extends Named {
  readonly codec: Codec<Value>;
}

/** With a rule of its own. */
interface Ruled<Value, Needs extends object> extends Named {
  readonly codec?: undefined;
  /** Absent where another parameter reads this one too. */
  read?(reading: Reading<Needs>): void;
  write(value: Value): readonly string[];
}

/** One parameter of a query that carries a field, or a part of it. */
export type Carrier<Value, Needs extends object = object> = Coded<Value> | Ruled<Value, Needs>;

/** A chosen value as people say it: `key` tells it from its neighbours, `rest` is the value without it. */
export interface Chip<Value> {
  readonly key: string;
  readonly text: Text;
  readonly rest: Value;
}

/** What the forms and the results know of a field. */
export interface About {
  /** The modes in which the detailed search shows it (R5.12); absent for what is no option. */
  readonly modes?: readonly SearchMode[];
  /**
   * What offers to give it up where nothing was found; null: nothing does. Absent: an option goes with the other features
   * of plans, another field is not given up.
   */
  readonly relaxer?: RelaxerName | null;
  /** The option of its group behind which its chip stands; absent: it stands where it is listed. */
  readonly saidAfter?: string;
}

/** One field of a condition. `Needs`: what its rule reads or changes beside it. */
export interface Field<Value, Needs extends object = object> extends About {
  readonly carriers: readonly Carrier<Value, Needs>[];
  defaultAt(start: Start): Value;
  /** Absent where it is said with another field, or in a way of its own. */
  chipsOf?(value: Value): readonly Chip<Value>[];
}

/** A field whose chips come from its value alone. */
export interface SaidField<Value> extends Field<Value> {
  chipsOf(value: Value): readonly Chip<Value>[];
}

/** An option of the forms: it says in which modes it is shown. */
export type Option = Required<Pick<About, 'modes'>> & Pick<About, 'relaxer'>;

interface Defaulted {
  defaultAt(start: Start): unknown;
}

export type ValueOf<Row extends Defaulted> = ReturnType<Row['defaultAt']>;

/** The condition that a table of fields describes. */
export type ConditionOf<Fields extends Readonly<Record<string, Defaulted>>> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};
