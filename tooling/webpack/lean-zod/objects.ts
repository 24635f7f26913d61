import { type Issue, type Read, readUnder, type Schema, schema, toIssue } from './schema.ts';

type Shape = Readonly<Record<string, Schema>>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it is an object as JSON writes it: none of a class. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isObject(value)) return false;
  const { constructor } = value;
  if (typeof constructor !== 'function') return true;
  const prototype: unknown = constructor.prototype;
  return isObject(prototype) && Object.hasOwn(prototype, 'isPrototypeOf');
}

/** A property that is not there does not fit, even where its schema takes `undefined`. */
function readAbsent(read: Read, issues: Issue[]): void {
  const before = issues.length;
  read(undefined, issues);
  if (issues.length === before) issues.push(toIssue('invalid_type', 'nonoptional'));
}

function objectOf(shape: Shape, keepsOthers: boolean): Schema {
  return schema((value, issues) => {
    if (!isObject(value)) {
      issues.push(toIssue('invalid_type', 'object'));
      return value;
    }
    const data: Record<string, unknown> = {};
    for (const [key, { read, mayBeAbsent }] of Object.entries(shape)) {
      if (key in value) data[key] = readUnder(key, read, value[key], issues);
      else if (!mayBeAbsent)
        readUnder(key, (_, found) => readAbsent(read, found), undefined, issues);
    }
    if (keepsOthers)
      for (const key in value)
        if (!Object.hasOwn(shape, key) && key !== '__proto__') data[key] = value[key];
    return data;
  });
}

export function object(shape: Shape): Schema {
  return objectOf(shape, false);
}

export function looseObject(shape: Shape): Schema {
  return objectOf(shape, true);
}

/** `key` is a schema of any string: a record of named keys is not read in visitors' browsers. */
export function record(key: Schema, { read }: Schema): Schema {
  return schema((value, issues) => {
    if (!isPlain(value)) {
      issues.push(toIssue('invalid_type', 'record'));
      return value;
    }
    const data: Record<string, unknown> = {};
    for (const name of Object.keys(value)) {
      if (name === '__proto__') continue;
      readUnder(name, key.read, name, issues);
      data[name] = readUnder(name, read, value[name], issues);
    }
    return data;
  });
}
