import { type InventoryChangeTable, OWN_PRICE } from '../tables.ts';
import { at, cellOf, type Column, type InventoryColumns, type PlanColumns } from './columns.ts';
import { joinDayPrices, toDayPrices } from './dayPrices.ts';
import { highHalf, lowHalf } from './lanes.ts';
import type { SearchIndex } from './searchIndex.ts';

type Rows = readonly InventoryChangeTable[];

function isOfPlan({ plan_no, day }: InventoryChangeTable): boolean {
  return plan_no > 0 && day === 0;
}

function isOfPlanDay({ plan_no, day }: InventoryChangeTable): boolean {
  return plan_no > 0 && day > 0;
}

function isOfDay({ plan_no }: InventoryChangeTable): boolean {
  return plan_no === 0;
}

/** Returns the columns of stock after these rows; the given ones if no row is in the calendar. */
function mendStock(
  columns: InventoryColumns,
  rows: Rows,
): Pick<InventoryColumns, 'runsLow' | 'runsHigh' | 'freeLow' | 'freeHigh'> {
  if (rows.length === 0) return columns;
  const { firstDay, dayCount, courses, placeOfCourse } = columns;
  const runsLow = columns.runsLow.slice();
  const runsHigh = columns.runsHigh.slice();
  const freeLow = columns.freeLow.slice();
  const freeHigh = columns.freeHigh.slice();
  for (const { course_id, day, runs, free } of rows) {
    const course = placeOfCourse.get(course_id);
    const offset = day - firstDay;
    if (course === undefined || offset < 0 || offset >= dayCount) continue;
    const cell = cellOf(courses.length, course, offset);
    runsLow[cell] = lowHalf(runs);
    runsHigh[cell] = highHalf(runs);
    freeLow[cell] = lowHalf(free);
    freeHigh[cell] = highHalf(free);
  }
  return { runsLow, runsHigh, freeLow, freeHigh };
}

/** Returns the place of a plan; undefined if there is no such plan. */
function placeOfPlan(
  { placeOfCourse, planStart, plans }: InventoryColumns,
  { course_id, plan_no }: InventoryChangeTable,
): number | undefined {
  const course = placeOfCourse.get(course_id);
  if (course === undefined) return undefined;
  const start = at(planStart, course);
  const own = plans.planNo.subarray(start, at(planStart, course + 1)).indexOf(plan_no);
  return own === -1 ? undefined : start + own;
}

/** Returns the columns of plans after these rows. */
function mendPlans(columns: InventoryColumns, rows: Rows): PlanColumns {
  const { plans } = columns;
  if (rows.length === 0) return plans;
  const price: [Column, Column, Column] = [
    plans.price[0].slice(),
    plans.price[1].slice(),
    plans.price[2].slice(),
  ];
  const fee2 = plans.fee2.slice();
  const fee3 = plans.fee3.slice();
  for (const row of rows) {
    const plan = placeOfPlan(columns, row);
    if (plan === undefined) continue;
    price[0][plan] = row.price0;
    price[1][plan] = row.price1;
    price[2][plan] = row.price2;
    fee2[plan] = row.fee2;
    fee3[plan] = row.fee3;
  }
  return { ...plans, price, fee2, fee3 };
}

/** Returns the prices of single days after these rows. */
function mendDayPrices(columns: InventoryColumns, rows: Rows): InventoryColumns['dayPrices'] {
  if (rows.length === 0) return columns.dayPrices;
  const { placeOfCourse, planStart, plans } = columns;
  const ofCourse = [...columns.dayPrices.ofCourse];
  for (const [id, own] of Map.groupBy(rows, ({ course_id }) => course_id)) {
    const course = placeOfCourse.get(id);
    if (course === undefined) continue;
    const planNos = plans.planNo.subarray(at(planStart, course), at(planStart, course + 1));
    const priced = own.map(({ day, plan_no, day_price }) => ({
      day,
      plan_no,
      price: day_price ?? OWN_PRICE,
    }));
    ofCourse[course] = toDayPrices(priced, { ...columns, planNos }, ofCourse[course]);
  }
  return joinDayPrices(ofCourse, columns.dayCount);
}

/**
 * Returns the index of the generation that these rows of the log lead to. It shares with the given
 * index every column that stays the same; the given index does not change.
 */
export function mendIndex(index: SearchIndex, rows: Rows): SearchIndex {
  if (rows.length === 0) return index;
  const { columns } = index;
  const ofPlans = rows.filter(isOfPlan);
  const courses = new Set(
    ofPlans.flatMap(({ course_id }) => columns.placeOfCourse.get(course_id) ?? []),
  );
  return index.mended(
    {
      ...columns,
      ...mendStock(columns, rows.filter(isOfDay)),
      plans: mendPlans(columns, ofPlans),
      dayPrices: mendDayPrices(columns, rows.filter(isOfPlanDay)),
    },
    courses,
  );
}
