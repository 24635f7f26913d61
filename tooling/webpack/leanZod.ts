// What visitors' browsers get for `zod/mini`: the schemas that shell and widgets use there, in a
// sixth of its bytes (ADR 008). `leanZod.test.ts` compares it with zod. The servers and the
// developers' overlay have zod itself.

/** What does not fit, in the words of zod. */
interface Issue {
  readonly code: string;
  /** From the value inwards; what holds the value puts its own name before. */
  readonly path: PropertyKey[];
  readonly message: string;
  readonly expected?: string;
}
/** Returns the value as the schema reads it, and adds what does not fit to `issues`. */
type Read = (value: unknown, issues: Issue[]) => unknown;
type Check = (value: never, issues: Issue[]) => void;

class SchemaError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(JSON.stringify(issues));
    this.name = 'ZodError';
    this.issues = issues;
  }
}

function toIssue(code: string, expected?: string): Issue {
  return { code, path: [], message: 'Invalid input', ...(expected !== undefined && { expected }) };
}

/** Reads what stands under a name inside a value. */
function readUnder(name: PropertyKey, read: Read, value: unknown, issues: Issue[]): unknown {
  const before = issues.length;
  const data = read(value, issues);
  for (const { path } of issues.slice(before)) path.unshift(name);
  return data;
}

type Answer =
  | { readonly success: true; readonly data: unknown; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: SchemaError };

interface Schema {
  readonly read: Read;
  /** As a property: whether its key need not be there. */
  readonly mayBeAbsent: boolean;
  safeParse(value: unknown): Answer;
  /** Adds checks of a value of the right kind. */
  check(...checks: readonly Check[]): Schema;
}

function schema(read: Read, mayBeAbsent = false): Schema {
  const safeParse = (value: unknown): Answer => {
    const issues: Issue[] = [];
    const data = read(value, issues);
    return issues.length > 0
      ? { success: false, error: new SchemaError(issues) }
      : { success: true, data };
  };
  return {
    read,
    mayBeAbsent,
    safeParse,
    check: (...checks) =>
      schema((value, issues) => {
        const before = issues.length;
        const data = read(value, issues);
        if (issues.length === before) for (const each of checks) each(data as never, issues);
        return data;
      }, mayBeAbsent),
  };
}
type Shape = Readonly<Record<string, Schema>>;

/** A schema of the values for which `fits` holds, which it leaves as they are. */
function only(expected: string, fits: (value: unknown) => boolean): Schema {
  return schema((value, issues) => {
    if (!fits(value)) issues.push(toIssue('invalid_type', expected));
    return value;
  });
}

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

export const string = (): Schema => only('string', (value) => typeof value === 'string');
export const number = (): Schema => only('number', Number.isFinite);
export const boolean = (): Schema => only('boolean', (value) => typeof value === 'boolean');
export const unknown = (): Schema => schema((value) => value);

/** A schema of these values alone. */
function oneOf(values: readonly unknown[]): Schema {
  return schema((value, issues) => {
    if (!values.includes(value)) issues.push(toIssue('invalid_value'));
    return value;
  });
}
export const literal = (value: unknown): Schema => oneOf([value]);
const anyOf = (values: readonly string[]): Schema => oneOf(values);
export { anyOf as enum };

export function optional({ read }: Schema): Schema {
  return schema((value, issues) => (value === undefined ? value : read(value, issues)), true);
}

export function nullable({ read, mayBeAbsent }: Schema): Schema {
  return schema((value, issues) => (value === null ? value : read(value, issues)), mayBeAbsent);
}

export function array({ read }: Schema): Schema {
  return schema((value, issues) => {
    if (Array.isArray(value)) return value.map((each, at) => readUnder(at, read, each, issues));
    issues.push(toIssue('invalid_type', 'array'));
    return value;
  });
}

export function union(options: readonly Schema[]): Schema {
  return schema((value, issues) => {
    for (const { read } of options) {
      const found: Issue[] = [];
      const data = read(value, found);
      if (found.length === 0) return data;
    }
    issues.push(toIssue('invalid_union'));
    return value;
  });
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
export const object = (shape: Shape): Schema => objectOf(shape, false);
export const looseObject = (shape: Shape): Schema => objectOf(shape, true);

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

export function regex(pattern: RegExp): Check {
  return (value: string, issues) => {
    if (!pattern.test(value)) issues.push(toIssue('invalid_format'));
  };
}

export function minLength(least: number): Check {
  return ({ length }: { readonly length: number }, issues) => {
    if (length < least) issues.push(toIssue('too_small'));
  };
}
