import type { CoursePage } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import { fetchCourseCount } from '../gateway/fetchCourseCount.ts';
import type { ResultPage } from '../result-address/resultHref.ts';
import { relaxersFor, type Relaxer } from './relaxers.ts';

/** A way out of an empty result with the courses that it then shows; the count is absent where it could not be asked. */
export interface WayOut extends Relaxer {
  readonly count?: number;
}

export interface EmptySearch {
  readonly condition: SearchCondition;
  readonly reply: CoursePage;
  readonly page: ResultPage;
}

function most(one: WayOut, other: WayOut): number {
  return (other.count ?? 0) - (one.count ?? 0);
}

/** Only ways that lead somewhere, the widest last asked for first; none is lost because a count failed. */
export async function findWaysOut(
  host: WidgetHost,
  { condition, reply, page }: EmptySearch,
  signal?: AbortSignal,
): Promise<WayOut[]> {
  const relaxers = relaxersFor(condition, host.now());
  // a page beyond the end: the reply has counted already
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
