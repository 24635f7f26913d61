import type { CourseItem, PlanItem } from 'shared-contracts/gateway';
import type { InventorySearch } from '../../inventory/inventorySearch.ts';
import type { SearchCriteria } from '../../inventory/search/criteria.ts';
import type { Offer } from '../../inventory/search/readOffers.ts';
import type { StockDay } from '../../inventory/search/readStock.ts';
import { titleKey } from '../../inventory/search/readTitles.ts';
import { longestRun } from '../../inventory/zoneLanes.ts';
import { toCourseItem } from './toCourseItem.ts';
import { toFeeDetail } from './toFeeDetail.ts';
import { toPlanItem } from './toPlanItem.ts';
import { toTimeZones } from './toTimeZones.ts';

export interface CoursePage {
  readonly items: CourseItem[];
  readonly plans: PlanItem[];
}

const PLANS_SHOWN = 3;

function runOf(offer: Offer, stock: readonly StockDay[]): number {
  const day = stock.find((each) => each.course_id === offer.courseId && each.day === offer.day);
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
  const shown = ids.flatMap((id) =>
    offers.filter((offer) => offer.courseId === id).slice(0, plansShown),
  );
  const titles = await search.readTitles(shown);
  return {
    items: ids.flatMap((id) => {
      const course = courses.get(id);
      const days = stock.filter((day) => day.course_id === id);
      const plan_count = offers.filter((offer) => offer.courseId === id).length;
      return course === undefined
        ? []
        : [toCourseItem(course, { time_zone_detail: toTimeZones(days, now), plan_count }, now)];
    }),
    plans: shown.map((offer) => {
      const { golf_tax = 0, country = 0 } = courses.get(offer.courseId) ?? {};
      const fee = toFeeDetail(offer, golf_tax, criteria.players, country > 0);
      return toPlanItem(
        offer,
        titles.get(titleKey(offer.courseId, offer.planNo)) ?? '',
        runOf(offer, stock),
        fee,
      );
    }),
  };
}
