import type { Start } from './field.ts';
import type { FieldsOf } from './toParameters.ts';

/** A condition that holds the default of every field. */
export function toDefaults<Condition extends object>(
  fields: FieldsOf<Condition>,
  start: Start,
): Condition {
  return Object.fromEntries(
    (Object.keys(fields) as (keyof Condition & string)[]).map((name) => [
      name,
      fields[name].defaultAt(start),
    ]),
  ) as Condition;
}
