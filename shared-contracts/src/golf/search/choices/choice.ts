import type { Text } from '../../labels/index.ts';

/** What a visitor may choose: the value that travels and its Japanese label. Where a table says `ours`, the specification gives no meaning. */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: Text;
}

export function valuesOf<Value>(choices: readonly Choice<Value>[]): readonly Value[] {
  return choices.map(({ value }) => value);
}

/** The label of a value, or '' where it is none of the choices. */
export function labelOf<Value>(choices: readonly Choice<Value>[], value: Value): Text {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}
