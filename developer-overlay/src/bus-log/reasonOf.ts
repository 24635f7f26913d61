interface Issue {
  readonly path?: readonly PropertyKey[];
  readonly code?: string;
  readonly expected?: string;
  readonly message?: string;
}

/** Whether an error comes from a schema's check, which lists its issues. */
function isCheck(cause: unknown): cause is { readonly issues: readonly Issue[] } {
  return Array.isArray((cause as { issues?: unknown } | undefined)?.issues);
}

/** Returns the kind of value at a path of the payload: `string`, `array`, `null`, ... */
function kindAt(payload: unknown, path: readonly PropertyKey[]): string {
  const value = path.reduce<unknown>(
    (inner, name) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[name],
    payload,
  );
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

function toLine({ path = [], expected, message = '' }: Issue, payload: unknown): string {
  const field = path.length > 0 ? path.join('.') : 'payload';
  if (expected === undefined) return `${field}: ${message}`;
  return `${field}: ${expected} expected, ${kindAt(payload, path)} found`;
}

/** Returns why the bus or a hearer refused a payload, with the fields that do not fit and without their values. */
export function reasonOf({ message, cause }: Error, payload: unknown): string {
  if (isCheck(cause))
    return `${message} (${cause.issues.map((issue) => toLine(issue, payload)).join('; ')})`;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
