import type { Text } from '../../labels/index.ts';

/**
 * One choice of a visitor: its value on the wire and its label. `ours` beside a row means that the
 * specification gives the value no meaning.
 */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: Text;
}

export function valuesOf<Value>(choices: readonly Choice<Value>[]): readonly Value[] {
  return choices.map(({ value }) => value);
}

/** Returns the label of a value, or '' when it is not one of the choices. */
export function labelOf<Value>(choices: readonly Choice<Value>[], value: Value): Text {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}
