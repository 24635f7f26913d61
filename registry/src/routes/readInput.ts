import type * as z from 'zod';
import { RequestError } from 'server-kit/http/requestError';

/** Returns the checked input of a caller. Throws 400 that names every invalid field. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.infer<Schema> {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  throw new RequestError(
    400,
    read.error.issues
      .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
      .join('; '),
  );
}
