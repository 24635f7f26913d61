import { type Kysely, sql } from 'kysely';
import type { CourseTable, InventoryTables } from '../tables.ts';
import { courseFilter } from './courseFilter.ts';
import type { SearchCriteria } from './criteria.ts';
import { lowestPrice } from './findCourses.ts';
import { courseHasRun } from './planFilter.ts';

/** A course on the map, with its lowest price in yen. */
export type Marker = Pick<
  CourseTable,
  'id' | 'name' | 'name_latin' | 'pref' | 'lat' | 'lon' | 'overall'
> & { readonly price: number };

/**
 * Reads the courses that fit with their lowest price, cheapest first, no more than `most`, and
 * counts all of them.
 */
export async function readMarkers(
  db: Kysely<InventoryTables>,
  criteria: SearchCriteria,
  most: number,
): Promise<{ markers: Marker[]; count: number }> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('course')
        .select(['course.id', 'course.name', 'course.name_latin', 'course.pref'])
        .select(['course.lat', 'course.lon', 'course.overall'])
        .select(lowestPrice(criteria).as('price'))
        .where((builder) =>
          builder.and([...courseFilter(builder, criteria), courseHasRun(criteria)]),
        )
        .as('priced'),
    )
    .selectAll('priced')
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('priced.price', 'is not', null)
    .orderBy('priced.price')
    .orderBy('priced.id')
    .limit(most)
    .execute();
  return { markers: rows.map(({ count: _, ...marker }) => marker), count: rows[0]?.count ?? 0 };
}
