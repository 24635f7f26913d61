import { type Parameter, parameter, ruledParameter } from '../parameter.ts';
import type { Carrier, Field, Start } from './field.ts';

/** The rows of a condition. */
export type FieldsOf<Condition extends object> = {
  readonly [Name in keyof Condition]: Field<Condition[Name], Condition>;
};

function toParameter<Condition extends object, Name extends keyof Condition & string>(
  name: Name,
  carrier: Carrier<Condition[Name], Condition>,
): Parameter<Condition> {
  return carrier.codec === undefined
    ? ruledParameter<Condition>(carrier.wire, name, {
        ...carrier,
        write: (condition) => carrier.write(condition[name]),
      })
    : parameter<Condition, Name>(carrier.wire, name, carrier.codec, carrier);
}

/** Returns the parameters of a table of fields, in the order of the table. */
export function toParameters<Condition extends object>(
  fields: FieldsOf<Condition>,
): readonly Parameter<Condition>[] {
  return (Object.keys(fields) as (keyof Condition & string)[]).flatMap((name) =>
    fields[name].carriers.map((carrier) => toParameter<Condition, typeof name>(name, carrier)),
  );
}

/** Returns a condition with the default of every field. */
export function toDefaults<Condition extends object>(
  fields: FieldsOf<Condition>,
  start: Start,
): Condition {
  const defaults: Partial<Condition> = {};
  for (const name of Object.keys(fields) as (keyof Condition & string)[])
    defaults[name] = fields[name].defaultAt(start);
  return defaults as Condition; // the table has every field
}
