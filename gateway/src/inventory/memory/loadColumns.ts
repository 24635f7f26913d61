import { type Kysely, sql } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import type {
  CalendarTable,
  InventoryTables,
  PlanDayTable,
  PlanTable,
  PlanTextTable,
} from '../tables.ts';
import {
  at,
  cellOf,
  type CourseRow,
  type DayPrices,
  type InventoryColumns,
  type PlanColumns,
  type Title,
} from './columns.ts';
import { joinDayPrices, toDayPrices } from './dayPrices.ts';
import { highHalf, lowHalf } from './lanes.ts';

type Database = Kysely<InventoryTables>;
type PlanRow = PlanTable & Omit<PlanTextTable, 'course_id' | 'plan_no'>;

/** Courses that are read at once. Other requests are answered between two reads. */
const COURSES_AT_ONCE = 100;

/**
 * The days of a course as lists in text, oldest first. Threads pass one row for each course, because a
 * row for each day costs ten times as much.
 */
interface StockRow {
  readonly course_id: number;
  readonly days: string;
  readonly runs: string;
  readonly free: string;
}

async function readStockRows(db: Database, from: number, to: number): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`select course_id,
      string_agg(cast(day as text), ',' order by day) as days,
      string_agg(cast(runs as text), ',' order by day) as runs,
      string_agg(cast(free as text), ',' order by day) as free
    from stock where course_id between ${sql.lit(from)} and ${sql.lit(to)} group by course_id`.execute(
    db,
  );
  return rows;
}

function readPlanRows(db: Database, from: number, to: number): Promise<PlanRow[]> {
  return db
    .selectFrom('plan')
    .innerJoin('plan_text', (join) =>
      join
        .onRef('plan_text.course_id', '=', 'plan.course_id')
        .onRef('plan_text.plan_no', '=', 'plan.plan_no'),
    )
    .selectAll('plan')
    .select(['plan_text.title', 'plan_text.search_title', 'plan_text.translations'])
    .where('plan.course_id', '>=', from)
    .where('plan.course_id', '<=', to)
    .orderBy('plan.course_id')
    .orderBy('plan.plan_no')
    .execute();
}

type PlanDayRow = Pick<PlanDayTable, 'course_id' | 'day' | 'plan_no' | 'price'>;

function readPlanDayRows(db: Database, from: number, to: number): Promise<PlanDayRow[]> {
  return db
    .selectFrom('plan_day')
    .select(['course_id', 'day', 'plan_no', 'price'])
    .where('course_id', '>=', from)
    .where('course_id', '<=', to)
    .execute();
}

function toCalendarColumns(
  calendar: readonly CalendarTable[],
): Pick<InventoryColumns, 'firstDay' | 'dayCount' | 'dayClass' | 'weekdayBit'> {
  const days = calendar.map(({ day }) => day);
  const firstDay = days.length === 0 ? 0 : Math.min(...days);
  const dayCount = days.length === 0 ? 0 : Math.max(...days) - firstDay + 1;
  const dayClass = new Int32Array(dayCount);
  const weekdayBit = new Int32Array(dayCount);
  for (const { day, class: each, weekday_bit } of calendar) {
    dayClass[day - firstDay] = each;
    weekdayBit[day - firstDay] = weekday_bit;
  }
  return { firstDay, dayCount, dayClass, weekdayBit };
}

type StockColumns = Pick<InventoryColumns, 'runsLow' | 'runsHigh' | 'freeLow' | 'freeHigh'>;

function emptyStock(cells: number): StockColumns {
  return {
    runsLow: new Int32Array(cells),
    runsHigh: new Int32Array(cells),
    freeLow: new Int32Array(cells),
    freeHigh: new Int32Array(cells),
  };
}

/** Writes the days of one course. Leaves out days outside of the calendar, which no search asks for. */
function fillStock(
  { runsLow, runsHigh, freeLow, freeHigh }: StockColumns,
  { days, runs, free }: StockRow,
  place: {
    readonly course: number;
    readonly courseCount: number;
    readonly firstDay: DayNumber;
    readonly dayCount: number;
  },
): void {
  const runsOf = runs.split(',');
  const freeOf = free.split(',');
  for (const [index, day] of days.split(',').entries()) {
    const offset = Number(day) - place.firstDay;
    if (offset < 0 || offset >= place.dayCount) continue;
    const cell = cellOf(place.courseCount, place.course, offset);
    const packedRuns = Number(runsOf[index]);
    const packedFree = Number(freeOf[index]);
    runsLow[cell] = lowHalf(packedRuns);
    runsHigh[cell] = highHalf(packedRuns);
    freeLow[cell] = lowHalf(packedFree);
    freeHigh[cell] = highHalf(packedFree);
  }
}

function column(rows: readonly PlanRow[], read: (row: PlanRow) => number): Int32Array {
  return Int32Array.from(rows, read);
}

function toPlanColumns(rows: readonly PlanRow[]): PlanColumns {
  return {
    planNo: column(rows, (row) => row.plan_no),
    flags: column(rows, (row) => row.flags),
    zonesLow: column(rows, (row) => lowHalf(row.zones)),
    zonesHigh: column(rows, (row) => highHalf(row.zones)),
    price: [
      column(rows, (row) => row.price0),
      column(rows, (row) => row.price1),
      column(rows, (row) => row.price2),
    ],
    fee2: column(rows, (row) => row.fee2),
    fee3: column(rows, (row) => row.fee3),
    lunchFee: column(rows, (row) => row.lunch_fee),
    caddieFee: column(rows, (row) => row.caddie_fee),
    validFrom: column(rows, (row) => row.valid_from),
    validTo: column(rows, (row) => row.valid_to),
  };
}

