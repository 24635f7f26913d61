/** What does not fit, in the words of zod. */
export interface Issue {
  readonly code: string;
  /** From the value inwards; what holds the value puts its own name before. */
  readonly path: PropertyKey[];
  readonly message: string;
  readonly expected?: string;
}
/** Returns the value as the schema reads it, and adds what does not fit to `issues`. */
export type Read = (value: unknown, issues: Issue[]) => unknown;
export type Check = (value: never, issues: Issue[]) => void;

class SchemaError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(JSON.stringify(issues));
    this.name = 'ZodError';
    this.issues = issues;
  }
}

export function toIssue(code: string, expected?: string): Issue {
  return { code, path: [], message: 'Invalid input', ...(expected !== undefined && { expected }) };
}

/** Reads what stands under a name inside a value. */
export function readUnder(name: PropertyKey, read: Read, value: unknown, issues: Issue[]): unknown {
  const before = issues.length;
  const data = read(value, issues);
  for (const { path } of issues.slice(before)) path.unshift(name);
  return data;
}

type Answer =
  | { readonly success: true; readonly data: unknown; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: SchemaError };

export interface Schema {
  readonly read: Read;
  /** As a property: whether its key need not be there. */
  readonly mayBeAbsent: boolean;
  safeParse(value: unknown): Answer;
  /** Adds checks of a value of the right kind. */
  check(...checks: readonly Check[]): Schema;
}

/** A schema that reads as `read` does. */
export function schema(read: Read, mayBeAbsent = false): Schema {
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
