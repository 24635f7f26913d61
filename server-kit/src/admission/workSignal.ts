import { AsyncLocalStorage } from 'node:async_hooks';

/** What may cancel work. It makes its signal when somebody reads it: most work asks no database. */
export interface Cancelling {
  readonly signal: AbortSignal;
}

const present = new AsyncLocalStorage<Cancelling>();

/** Does work whose queries are cancelled when the signal aborts. Returns what the work returns. */
export function withWorkSignal<Result>(cancelling: Cancelling, work: () => Result): Result {
  return present.run(cancelling, work);
}

/**
 * Returns the signal of the work that the caller belongs to; undefined if nothing can cancel it. A
 * database reads it, so that no function between the route and the query needs to hand it on.
 */
export function workSignal(): AbortSignal | undefined {
  return present.getStore()?.signal;
}
