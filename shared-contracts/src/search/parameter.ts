import { type Codec, lastOf } from './codecs.ts';
import type { Parameter, Reading } from './reading.ts';

interface About { readonly label: string; readonly gateway?: string | null }

/** A row whose value is read and written by a codec alone: what is not allowed is dropped, and the default stands. */
export const parameter = <Condition, Field extends keyof Condition & string>(
  wire: string, field: Field, codec: Codec<Condition[Field]>, { label, gateway = wire }: About,
): Parameter<Condition> => ({
  wire, field, label, gateway, values: codec.values,
  read: (reading) => {
    const texts = reading.raw(wire);
    // an empty scalar is what a form sends for a field that nobody filled in
    if (texts === undefined || (lastOf(texts) === '' && !wire.endsWith('[]'))) return;
    const value = codec.read(texts);
    if (value === undefined) reading.drop(wire);
    else reading.draft[field] = value;
  },
  write: (condition) => codec.write(condition[field]),
});

interface Rule<Condition> extends About {
  /** In words, for the documentation. */
  readonly values: string;
  readonly read?: (reading: Reading<Condition>) => void;
  readonly write: (condition: Condition) => readonly string[];
}

/** A row with a rule of its own. */
export const ruledParameter = <Condition>(
  wire: string, field: keyof Condition & string, { label, gateway = wire, values, read = () => {}, write }: Rule<Condition>,
): Parameter<Condition> => ({ wire, field, label, gateway, values, read, write });
