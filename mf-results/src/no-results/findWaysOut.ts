import type { Course, CoursePage, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import { fetchCourseCount } from '../gateway/fetchCourseCount.ts';
import { fetchCourseSearch } from '../gateway/fetchCourseSearch.ts';
import { fetchNearNames } from '../gateway/fetchNearNames.ts';
import type { ResultPage } from '../result-address/resultHref.ts';
import { relaxerOfAll, relaxersFor, type Relaxer } from './relaxers.ts';

/**
 * A wider search with the number of courses that it finds; the count is absent when its call
 * failed.
 */
export interface WayOut extends Relaxer {
  readonly count?: number;
  /** The courses that are shown below the ways, by this one. */
  readonly nearest?: readonly NearCourse[];
}

/** A course that a search would find if it were wider. */
export interface NearCourse {
  readonly course: Course;
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

function toNear(course: Course, plans: readonly Plan[]): NearCourse[] {
  const prices = plans.filter(({ courseId }) => courseId === course.id).map(({ price }) => price);
  return prices.length > 0 ? [{ course, price: Math.min(...prices) }] : [];
}

function most(one: WayOut, other: WayOut): number {
  return (other.count ?? 0) - (one.count ?? 0);
}

/** What the calls of one empty search share. */
interface Asking {
  readonly host: WidgetHost;
  readonly page: ResultPage;
  readonly signal: AbortSignal | undefined;
}

/** Answers undefined for a call that failed, and tells of it. */
async function asked<Answer>(
  { host, signal }: Asking,
  call: string,
  answer: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!signal?.aborted) host.telemetry.error(error, { call });
    return undefined;
  }
}

/** Returns the searches for the names that are nearly the typed one. */
async function nearNames(condition: SearchCondition, asking: Asking): Promise<Relaxer[]> {
  if (condition.courseName === '') return [];
  const { host, page, signal } = asking;
  const found = await asked(asking, 'suggestion', fetchNearNames(host, condition, page, signal));
  return (found ?? []).map((courseName) => ({
    key: 'nearName',
    condition: { ...condition, courseName },
  }));
}

async function counted(relaxer: Relaxer, asking: Asking): Promise<WayOut> {
  const { host, page, signal } = asking;
  const wider = { ...relaxer.condition, compareWith: [] };
  const count = await asked(asking, 'course-count', fetchCourseCount(host, wider, page, signal));
  return count === undefined ? relaxer : { ...relaxer, count };
}

async function nearestOf(way: WayOut, asking: Asking): Promise<readonly NearCourse[]> {
  if (way.count === undefined) return [];
  const { host, page, signal } = asking;
  const wider = { ...way.condition, compareWith: [] };
  const search = fetchCourseSearch(host, wider, page, signal ? { signal } : {});
  const found = await asked(asking, 'course-search', search);
  return found ? found.courses.flatMap((course) => toNear(course, found.plans)) : [];
}

/**
 * Adds up to three courses to the first ways: of one that finds so many, else of the first three.
 */
async function withNearest(ways: readonly WayOut[], asking: Asking): Promise<WayOut[]> {
  const enough = (ways[0]?.count ?? 0) >= MOST_NEAR;
  const sources = ways.slice(0, enough ? 1 : MOST_NEAR);
  const found = await Promise.all(sources.map((way) => nearestOf(way, asking)));
  const shown = new Set<number>();
  return ways.map((way, index) => {
    const nearest = (found[index] ?? [])
      .filter(({ course }) => !shown.has(course.id))
      .slice(0, MOST_NEAR - shown.size);
    for (const { course } of nearest) shown.add(course.id);
    return nearest.length > 0 ? { ...way, nearest } : way;
  });
}

/**
 * Returns the wider searches, and those for a name that is nearly the typed one, that find courses,
 * the one with the most courses first. A search whose
 * count failed stays in the list. The one that drops every wish is asked only where no other finds
 * three courses. Never rejects.
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
  const asking = { host, page, signal };
  const offered = [...relaxers, ...(await nearNames(condition, asking))];
  const all = await Promise.all(offered.map((relaxer) => counted(relaxer, asking)));
  const ways = all.filter(({ count }) => count !== 0).sort(most);
  const last = (ways[0]?.count ?? 0) < MOST_NEAR ? relaxerOfAll(condition, host.now()) : undefined;
  const whole = last && (await counted(last, asking));
  return withNearest(whole && whole.count !== 0 ? [...ways, whole] : ways, asking);
}
