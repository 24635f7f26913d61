/** How long one of the short waits is that a deadline is counted in, in milliseconds. */
const SHORT_WAIT = 150;

/**
 * Rejects if `work` takes longer than `milliseconds` in which this page could have used its answer.
 * The time is counted in short waits: while the page itself is busy, or its processor is taken
 * away, a wait that ends late counts no more than it was meant to last, so that a slow phone does
 * not take a widget for lost whose answer lies there unread.
 *
 * @param what begins the error's sentence, such as `mf-ads@1.0.0 did not load`
 */
export async function within<Value>(
  milliseconds: number,
  work: Promise<Value>,
  what: string,
): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (left: number) => {
    if (left <= 0) return reject(new Error(`${what} within ${milliseconds} ms`));
    timer = setTimeout(() => wait(left - SHORT_WAIT), Math.min(left, SHORT_WAIT));
  };
  wait(milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
