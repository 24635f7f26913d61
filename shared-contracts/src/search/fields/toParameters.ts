import { type Parameter, parameter, ruledParameter } from '../parameter.ts';
import type { Carrier, Field } from './field.ts';

/** The rows of a condition. */
export type FieldsOf<Condition extends object> = {
  readonly [Name in keyof Condition]: Field<Condition[Name], Condition>;
};

function toParameter<Condition extends object, Name extends keyof Condition & string>(
  name: Name,
  carrier: Carrier<Condition[Name], Condition>,
): Parameter<Condition> {
  const { wire, codec, label, gateway = wire, always, values, read } = carrier;
  const about = { label, gateway, ...(always !== undefined && { always }) };
  return codec === undefined
    ? ruledParameter<Condition>(wire, name, {
        ...about,
        values,
        ...(read !== undefined && { read }),
        write: (condition) => carrier.write(condition[name]),
      })
    : parameter<Condition, Name>(wire, name, codec, about);
}

/** The table of parameters of some fields, as they are listed unless `placeOf` says their places. */
export function toParameters<Condition extends object>(
  fields: FieldsOf<Condition>,
  placeOf: (carrier: Pick<Carrier<unknown>, 'place'>) => number = () => 0,
): readonly Parameter<Condition>[] {
  return (Object.keys(fields) as (keyof Condition & string)[])
    .flatMap((name) =>
      fields[name].carriers.map((carrier) => ({
        place: placeOf(carrier),
        row: toParameter<Condition, typeof name>(name, carrier),
      })),
    )
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => row);
}
