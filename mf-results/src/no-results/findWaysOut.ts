import type { CoursePage } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import { fetchCourseCount } from '../gateway/fetchCourseCount.ts';
import type { ResultPage } from '../result-address/resultHref.ts';
import { relaxersFor, type Relaxer } from './relaxers.ts';

/**
 * A wider search with the number of courses that it finds; the count is absent when its call
 * failed.
 */
export interface WayOut extends Relaxer {
  readonly count?: number;
}

/** A search without courses on the asked page. */
export interface EmptySearch {
  readonly condition: SearchCondition;
  readonly reply: CoursePage;
  readonly page: ResultPage;
}

function most(one: WayOut, other: WayOut): number {
  return (other.count ?? 0) - (one.count ?? 0);
}

/**
 * Returns the wider searches that find courses, the one with the most courses first. A search whose
 * count failed stays in the list. Never rejects.
 */
export async function findWaysOut(
  host: WidgetHost,
  { condition, reply, page }: EmptySearch,
  signal?: AbortSignal,
): Promise<WayOut[]> {
  const relaxers = relaxersFor(condition, host.now());
  // the reply for a page beyond the end already contains the count
  if (condition.page > 1)
    return reply.count > 0
      ? relaxers.map((relaxer) => ({ ...relaxer, count: reply.count }))
      : findWaysOut(host, { condition: { ...condition, page: 1 }, reply, page }, signal);
  const ways = await Promise.all(
    relaxers.map(async (relaxer): Promise<WayOut> => {
      try {
        return {
          ...relaxer,
          count: await fetchCourseCount(
            host,
            { ...relaxer.condition, compareWith: [] },
            page,
            signal,
          ),
        };
      } catch (error) {
        if (!signal?.aborted) host.telemetry.error(error, { call: 'course-count' });
        return relaxer;
      }
    }),
  );
  return ways.filter(({ count }) => count !== 0).sort(most);
}
