import type { Label } from '../labels/index.ts';
import { type Codec, lastOf } from './codecs.ts';
import type { Reading } from './reading.ts';

/**
 * One row of a table of parameters: reading, writing, the gateway's query and the documentation come from it. `wire` ends
 * in `[]` where the value is a list.
 */
export interface Parameter<Condition> {
  readonly wire: string;
  readonly field: keyof Condition & string;
  readonly label: Label;
  /** Its place among the others; absent: as listed. */
  readonly place?: number;
  /** Absent where it has a rule of its own. */
  readonly codec?: Pick<Codec<unknown>, 'domain'>;
  /** Its name in the gateway's query; null where it is not sent (R7.03). */
  readonly gateway: string | null;
  /** Where it is written even when it holds its default. */
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

/** A row whose value is read and written by a codec alone: what is not allowed is dropped, and the default stands. */
export function parameter<Condition, Field extends keyof Condition & string>(
  wire: string,
  field: Field,
  codec: Codec<Condition[Field]>,
  about: About,
): Parameter<Condition> {
  return {
    wire,
    field,
    gateway: wire,
    codec,
    ...about,
    read: (reading) => {
      const texts = reading.raw(wire);
      // an empty scalar is what a form sends for a field that nobody filled in
      if (texts === undefined || (lastOf(texts) === '' && !wire.endsWith('[]'))) return;
      const value = codec.read(texts);
      if (value === undefined) reading.drop(wire);
      else reading.draft[field] = value;
    },
    write: (condition) => codec.write(condition[field]),
  };
}

export interface Rule<Condition> extends About {
  /** Absent where another row reads this one too. */
  readonly read?: (reading: Reading<Condition>) => void;
  readonly write: (condition: Condition) => readonly string[];
}

/** A row with a rule of its own. */
export function ruledParameter<Condition>(
  wire: string,
  field: keyof Condition & string,
  { read = () => {}, ...rule }: Rule<Condition>,
): Parameter<Condition> {
  return { wire, field, gateway: wire, read, ...rule };
}
