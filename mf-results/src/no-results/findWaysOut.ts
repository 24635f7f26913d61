import type { Course, CoursePage, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import { fetchCourseCount } from '../gateway/fetchCourseCount.ts';
import { fetchCourseSearch } from '../gateway/fetchCourseSearch.ts';
import type { ResultPage } from '../result-address/resultHref.ts';
import { relaxersFor, type Relaxer } from './relaxers.ts';

/**
 * A wider search with the number of courses that it finds; the count is absent when its call
 * failed.
 */
export interface WayOut extends Relaxer {
  readonly count?: number;
  /** The first courses that it finds; of the way with the most courses alone. */
  readonly nearest?: readonly NearCourse[];
}

/** A course that a search would find if it were wider. */
export interface NearCourse {
  readonly id: number;
  readonly name: string;
  readonly prefecture: string;
  /** The lowest `Plan.price`. */
  readonly price: number;
}

/** Courses at most below the ways out. */
const MOST_NEAR = 3;

/** A search without courses on the asked page. */
export interface EmptySearch {
  readonly condition: SearchCondition;
  readonly reply: CoursePage;
  readonly page: ResultPage;
}

function toNear({ id, name, prefecture }: Course, plans: readonly Plan[]): NearCourse[] {
  const prices = plans.filter(({ courseId }) => courseId === id).map(({ price }) => price);
  return prices.length > 0 ? [{ id, name, prefecture, price: Math.min(...prices) }] : [];
}

function most(one: WayOut, other: WayOut): number {
  return (other.count ?? 0) - (one.count ?? 0);
}

/** Loads the first courses of a wider search. Never rejects; they are absent when their call failed. */
async function nearestOf(
  host: WidgetHost,
  { condition, count }: WayOut,
  page: ResultPage,
  signal?: AbortSignal,
): Promise<Pick<WayOut, 'nearest'>> {
  if (count === undefined) return {};
  try {
    const wider = { ...condition, compareWith: [] };
    const { courses, plans } = await fetchCourseSearch(host, wider, page, { signal });
    return { nearest: courses.slice(0, MOST_NEAR).flatMap((course) => toNear(course, plans)) };
  } catch (error) {
    if (!signal?.aborted) host.telemetry.error(error, { call: 'course-search' });
    return {};
  }
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
  const [first, ...others] = ways.filter(({ count }) => count !== 0).sort(most);
  return first ? [{ ...first, ...(await nearestOf(host, first, page, signal)) }, ...others] : [];
}
