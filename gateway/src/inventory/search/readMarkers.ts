import { type Kysely, sql } from 'kysely';
import type { CourseTable, InventoryTables } from '../tables.ts';
import { courseFilter } from './courseFilter.ts';
import type { SearchCriteria } from './criteria.ts';
import { lowestPrice } from './findCourses.ts';
import { courseHasRun } from './planFilter.ts';

export type Marker = Pick<CourseTable, 'id' | 'name' | 'pref' | 'lat' | 'lon'> & {
  readonly price: number;
};

/** Every course that fits with its lowest price, cheapest first, `most` at the most; and how many there are. */
export async function readMarkers(
  db: Kysely<InventoryTables>,
  criteria: SearchCriteria,
  most: number,
): Promise<{ markers: Marker[]; count: number }> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('course')
        .select(['course.id', 'course.name', 'course.pref', 'course.lat', 'course.lon'])
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
