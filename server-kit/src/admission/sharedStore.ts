import { type OnCount, leasedCounts } from '../processes/leasedCounts.ts';
import { sharedCount } from '../processes/sharedCounters.ts';

/** All limits of this process count with the same leases; the name of a limit is part of its keys. */
const count = leasedCounts(sharedCount, () => performance.now());

/** What the plugin gives to `child`: its options for the route, and the route. */
interface ChildOptions {
  readonly url?: string;
  readonly routeInfo?: { readonly url: string; readonly method: string | readonly string[] };
}

/**
 * A store for `@fastify/rate-limit` that counts in all processes of this server together,
 * and on all machines that share counters. The plugin makes one for all routes, and one by `child` for each route with a limit of its own.
 */
export class SharedStore {
  readonly #name: string;

  constructor(_options: object, name = 'all') {
    this.#name = name;
  }

  incr(key: string, onCount: OnCount, window: number, limit: number): void {
    count({ key: `${this.#name} ${key}`, window, limit }, onCount);
  }

  child({ routeInfo }: ChildOptions): SharedStore {
    // two routes of one address have limits of their own
    return new SharedStore({}, routeInfo && `${String(routeInfo.method)} ${routeInfo.url}`);
  }
}
