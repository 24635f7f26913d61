interface Issue {
  readonly path?: readonly PropertyKey[];
  readonly code?: string;
  readonly expected?: string;
  readonly message?: string;
}

const isCheck = (cause: unknown): cause is { readonly issues: readonly Issue[] } =>
  Array.isArray((cause as { issues?: unknown } | undefined)?.issues);

const kindAt = (payload: unknown, path: readonly PropertyKey[]): string => {
  const value = path.reduce<unknown>(
    (inner, name) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[name],
    payload,
  );
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};

const toLine = ({ path = [], expected, message = '' }: Issue, payload: unknown): string =>
  `${path.length > 0 ? path.join('.') : 'payload'}: ${expected === undefined ? message : `${expected} expected, ${kindAt(payload, path)} found`}`;

/** Why the bus or a hearer refused a payload, with the fields that do not fit; nothing of their values. */
export const reasonOf = ({ message, cause }: Error, payload: unknown): string => {
  if (isCheck(cause))
    return `${message} (${cause.issues.map((issue) => toLine(issue, payload)).join('; ')})`;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
};
