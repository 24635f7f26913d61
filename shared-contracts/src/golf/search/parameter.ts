import type { Label } from '../labels/index.ts';
import { type Codec, lastOf } from './codecs.ts';
import { baseName, type Reading } from './reading.ts';

/**
 * One row of a table of parameters, from which reading, writing, the gateway's query and the
 * documentation follow. `wire` ends in `[]` when the value is a list.
 */
export interface Parameter<Condition> {
  readonly wire: string;
  readonly field: keyof Condition & string;
  readonly label: Label;
  /** The place among the others; absent: the order of the table. */
  readonly place?: number;
  /** Absent when the row has a rule of its own. */
  readonly codec?: Pick<Codec<unknown>, 'domain'>;
  /** The name in the gateway's query; null when it is not sent (R7.03). */
  readonly gateway: string | null;
  /** The queries that contain it even with its default. */
  readonly always?: 'everywhere' | 'gateway';
  read(reading: Reading<Condition>): void;
  write(condition: Condition): readonly string[];
}

export interface About {
  readonly label: Label;
  readonly place?: number;
  readonly gateway?: string | null;
  readonly always?: 'everywhere' | 'gateway';
}

/**
 * Returns a row that only a codec reads and writes: a value that is not allowed is dropped and the
 * default stays.
 */
export function parameter<Condition, Field extends keyof Condition & string>(
  wire: string,
  field: Field,
  codec: Codec<Condition[Field]>,
  about: About,
): Parameter<Condition> {
  const name = baseName(wire);
  return {
    wire,
    field,
    gateway: wire,
    codec,
    ...about,
    read: (reading) => {
      const texts = reading.raw(name);
      // a form sends an empty text for a field that the visitor did not fill in
      if (texts === undefined || (lastOf(texts) === '' && !wire.endsWith('[]'))) return;
      const value = codec.read(texts);
      if (value === undefined) reading.drop(wire);
      else reading.draft[field] = value;
    },
    write: (condition) => codec.write(condition[field]),
  };
}

export interface Rule<Condition> extends About {
  /** Absent when another row reads this one too. */
  readonly read?: (reading: Reading<Condition>) => void;
  readonly write: (condition: Condition) => readonly string[];
}

/** Returns a row with a rule of its own. */
export function ruledParameter<Condition>(
  wire: string,
  field: keyof Condition & string,
  { read = () => {}, ...rule }: Rule<Condition>,
): Parameter<Condition> {
  return { wire, field, gateway: wire, read, ...rule };
}