/** Returns the number of plans of each course; `rows` are sorted by course, as `courses` are. */
function countPlans(rows: readonly PlanRow[], courses: readonly CourseRow[]): Int32Array {
  let plan = 0;
  return Int32Array.from(courses, ({ id }) => {
    const first = plan;
    while (rows[plan]?.course_id === id) plan += 1;
    return plan - first;
  });
}

/** Returns where the plans of each course begin, and where those of the last end. */
function toPlanStart(counts: Int32Array): Int32Array {
  const start = new Int32Array(counts.length + 1);
  for (const [course, count] of counts.entries()) start[course + 1] = at(start, course) + count;
  return start;
}

/** Returns a list of titles, and a function that returns the place of a plan's title in it. */
function titleList(): { readonly titles: Title[]; placeOf(row: PlanRow): number } {
  const places = new Map<string, number>();
  const titles: Title[] = [];
  return {
    titles,
    placeOf({ title, search_title, translations }) {
      // plans of one title may have been translated by different people
      const key = `${title}\n${translations}`;
      const known = places.get(key);
      if (known !== undefined) return known;
      places.set(key, titles.length);
      return titles.push({ title, searchTitle: search_title, translations }) - 1;
    },
  };
}

/** Returns by course what its plans cost on single days. */
function toDayPricesOf(
  rows: readonly PlanDayRow[],
  plans: readonly PlanRow[],
  courses: readonly CourseRow[],
  calendar: Pick<InventoryColumns, 'firstDay' | 'dayCount'>,
): (DayPrices | undefined)[] {
  if (rows.length === 0) return courses.map(() => undefined);
  const rowsOf = Map.groupBy(rows, ({ course_id }) => course_id);
  const plansOf = Map.groupBy(plans, ({ course_id }) => course_id);
  return courses.map(({ id }) => {
    const planNos = (plansOf.get(id) ?? []).map(({ plan_no }) => plan_no);
    return toDayPrices(rowsOf.get(id) ?? [], { planNos, ...calendar });
  });
}

/** The plans of some courses. */
interface PlanPart {
  readonly plans: PlanColumns;
  readonly titleOfPlan: Int32Array;
  /** By course. */
  readonly counts: Int32Array;
  /** By course. */
  readonly dayPrices: readonly (DayPrices | undefined)[];
}

/** Returns one column after the other. */
function join(columns: readonly Int32Array[]): Int32Array {
  const joined = new Int32Array(columns.reduce((length, each) => length + each.length, 0));
  let place = 0;
  for (const each of columns) {
    joined.set(each, place);
    place += each.length;
  }
  return joined;
}

function joinPlans(parts: readonly PlanColumns[]): PlanColumns {
  const joined = (read: (part: PlanColumns) => Int32Array) => join(parts.map(read));
  return {
    planNo: joined((part) => part.planNo),
    flags: joined((part) => part.flags),
    zonesLow: joined((part) => part.zonesLow),
    zonesHigh: joined((part) => part.zonesHigh),
    price: [
      joined((part) => part.price[0]),
      joined((part) => part.price[1]),
      joined((part) => part.price[2]),
    ],
    fee2: joined((part) => part.fee2),
    fee3: joined((part) => part.fee3),
    lunchFee: joined((part) => part.lunchFee),
    caddieFee: joined((part) => part.caddieFee),
    validFrom: joined((part) => part.validFrom),
    validTo: joined((part) => part.validTo),
  };
}

/**
 * Reads the inventory into columns, a part of the courses at a time, so that the rows of all plans are
 * never in memory together. The result mixes generations if the inventory changes meanwhile, so
 * `followInventory` compares the version before and after.
 */
export async function loadColumns(db: Database): Promise<InventoryColumns> {
  const [courses, calendarRows] = await Promise.all([
    db.selectFrom('course').selectAll().orderBy('id').execute(),
    db.selectFrom('calendar').selectAll().execute(),
  ]);
  const placeOfCourse = new Map(courses.map(({ id }, place) => [id, place]));
  const calendar = toCalendarColumns(calendarRows);
  const stock = emptyStock(courses.length * calendar.dayCount);
  const { titles, placeOf } = titleList();
  const parts: PlanPart[] = [];
  for (let first = 0; first < courses.length; first += COURSES_AT_ONCE) {
    const part = courses.slice(first, first + COURSES_AT_ONCE);
    const from = part[0]?.id ?? 0;
    const to = part.at(-1)?.id ?? 0;
    const [planRows, stockRows, planDayRows] = await Promise.all([
      readPlanRows(db, from, to),
      readStockRows(db, from, to),
      readPlanDayRows(db, from, to),
    ]);
    parts.push({
      plans: toPlanColumns(planRows),
      titleOfPlan: column(planRows, placeOf),
      counts: countPlans(planRows, part),
      dayPrices: toDayPricesOf(planDayRows, planRows, part, calendar),
    });
    for (const row of stockRows) {
      const course = placeOfCourse.get(row.course_id);
      if (course !== undefined)
        fillStock(stock, row, { course, courseCount: courses.length, ...calendar });
    }
  }
  return {
    ...calendar,
    ...stock,
    courses,
    placeOfCourse,
    titles,
    titleOfPlan: join(parts.map(({ titleOfPlan }) => titleOfPlan)),
    planStart: toPlanStart(join(parts.map(({ counts }) => counts))),
    plans: joinPlans(parts.map(({ plans }) => plans)),
    dayPrices: joinDayPrices(
      parts.flatMap(({ dayPrices }) => dayPrices),
      calendar.dayCount,
    ),
  };
}
