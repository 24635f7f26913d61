import { countryName, OVERSEAS, prefectureName } from 'shared-contracts/areas';
import { toDateParts, toJapaneseDay } from 'shared-contracts/format';
import type { CourseItem } from 'shared-contracts/gateway';
import { roadName } from 'shared-contracts/roads';
import type { CourseTable } from '../../inventory/tables.ts';

const SCALE = 100_000;

/** Returns degrees for the inventory's hundred-thousandths of a degree. */
export function toDegrees(scaled: number): number {
  return scaled / SCALE;
}
const REVIEW_MONTHS = 12;

function monthBefore(now: number, months: number): string {
  const { year, month } = toDateParts(toJapaneseDay(now));
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}

/** The months of the reviews that a reply counts: the last twelve whole ones, as `YYYY-MM`. */
export type ReviewMonths = Pick<CourseItem, 'review_from' | 'review_to'>;

export function toReviewMonths(now: number): ReviewMonths {
  return { review_from: monthBefore(now, REVIEW_MONTHS), review_to: monthBefore(now, 1) };
}

function toEvaluation(course: CourseTable): CourseItem['evaluation'] {
  return {
    overall: course.overall / 10,
    staff: course.staff / 10,
    facility: course.facility / 10,
    meal: course.meal / 10,
    cost_performance: course.cost_performance / 10,
    maintenance: course.maintenance / 10,
    distance: course.distance / 10,
    fairway: course.fairway / 10,
    course: course.layout / 10,
    green: course.green / 10,
    atmosphere: course.atmosphere / 10,
  };
}

function toAccess({ road, interchange, distance_km }: CourseTable): Pick<CourseItem, 'access'> {
  return road === 0
    ? {}
    : { access: { road_cd: road, road_name: roadName(road), ic_name: interchange, distance_km } };
}

/** Translates a row of the inventory into the contract's names. */
export function toCourseItem(
  course: CourseTable,
  found: Pick<CourseItem, 'time_zone_detail' | 'plan_count'>,
  reviewMonths: ReviewMonths,
): CourseItem {
  return {
    c_id: course.id,
    c_name: course.name,
    pref_cd: course.pref,
    city: course.city,
    pref_name: course.pref === OVERSEAS ? countryName(course.country) : prefectureName(course.pref),
    evaluation: toEvaluation(course),
    review_count: course.reviews,
    ...reviewMonths,
    ...toAccess(course),
    lat: toDegrees(course.lat),
    lon: toDegrees(course.lon),
    ...found,
  };
}
