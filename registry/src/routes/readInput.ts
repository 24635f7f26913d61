import type * as z from 'zod';
import { RequestError } from 'server-kit/http/requestError';

/** What a caller sent, checked; refuses with every field that does not fit. */
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
