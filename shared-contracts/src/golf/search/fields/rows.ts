import type { Text } from '../../labels/index.ts';
import { type Choice, labelOf } from '../choices/index.ts';
import { type Codec, flag as flagCodec, oneChoice, someChoices } from '../codecs.ts';
import type { Reading } from '../reading.ts';
import type { About, Chip, Field, Named, SaidField, Start, ValueOf } from './field.ts';

/** Empty lists with their type, for defaults. */
export const NO_NUMBERS: readonly number[] = [];
export const NO_TEXTS: readonly string[] = [];

type Row = Named & About;
type Default<Value> = Value | ((start: Start) => Value);

function defaulting<Value>(initial: Default<Value>): (start: Start) => Value {
  return initial instanceof Function ? initial : () => initial;
}

/** Returns one chip for a value that is not the default and has a text, else none. */
function oneChip<Value>(value: Value, initial: Value, text: Text): readonly Chip<Value>[] {
  return value === initial || text === '' ? [] : [{ key: '', text, rest: initial }];
}

/** A field that is on or off; its label is the text of its chip. */
export function flag<const R extends Row>(row: R): R & SaidField<boolean> {
  return {
    ...row,
    carriers: [{ ...row, codec: flagCodec }],
    defaultAt: () => false,
    chipsOf: (value) => oneChip(value, false, row.label),
  };
}

/**
 * A field with one of several choices. `text` gives the text of its chip when that is not the label
 * of the choice.
 */
export function one<Value extends string | number, const R extends Row>(
  choices: readonly Choice<Value>[],
  row: R & { readonly default: NoInfer<Value>; readonly text?: (value: NoInfer<Value>) => Text },
): R & SaidField<Value> {
  const { default: initial, text = (value: Value) => labelOf(choices, value) } = row;
  return {
    ...row,
    carriers: [{ ...row, codec: oneChoice(choices) }],
    defaultAt: () => initial,
    chipsOf: (value) => oneChip(value, initial, text(value)),
  };
}

/**
 * A field with any number of choices, none by default; each has a chip. `codec` reads them when the
 * texts are not the values.
 */
export function some<Value extends string | number, const R extends Row>(
  choices: readonly Choice<Value>[],
  row: R & { readonly codec?: Codec<readonly NoInfer<Value>[]> },
): R & SaidField<readonly Value[]> {
  return {
    ...row,
    carriers: [{ ...row, codec: row.codec ?? someChoices(choices) }],
    defaultAt: () => [],
    chipsOf: (values) =>
      values.map((value) => ({
        key: `-${value}`,
        text: labelOf(choices, value),
        rest: values.filter((each) => each !== value),
      })),
  };
}

/**
 * A field that only a codec reads and writes: a value that is not allowed is dropped and the
 * default stays.
 */
export function coded<Value, const R extends Row>(
  codec: Codec<Value>,
  row: R & { readonly default: Default<NoInfer<Value>> },
): R & Field<Value> {
  return { ...row, carriers: [{ ...row, codec }], defaultAt: defaulting(row.default) };
}

/** How to read a parameter (absent when another row reads it too) and how to write it. */
interface Rule<Value, Needs extends object> {
  readonly read?: (reading: Reading<Needs>) => void;
  readonly write: (value: Value) => readonly string[];
}

/** A field with a rule of its own. */
export function ruled<Value, Needs extends object, const R extends Row>(
  row: R & Rule<Value, Needs> & { readonly default: Default<NoInfer<Value>> },
): R & Field<Value, Needs> {
  return { ...row, carriers: [row], defaultAt: defaulting(row.default) };
}

/** Returns the same field with chips. */
export function said<F extends { defaultAt(start: Start): unknown }>(
  field: F,
  chipsOf: SaidField<ValueOf<F>>['chipsOf'],
): F & Pick<SaidField<ValueOf<F>>, 'chipsOf'> {
  return { ...field, chipsOf };
}
