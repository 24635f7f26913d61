import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { InventoryTables } from '../tables.ts';
import type { SearchCriteria } from './criteria.ts';
import { integer } from './integer.ts';
import { nameFits } from './suggestCourses.ts';

type Builder = ExpressionBuilder<InventoryTables, 'course'>;

/**
 * Returns the conditions on the course itself. They are cheap, so they come before those on plans.
 */
export function courseFilter(builder: Builder, criteria: SearchCriteria): Expression<SqlBool>[] {
  const {
    prefectures,
    countries,
    namePatterns,
    courseFlags,
    withoutCourseFlags,
    category,
    road,
    distance,
  } = criteria;
  const all: Expression<SqlBool>[] = namePatterns.map(nameFits);
  if (prefectures.length > 0) all.push(builder('course.pref', 'in', prefectures));
  if (countries.length > 0) all.push(builder('course.country', 'in', countries));
  if (courseFlags !== 0)
    all.push(sql<SqlBool>`(course.flags & ${integer(courseFlags)}) = ${integer(courseFlags)}`);
  if (withoutCourseFlags !== 0)
    all.push(sql<SqlBool>`(course.flags & ${integer(withoutCourseFlags)}) = 0`);
  if (category !== 0) all.push(builder('course.category', '=', category));
  if (road !== 0) all.push(builder('course.road', '=', road));
  if (distance !== Infinity)
    all.push(builder('course.road', '>', 0), builder('course.distance_km', '<=', distance));
  return all;
}
