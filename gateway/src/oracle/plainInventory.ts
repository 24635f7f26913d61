import type { Kysely, Selectable } from 'kysely';
import { PLAN_FLAGS, type PlanFlag } from '../inventory/flags.ts';
import type {
  CalendarTable,
  CourseTable,
  InventoryTables,
  PlanTable,
  StockTable,
} from '../inventory/tables.ts';

export type PlainPlan = Selectable<PlanTable> & { readonly search_title: string };
export interface PlainCourse {
  readonly course: Selectable<CourseTable>;
  readonly plans: readonly PlainPlan[];
  readonly stock: ReadonlyMap<number, Selectable<StockTable>>;
}
export interface PlainInventory {
  readonly courses: readonly PlainCourse[];
  readonly calendar: ReadonlyMap<number, Selectable<CalendarTable>>;
}

/** All rows as they lie in the database: what every answer is checked against. */
export async function readPlainInventory(db: Kysely<InventoryTables>): Promise<PlainInventory> {
  const [courses, plans, texts, stock, calendar] = await Promise.all([
    db.selectFrom('course').selectAll().execute(),
    db.selectFrom('plan').selectAll().execute(),
    db.selectFrom('plan_text').selectAll().execute(),
    db.selectFrom('stock').selectAll().execute(),
    db.selectFrom('calendar').selectAll().execute(),
  ]);
  const titles = new Map(
    texts.map(({ course_id, plan_no, search_title }) => [`${course_id}/${plan_no}`, search_title]),
  );
  const plansOf = Map.groupBy(plans, (plan) => plan.course_id);
  const stockOf = Map.groupBy(stock, (row) => row.course_id);
  return {
    courses: courses.map((course) => ({
      course,
      plans: (plansOf.get(course.id) ?? []).map((plan) => ({
        ...plan,
        search_title: titles.get(`${course.id}/${plan.plan_no}`)!,
      })),
      stock: new Map((stockOf.get(course.id) ?? []).map((row) => [row.day, row])),
    })),
    calendar: new Map(calendar.map((row) => [row.day, row])),
  };
}

/** The zone of R5.09 in its place: the longest run of free slots that starts in it; five bits each, four of them the run. */
export function runInZone(runs: number, zone: number): number {
  return Number((BigInt(runs) >> BigInt(5 * zone)) & 15n);
}
export function startsInZone(zones: number, zone: number): boolean {
  return ((BigInt(zones) >> BigInt(5 * zone + 4)) & 1n) === 1n;
}
export function freeInHour(free: number, hour: number): number {
  return Number((BigInt(free) >> BigInt(4 * (hour - 5))) & 15n);
}
export function has(plan: { readonly flags: number }, flag: PlanFlag): boolean {
  return (plan.flags & PLAN_FLAGS[flag]) !== 0;
}
