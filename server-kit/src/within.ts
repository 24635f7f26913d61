/** What comes of `work` within `limit` milliseconds; undefined when it takes longer. The work itself goes on. */
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
