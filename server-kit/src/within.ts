/**
 * Waits up to `limit` milliseconds for `work`. Returns its result, or undefined after the limit;
 * the work goes on.
 */
export async function within<Result>(
  work: Promise<Result>,
  limit: number,
): Promise<Result | undefined> {
  const { promise: impatience, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), Math.max(0, limit));
  try {
    return await Promise.race([work, impatience]);
  } finally {
    clearTimeout(timer);
  }
}
