import { sharedCount } from '../processes/sharedCounters.ts';

type Counted = (error: Error | null, count?: { current: number; ttl: number }) => void;

/** What the plugin gives to `child`: its options for the route, and the route. */
interface ChildOptions {
  readonly url?: string;
  readonly routeInfo?: { readonly url: string };
}

/**
 * A store for `@fastify/rate-limit` that counts in all processes of this server together. The plugin
 * makes one for all routes, and one by `child` for each route with a limit of its own.
 */
export class SharedStore {
  readonly #name: string;

  constructor(_options: object, name = 'all') {
    this.#name = name;
  }

  incr(key: string, callback: Counted, window: number): void {
    sharedCount(`${this.#name} ${key}`, window).then(
      (count) => callback(null, count),
      (error: Error) => callback(error),
    );
  }

  child({ routeInfo }: ChildOptions): SharedStore {
    return new SharedStore({}, routeInfo?.url);
  }
}
