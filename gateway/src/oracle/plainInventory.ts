import type { Kysely, Selectable } from 'kysely';
import { PLAN_FLAGS, type PlanFlag } from '../inventory/flags.ts';
import type {
  CalendarTable,
  CourseTable,
  InventoryTables,
  PlanDayTable,
  PlanTable,
  StockTable,
} from '../inventory/tables.ts';

export type PlainPlan = Selectable<PlanTable> & {
  readonly search_title: string;
  /** Says for each zone of R5.09, in order, whether the plan may start in it. */
  readonly startsIn: readonly boolean[];
  /** What it costs on single days, by day number; 0 where it is not sold then. */
  readonly dayPrices: ReadonlyMap<number, number>;
};
/** The tee times of a course on one day. */
export interface PlainDay {
  /** The longest run of free slots that starts in each zone of R5.09, in order. */
  readonly runs: readonly number[];
  /** The free slots of each hour from 5 to 13. */
  readonly free: readonly number[];
}
export interface PlainCourse {
  readonly course: Selectable<CourseTable>;
  readonly plans: readonly PlainPlan[];
  /** By day number. */
  readonly stock: ReadonlyMap<number, PlainDay>;
}
export interface PlainInventory {
  readonly courses: readonly PlainCourse[];
  /** By day number. */
  readonly calendar: ReadonlyMap<number, Selectable<CalendarTable>>;
}

export const HOURS = [5, 6, 7, 8, 9, 10, 11, 12, 13];
const ZONES = 8;

/** Returns the digits of a packed number, the lowest first. */
function digitsOf(packed: number, base: number, count: number): number[] {
  const digits = packed.toString(base).padStart(count, '0');
  return [...digits].toReversed().map((digit) => Number.parseInt(digit, base));
}

/** A zone has a digit of five bits: four for the run, and one that says that the zone counts. */
function toPlainDay({ runs, free }: Selectable<StockTable>): PlainDay {
  return {
    runs: digitsOf(runs, 32, ZONES).map((digit) => digit & 15),
    free: digitsOf(free, 16, HOURS.length),
  };
}

function toPlainPlan(
  plan: Selectable<PlanTable>,
  title: string | undefined,
  days: readonly Selectable<PlanDayTable>[],
): PlainPlan {
  if (title === undefined) throw new Error(`Plan ${plan.course_id}/${plan.plan_no} has no text`);
  const startsIn = digitsOf(plan.zones, 32, ZONES).map((digit) => (digit & 16) !== 0);
  const dayPrices = new Map(days.map(({ day, price }) => [day, price]));
  return { ...plan, search_title: title, startsIn, dayPrices };
}

/** Reads all rows of a database; every answer of the gateway is compared with them. */
export async function readPlainInventory(db: Kysely<InventoryTables>): Promise<PlainInventory> {
  const [courses, plans, texts, planDays, stock, calendar] = await Promise.all([
    db.selectFrom('course').selectAll().execute(),
    db.selectFrom('plan').selectAll().execute(),
    db.selectFrom('plan_text').selectAll().execute(),
    db.selectFrom('plan_day').selectAll().execute(),
    db.selectFrom('stock').selectAll().execute(),
    db.selectFrom('calendar').selectAll().execute(),
  ]);
  const keyOf = ({ course_id, plan_no }: Pick<PlanTable, 'course_id' | 'plan_no'>): string =>
    `${course_id}/${plan_no}`;
  const daysOf = Map.groupBy(planDays, keyOf);
  const titles = new Map(texts.map((text) => [keyOf(text), text.search_title]));
  const plansOf = Map.groupBy(plans, (plan) => plan.course_id);
  const stockOf = Map.groupBy(stock, (row) => row.course_id);
  return {
    courses: courses.map((course) => ({
      course,
      plans: (plansOf.get(course.id) ?? []).map((plan) =>
        toPlainPlan(plan, titles.get(keyOf(plan)), daysOf.get(keyOf(plan)) ?? []),
      ),
      stock: new Map((stockOf.get(course.id) ?? []).map((row) => [row.day, toPlainDay(row)])),
    })),
    calendar: new Map(calendar.map((row) => [row.day, row])),
  };
}

/** Returns the value of a key that must be there. Throws an Error when it is absent. */
export function valueAt<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The inventory has nothing at ${String(key)}`);
  return value;
}

/** Says whether the plan has a flag. */
export function has(plan: { readonly flags: number }, flag: PlanFlag): boolean {
  return (plan.flags & PLAN_FLAGS[flag]) !== 0;
}
