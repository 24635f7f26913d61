import type { Kysely } from 'kysely';
import { freeAhead } from '../hourLanes.ts';
import type { PlanTitle, ShownCourse, Showing } from '../shownCourse.ts';
import type { InventoryTables } from '../tables.ts';
import { longestRun } from '../zoneLanes.ts';
import type { SearchCriteria } from './criteria.ts';
import { readCourses } from './readCourses.ts';
import { type Offer, readOffers } from './readOffers.ts';
import { readStock, type StockDay } from './readStock.ts';
import { readTitles, titleKey } from './readTitles.ts';

/** A plan that has gone since its offer was read. */
const UNTITLED: PlanTitle = { title: '', translations: '' };

function runOf(offer: Offer, days: readonly StockDay[]): number {
  const day = days.find((each) => each.day === offer.day);
  return day === undefined ? 0 : longestRun(day.runs, offer.zones);
}

/** Reads these courses as a page shows them, in this order. Leaves unknown ids out. */
export async function readShown(
  db: Kysely<InventoryTables>,
  criteria: SearchCriteria,
  ids: readonly number[],
  { now, most }: Showing,
): Promise<ShownCourse[]> {
  const [courses, offers, stock] = await Promise.all([
    readCourses(db, ids),
    readOffers(db, criteria, ids),
    readStock(db, criteria, ids),
  ]);
  const offersOf = Map.groupBy(offers, ({ courseId }) => courseId);
  const daysOf = Map.groupBy(stock, ({ course_id }) => course_id);
  const shownOf = (id: number): Offer[] => (offersOf.get(id) ?? []).slice(0, most);
  const titles = await readTitles(db, ids.flatMap(shownOf));
  return ids.flatMap((id) => {
    const course = courses.get(id);
    if (course === undefined) return [];
    const days = daysOf.get(id) ?? [];
    return {
      course,
      hours: days.reduce((bits, day) => bits | freeAhead(day, now), 0),
      planCount: offersOf.get(id)?.length ?? 0,
      plans: shownOf(id).map((offer) => ({
        offer,
        ...(titles.get(titleKey(id, offer.planNo)) ?? UNTITLED),
        run: runOf(offer, days),
      })),
    };
  });
}
