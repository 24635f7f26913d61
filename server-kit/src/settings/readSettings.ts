import type * as z from 'zod';

/** The environment variables of a process (`process.env`). */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What is wrong with one setting. */
type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Reports invalid settings. The message has one line for each of them. */
export class SettingsError extends Error {
  constructor(issues: readonly Issue[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    this.name = 'SettingsError';
  }
}

/**
 * Returns the settings of a process. Throws one `SettingsError` that names every invalid variable.
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  variables: Variables,
): z.output<Schema> {
  const read = schema.safeParse(variables);
  if (read.success) return read.data;
  throw new SettingsError(read.error.issues);
}
