import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { CourseTable, DayClass, InventoryTables } from '../tables.ts';
import { courseFilter } from './courseFilter.ts';
import { NO_PRICE_LIMIT, type SearchCriteria } from './criteria.ts';
import {
  type Condition,
  courseHasRun,
  dayFits,
  dayPrice,
  dayPriceOffers,
  hasClassPrice,
  joinDayPrice,
  partyPrice,
  planFits,
  priceFits,
  priceOfClass,
} from './planFilter.ts';
import { some } from './some.ts';

/** Courses on a page (R9.01). */
export const PAGE_SIZE = 9;

/** Ratings and bookings put the highest first; `price` puts the lowest first. */
export type CourseOrder =
  | keyof Pick<
      CourseTable,
      | 'reservations'
      | 'overall'
      | 'staff'
      | 'facility'
      | 'meal'
      | 'cost_performance'
      | 'maintenance'
      | 'distance'
      | 'fairway'
      | 'layout'
      | 'green'
      | 'atmosphere'
    >
  | 'price';

export interface FoundCourses {
  /** The courses of the page, in order. */
  readonly ids: readonly number[];
  /** The number of courses on all pages. */
  readonly count: number;
}

/**
 * Asks for a plan by its price on days of one class, without the days on which it has another price.
 * With the index over that price the database does not read dearer plans.
 */
function planOfClass(criteria: SearchCriteria, dayClass: DayClass): Condition {
  return sql`plan.course_id = course.id
  and ${priceFits(criteria, priceOfClass(dayClass))} and ${planFits(criteria)}
  and ${some(sql`from calendar cross join stock where calendar.class = ${sql.lit(dayClass)} and ${dayFits(criteria)} and ${hasClassPrice}`)}`;
}

/** Asks whether the course has a plan that fits on one of the days. */
export function somePlan(criteria: SearchCriteria): Condition {
  if (criteria.dayClasses.length === 0) return sql`false`;
  if (criteria.priceTo !== NO_PRICE_LIMIT) {
    return sql`(${sql.join(
      [
        ...criteria.dayClasses.map((each) =>
          some(sql`from plan where ${planOfClass(criteria, each)}`),
        ),
        some(sql`from ${dayPriceOffers(criteria)}`),
      ],
      sql` or `,
    )})`;
  }
  const someDay = some(
    sql`from calendar cross join stock ${joinDayPrice} where ${dayFits(criteria)} and ${priceFits(criteria)}`,
  );
  return some(
    sql`from plan where plan.course_id = course.id and ${planFits(criteria)} and ${someDay}`,
  );
}

/** Tries the plans from the cheapest on, so that the first that fits ends the search. */
function lowestOfClass(criteria: SearchCriteria, dayClass: DayClass): RawBuilder<number> {
  return sql`(select ${partyPrice(criteria, priceOfClass(dayClass))} from plan where ${courseHasRun(criteria, dayClass)} and ${planOfClass(criteria, dayClass)}
    order by ${partyPrice(criteria, priceOfClass(dayClass))} limit 1)`;
}

/** The lowest price of `course` on the asked days; null when nothing fits. */
export function lowestPrice(criteria: SearchCriteria): RawBuilder<number> {
  const lowest = [
    ...criteria.dayClasses.map((each) => sql`select ${lowestOfClass(criteria, each)} as price`),
    sql`select min(${partyPrice(criteria, dayPrice)}) as price from ${dayPriceOffers(criteria)}`,
  ];
  return sql`(select min(lowest.price) from (${sql.join(lowest, sql` union all `)}) as lowest)`;
}

const allCount = sql<number>`count(*) over ()`.as('count');

function byPrice(db: Kysely<InventoryTables>, criteria: SearchCriteria, offset: number) {
  return db
    .selectFrom(
      db
        .selectFrom('course')
        .select('course.id')
        .select(lowestPrice(criteria).as('price'))
        .where((builder) =>
          builder.and([...courseFilter(builder, criteria), courseHasRun(criteria)]),
        )
        .as('priced'),
    )
    .select(['priced.id', allCount])
    .where('priced.price', 'is not', null)
    .orderBy('priced.price')
    .orderBy('priced.id')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
}

function byColumn(
  db: Kysely<InventoryTables>,
  criteria: SearchCriteria,
  order: Exclude<CourseOrder, 'price'>,
  offset: number,
) {
  return db
    .selectFrom('course')
    .select(['course.id', allCount])
    .where((builder) =>
      builder.and([...courseFilter(builder, criteria), courseHasRun(criteria), somePlan(criteria)]),
    )
    .orderBy(`course.${order}`, 'desc')
    .orderBy('course.id')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
}

/** Counts the courses on all pages. */
export async function countCourses(
  db: Kysely<InventoryTables>,
  criteria: SearchCriteria,
): Promise<number> {
  return (await countAll(db, criteria)).count;
}

function countAll(db: Kysely<InventoryTables>, criteria: SearchCriteria) {
  return db
    .selectFrom('course')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where((builder) =>
      builder.and([...courseFilter(builder, criteria), courseHasRun(criteria), somePlan(criteria)]),
    )
    .executeTakeFirstOrThrow();
}

/**
 * Finds the courses of one page, and counts those on all pages. A page past the end has no courses
 * and the true count.
 */
export async function findCourses(
  db: Kysely<InventoryTables>,
  criteria: SearchCriteria,
  order: CourseOrder,
  page: number,
): Promise<FoundCourses> {
  const offset = (page - 1) * PAGE_SIZE;
  const rows = await (order === 'price'
    ? byPrice(db, criteria, offset)
    : byColumn(db, criteria, order, offset));
  const first = rows[0];
  if (first !== undefined) return { ids: rows.map(({ id }) => id), count: first.count };
  // a page past the end gives no row to carry the count
  return { ids: [], count: page === 1 ? 0 : await countCourses(db, criteria) };
}
