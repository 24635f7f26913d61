import type * as z from 'zod';

/** The variables of a process, as `process.env` holds them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used; the message has one line for each of them. */
export class SettingsError extends Error {
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    this.name = 'SettingsError';
  }
}

/** The settings of a process. Throws one `SettingsError` that names every bad variable. */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  variables: Variables,
): z.output<Schema> {
  const read = schema.safeParse(variables);
  if (read.success) return read.data;
  throw new SettingsError(read.error.issues);
}
