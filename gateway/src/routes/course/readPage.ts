import type { CourseItem, PlanItem } from 'shared-contracts/gateway';
import type { InventorySearch } from '../../inventory/inventorySearch.ts';
import type { SearchCriteria } from '../../inventory/search/criteria.ts';
import type { Offer } from '../../inventory/search/readOffers.ts';
import type { StockDay } from '../../inventory/search/readStock.ts';
import { titleKey } from '../../inventory/search/readTitles.ts';
import { longestRun } from '../../inventory/zoneLanes.ts';
import { toCourseItem, toReviewMonths } from './toCourseItem.ts';
import { toFeeDetail } from './toFeeDetail.ts';
import { toPlanItem } from './toPlanItem.ts';
import { toTimeZones } from './toTimeZones.ts';

export interface CoursePage {
  readonly items: CourseItem[];
  readonly plans: PlanItem[];
}

const PLANS_SHOWN = 3;

/** Returns the rows of each course by its id; a course without any row has none. */
function byCourse<Row>(rows: readonly Row[], idOf: (row: Row) => number): (id: number) => Row[] {
  const groups = Map.groupBy(rows, idOf);
  return (id) => groups.get(id) ?? [];
}

function runOf(offer: Offer, days: readonly StockDay[]): number {
  const day = days.find((each) => each.day === offer.day);
  return day === undefined ? 0 : longestRun(day.runs, offer.zones);
}

/**
 * Reads these courses in this order, each with its cheapest fitting plans, `plansShown` at most.
 * Leaves unknown ids out.
 */
export async function readPage(
  search: InventorySearch,
  criteria: SearchCriteria,
  ids: readonly number[],
  now: number,
  plansShown = PLANS_SHOWN,
): Promise<CoursePage> {
  const [courses, offers, stock] = await Promise.all([
    search.readCourses(ids),
    search.readOffers(criteria, ids),
    search.readStock(criteria, ids),
  ]);
  const offersOf = byCourse(offers, ({ courseId }) => courseId);
  const daysOf = byCourse(stock, ({ course_id }) => course_id);
  const shown = ids.flatMap((id) => offersOf(id).slice(0, plansShown));
  const titles = await search.readTitles(shown);
  const reviewMonths = toReviewMonths(now);
  return {
    items: ids.flatMap((id) => {
      const course = courses.get(id);
      if (course === undefined) return [];
      const time_zone_detail = toTimeZones(daysOf(id), now);
      const plan_count = offersOf(id).length;
      return [toCourseItem(course, { time_zone_detail, plan_count }, reviewMonths)];
    }),
    plans: shown.map((offer) => {
      const { golf_tax = 0, country = 0 } = courses.get(offer.courseId) ?? {};
      const fee = toFeeDetail(offer, golf_tax, criteria.players, country > 0);
      return toPlanItem(
        offer,
        titles.get(titleKey(offer.courseId, offer.planNo)) ?? '',
        runOf(offer, daysOf(offer.courseId)),
        fee,
      );
    }),
  };
}
