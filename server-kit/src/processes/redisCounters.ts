import { once } from 'node:events';
import type { Clock } from '../clock.ts';
import { type Counted, type Counting, PART } from './requestCounts.ts';

/** Counts that all machines of a site have in common. */
export interface RedisCounters {
  /** The same as `requestCounts`, for all machines together. Rejects while the server is away. */
  count(counting: Counting): Promise<Counted>;
  close(): void;
}

export interface RedisCountersOptions {
  /** `redis://[user:password@]host:port[/database]`, or `rediss://` with TLS: Redis 6 or Valkey. */
  readonly url: string;
  /** The begin of all keys: servers of several kinds share one database. */
  readonly prefix: string;
  readonly clock: Clock;
  /** Called when the server ceases to answer, with why; and, without, when it answers again. */
  readonly onChange: (failure: Error | undefined) => void;
}

/** Milliseconds that a request waits for its count: less than a visitor notices. */
const LONGEST_ANSWER = 250;
/** Milliseconds for which a server that did not answer is not asked again. */
const PAUSE = 1000;
/** Milliseconds between two tries to connect. */
const CONNECT_EVERY = 500;

/**
 * Counts as `requestCounts` does, in one step of the server, so that no two machines take the same.
 * ARGV: window, limit, what has come, what would be counted ahead, the part of what is left.
 */
const COUNT = `
local count = redis.call('INCRBY', KEYS[1], ARGV[3])
local ttl = redis.call('PTTL', KEYS[1])
if ttl < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  ttl = tonumber(ARGV[1])
end
local left = math.max(0, tonumber(ARGV[2]) - count)
local more = math.min(tonumber(ARGV[4]), math.floor(left / tonumber(ARGV[5])))
if more > 0 then count = redis.call('INCRBY', KEYS[1], more) end
return { count, ttl, ARGV[3] + more }`;

/** Connects to the server, or tries once. The connection is made again by itself, and no count waits for it. */
async function connect(url: string) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: LONGEST_ANSWER,
    connectTimeout: 2 * PAUSE,
    retryStrategy: () => CONNECT_EVERY,
  });
  // what fails is told by the counts; without a listener the library prints every try to connect
  redis.on('error', () => {});
  await once(redis, 'ready').catch(() => {});
  return redis;
}

/** Opens counters on a server of the Redis protocol. It need not be there yet. */
export async function openRedisCounters({
  url,
  prefix,
  clock,
  onChange,
}: RedisCountersOptions): Promise<RedisCounters> {
  const redis = await connect(url);
  let awayUntil = -Infinity;
  let isAway = false;
  const note = (failure: Error | undefined): void => {
    if (failure) awayUntil = clock() + PAUSE;
    if (isAway === Boolean(failure)) return;
    isAway = Boolean(failure);
    onChange(failure);
  };
  const count = async ({ key, window, limit, come, ahead }: Counting): Promise<Counted> => {
    if (clock() < awayUntil) throw new Error('The counters of the site are away');
    try {
      const answer = await redis.eval(
        COUNT,
        1,
        `${prefix}${key}`,
        window,
        limit,
        come,
        ahead,
        PART,
      );
      // the script above returns three numbers
      const [current, ttl, taken] = answer as [number, number, number];
      note(undefined);
      return { current, ttl, taken };
    } catch (error) {
      note(error as Error);
      throw error;
    }
  };
  return { count, close: () => redis.disconnect() };
}
