import * as z from 'zod';
import { COURSE_FLAGS } from '../../inventory/flags.ts';
import type { CourseTable } from '../../inventory/tables.ts';
import { toSearchText } from '../../inventory/toSearchText.ts';
import {
  courseId,
  decimal,
  flagNames,
  flags,
  or,
  shownText,
  whole,
  yen,
} from '../../records/cells.ts';

const OVERSEAS = 48;
const DEGREE = 100_000;
const TENTHS = 10;
const text = or(shownText(100), '');
const count = or(whole(0, 9_999_999), 0);
/** A rating from 0 to 5, read as tenths; an empty cell means that nobody has rated the course. */
const rating = or(
  decimal(0, 5).transform((value) => Math.round(value * TENTHS)),
  0,
);
function degrees(most: number) {
  return decimal(-most, most).transform((value) => Math.round(value * DEGREE));
}

/** The form of a row of `courses`. */
export const courseRecord = z
  .strictObject({
    id: courseId,
    name: shownText(100).min(1),
    kana: text,
    /** In Latin letters, for visitors who do not read Japanese. */
    name_latin: text,
    /** 1 to 47, or 48 overseas; only overseas courses have a country (R3.13). */
    pref: whole(1, OVERSEAS),
    country: or(whole(0, 5), 0),
    city: text,
    city_latin: text,
    /** c_cd (R5.06). */
    category: whole(1, 6),
    features: flags(COURSE_FLAGS),
    road: or(whole(0, 99_999), 0),
    interchange: text,
    interchange_latin: text,
    distance_km: or(whole(0, 999), 0),
    golf_tax: or(yen, 0),
    lat: degrees(90),
    lon: degrees(180),
    reservations: count,
    reviews: count,
    overall: rating,
    staff: rating,
    facility: rating,
    meal: rating,
    cost_performance: rating,
    maintenance: rating,
    distance: rating,
    fairway: rating,
    layout: rating,
    green: rating,
    atmosphere: rating,
  })
  .refine(({ pref, country }) => (pref === OVERSEAS) === country > 0, {
    path: ['country'],
    message: 'must be 1 to 5 overseas (pref 48) and empty in Japan',
  });

/** Returns the row of the inventory for a row of `courses`. */
export function toCourseRow({ features, ...course }: z.output<typeof courseRecord>): CourseTable {
  return {
    ...course,
    flags: features,
    search_name: toSearchText(`${course.name} ${course.kana} ${course.name_latin}`),
  };
}

/** Returns the row of `courses` for a row of the inventory. */
export function toCourseRecord({
  flags: bits,
  search_name: _,
  ...course
}: CourseTable): Record<keyof typeof courseRecord.shape, string | number> {
  return {
    ...course,
    features: flagNames(COURSE_FLAGS, bits),
    lat: course.lat / DEGREE,
    lon: course.lon / DEGREE,
    overall: course.overall / TENTHS,
    staff: course.staff / TENTHS,
    facility: course.facility / TENTHS,
    meal: course.meal / TENTHS,
    cost_performance: course.cost_performance / TENTHS,
    maintenance: course.maintenance / TENTHS,
    distance: course.distance / TENTHS,
    fairway: course.fairway / TENTHS,
    layout: course.layout / TENTHS,
    green: course.green / TENTHS,
    atmosphere: course.atmosphere / TENTHS,
  };
}
