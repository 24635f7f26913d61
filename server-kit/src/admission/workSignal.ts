import { AsyncLocalStorage } from 'node:async_hooks';

const present = new AsyncLocalStorage<AbortSignal>();

/** Does work whose queries are cancelled when the signal aborts. Returns what the work returns. */
export function withWorkSignal<Result>(signal: AbortSignal, work: () => Result): Result {
  return present.run(signal, work);
}

/**
 * Returns the signal of the work that the caller belongs to; undefined if nothing can cancel it. A
 * database reads it, so that no function between the route and the query needs to hand it on.
 */
export function workSignal(): AbortSignal | undefined {
  return present.getStore();
}
