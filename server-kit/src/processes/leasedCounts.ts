import type { Clock } from '../clock.ts';
import type { Counted, Counting, RequestCount } from './requestCounts.ts';

/** Hears the count of a request, or why it could not be counted. */
export type OnCount = (error: Error | null, count?: RequestCount) => void;

type Limit = Pick<Counting, 'key' | 'window' | 'limit'>;

/** Keys whose leases are remembered; the one that came first loses its lease. */
const MOST_KEYS = 20_000;
/** Requests that a process counts ahead, at most. */
const MOST_AHEAD = 256;

type Ask = (counting: Counting) => Promise<Counted>;

/** What a process has counted ahead for one key. */
class Lease {
  readonly #ask: Ask;
  readonly #clock: Clock;
  readonly #limit: Limit;
  readonly #waiting: OnCount[] = [];
  /** The count of the last request that used the lease. */
  #current = 0;
  #left = 0;
  /** When the window ends, by the clock of this process. */
  #ends = -Infinity;
  #ahead = 0;
  #isAsking = false;

  constructor(ask: Ask, clock: Clock, limit: Limit) {
    this.#ask = ask;
    this.#clock = clock;
    this.#limit = limit;
  }

  count(onCount: OnCount): void {
    if (this.#isAsking || !this.#answer(onCount)) this.#waiting.push(onCount);
    if (!this.#isAsking && this.#waiting.length > 0) void this.#renew();
  }

  /** Counts a request with what is left. Returns false if nothing is. */
  #answer(onCount: OnCount): boolean {
    const ttl = this.#ends - this.#clock();
    if (ttl <= 0) return false;
    // a key beyond its limit stays there until the window ends
    const isOver = this.#current >= this.#limit.limit;
    if (this.#left === 0 && !isOver) return false;
    if (this.#left > 0) this.#left -= 1;
    this.#current += 1;
    onCount(null, { current: this.#current, ttl });
    return true;
  }

  /** Counts all that wait, and as many ahead as came since the last lease, twice. */
  async #renew(): Promise<void> {
    this.#isAsking = true;
    const asked = this.#clock();
    // a key that begins a window has not shown yet that more will come
    this.#ahead = asked < this.#ends ? Math.min(MOST_AHEAD, 2 * Math.max(1, this.#ahead)) : 0;
    try {
      const come = this.#waiting.length;
      const count = await this.#ask({ ...this.#limit, come, ahead: this.#ahead });
      // the window ends no later than this, whatever the answer took
      this.#ends = asked + count.ttl;
      this.#left = count.taken;
      this.#current = count.current - count.taken;
      for (const each of this.#waiting.splice(0, come)) this.#answerNow(each);
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      for (const each of this.#waiting.splice(0)) each(failure);
    }
    this.#isAsking = false;
    for (const each of this.#waiting.splice(0)) this.count(each);
  }

  /** Tells a request its count, which the primary has counted, even if the window has just ended. */
  #answerNow(onCount: OnCount): void {
    this.#left -= 1;
    this.#current += 1;
    onCount(null, { current: this.#current, ttl: Math.max(0, this.#ends - this.#clock()) });
  }
}

/**
 * Returns a function that counts requests in all processes together, and asks the primary once for
 * many: a key that comes often is counted ahead, twice as far each time. What is counted ahead and not
 * used is lost, so the limit is exact or stricter (ADR 031).
 */
export function leasedCounts(ask: Ask, clock: Clock): (limit: Limit, onCount: OnCount) => void {
  const leases = new Map<string, Lease>();
  const begin = (limit: Limit): Lease => {
    const [oldest] = leases.keys();
    if (oldest !== undefined && leases.size >= MOST_KEYS) leases.delete(oldest);
    const lease = new Lease(ask, clock, limit);
    leases.set(limit.key, lease);
    return lease;
  };
  return (limit, onCount) => (leases.get(limit.key) ?? begin(limit)).count(onCount);
}
