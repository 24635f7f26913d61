import { writeError } from '../logs/serverLog.ts';
import { openRedisCounters, type RedisCounters } from './redisCounters.ts';
import type { Counted, Counting } from './requestCounts.ts';

/** What this process counts with; a process serves one site. */
let counters: RedisCounters | undefined;

/** Whether this server shares counters with its other machines. */
export function hasSiteCounters(): boolean {
  return counters !== undefined;
}

/** Counts on all machines; undefined where they share no counters, or these are away, as they have said. */
export async function countOnSite(counting: Counting): Promise<Counted | undefined> {
  return counters?.count(counting).catch(() => undefined);
}

/**
 * From now on the limits of this process count for all machines that name the same server of the Redis
 * protocol (ADR 065). While it is away each machine counts for itself. Resolves to what ends this.
 */
export async function openSiteCounters(name: string, url: string): Promise<() => void> {
  const { host } = new URL(url);
  const opened = await openRedisCounters({
    url,
    prefix: `asashiba:${name}:`,
    clock: () => performance.now(),
    onChange: (failure) =>
      writeError(
        failure
          ? `${name}: the counters at ${host} do not answer (${failure.message}); limits count for this machine alone\n`
          : `${name}: the counters at ${host} answer again\n`,
      ),
  });
  counters = opened;
  return () => {
    counters = undefined;
    opened.close();
  };
}
