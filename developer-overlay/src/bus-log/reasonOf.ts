interface Issue {
  readonly path?: readonly PropertyKey[];
  readonly code?: string;
  readonly expected?: string;
  readonly message?: string;
}

function isCheck(cause: unknown): cause is { readonly issues: readonly Issue[] } {
  return Array.isArray((cause as { issues?: unknown } | undefined)?.issues);
}

function kindAt(payload: unknown, path: readonly PropertyKey[]): string {
  const value = path.reduce<unknown>(
    (inner, name) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[name],
    payload,
  );
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

function toLine({ path = [], expected, message = '' }: Issue, payload: unknown): string {
  return `${path.length > 0 ? path.join('.') : 'payload'}: ${expected === undefined ? message : `${expected} expected, ${kindAt(payload, path)} found`}`;
}

/** Why the bus or a hearer refused a payload, with the fields that do not fit; nothing of their values. */
export function reasonOf({ message, cause }: Error, payload: unknown): string {
  if (isCheck(cause))
    return `${message} (${cause.issues.map((issue) => toLine(issue, payload)).join('; ')})`;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
