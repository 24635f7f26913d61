import { type Schema, schema, toIssue } from './schema.ts';

/** A schema of the values for which `fits` holds, which it leaves as they are. */
function only(expected: string, fits: (value: unknown) => boolean): Schema {
  return schema((value, issues) => {
    if (!fits(value)) issues.push(toIssue('invalid_type', expected));
    return value;
  });
}

export function string(): Schema {
  return only('string', (value) => typeof value === 'string');
}

export function number(): Schema {
  return only('number', Number.isFinite);
}

export function boolean(): Schema {
  return only('boolean', (value) => typeof value === 'boolean');
}

export function unknown(): Schema {
  return schema((value) => value);
}

/** A schema of these values alone. */
function oneOf(values: readonly unknown[]): Schema {
  return schema((value, issues) => {
    if (!values.includes(value)) issues.push(toIssue('invalid_value'));
    return value;
  });
}

export function literal(value: unknown): Schema {
  return oneOf([value]);
}

export { oneOf as enum };

export function optional({ read }: Schema): Schema {
  return schema((value, issues) => (value === undefined ? value : read(value, issues)), true);
}

export function nullable({ read, mayBeAbsent }: Schema): Schema {
  return schema((value, issues) => (value === null ? value : read(value, issues)), mayBeAbsent);
}
