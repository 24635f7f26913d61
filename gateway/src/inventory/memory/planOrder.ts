import type { DayClass } from '../tables.ts';
import { at, type Column, type InventoryColumns } from './columns.ts';

/** The kinds of parties by price: two and three players pay a surcharge, all others pay none. */
export type Party = 'two' | 'three' | 'others';

export function partyOf(players: number): Party {
  if (players === 2) return 'two';
  return players === 3 ? 'three' : 'others';
}

const PARTIES: readonly Party[] = ['two', 'three', 'others'];
const CLASSES: readonly DayClass[] = [0, 1, 2];

/** Returns the surcharge of each player by plan, in yen; undefined if the party pays none. */
export function surchargeColumn(
  { plans }: Pick<InventoryColumns, 'plans'>,
  party: Party,
): Column | undefined {
  if (party === 'two') return plans.fee2;
  return party === 'three' ? plans.fee3 : undefined;
}

/**
 * Writes by plan what one player pays on a day of the class, in yen, for the plans from one place to
 * another; 0 if it is not sold then.
 */
function writePaid(
  paid: Column,
  columns: InventoryColumns,
  [party, dayClass]: readonly [Party, DayClass],
  [from, to]: readonly [number, number],
): void {
  const price = columns.plans.price[dayClass];
  const surcharge = surchargeColumn(columns, party);
  for (let plan = from; plan < to; plan += 1) {
    const yen = at(price, plan);
    const more = surcharge === undefined ? 0 : at(surcharge, plan);
    paid[plan] = yen < 1 ? 0 : yen + more;
  }
}

/** Sorts the places of the plans of a course by price; equal ones follow by place. */
function sortCourse(order: Column, course: number, paid: Column, planStart: Column): void {
  order
    .subarray(at(planStart, course), at(planStart, course + 1))
    .sort((one, other) => at(paid, one) - at(paid, other) || one - other);
}

/** Returns the places of the plans, sorted by price within each course. */
function sortByPaid({ planStart, courses }: InventoryColumns, paid: Column): Column {
  const order = Int32Array.from(paid, (_, plan) => plan);
  for (let course = 0; course < courses.length; course += 1)
    sortCourse(order, course, paid, planStart);
  return order;
}

/** What one player pays by plan, in yen, and the plans of each course from the cheapest on. */
export interface PaidPrices {
  readonly paid: Column;
  readonly order: Column;
}

/** The prices of every party by day class. The first plan that fits is the cheapest. */
export type PriceTable = Readonly<Record<Party, Readonly<Record<DayClass, PaidPrices>>>>;

type PricesOf = (party: Party, dayClass: DayClass) => PaidPrices;

function tableOf(pricesOf: PricesOf): PriceTable {
  return Object.fromEntries(
    PARTIES.map((party) => [
      party,
      Object.fromEntries(CLASSES.map((dayClass) => [dayClass, pricesOf(party, dayClass)])),
    ]),
  ) as PriceTable; // fromEntries does not know that the two lists name all keys
}

export function toPriceTable(columns: InventoryColumns): PriceTable {
  return tableOf((party, dayClass) => {
    const paid = new Int32Array(columns.plans.fee2.length);
    writePaid(paid, columns, [party, dayClass], [0, paid.length]);
    return { paid, order: sortByPaid(columns, paid) };
  });
}

/**
 * Returns the table of columns that differ from those of `table` in the prices of these courses only.
 * It sorts no other course again.
 */
export function mendPriceTable(
  table: PriceTable,
  columns: InventoryColumns,
  courses: ReadonlySet<number>,
): PriceTable {
  if (courses.size === 0) return table;
  const { planStart } = columns;
  return tableOf((party, dayClass) => {
    const before = table[party][dayClass];
    const paid = before.paid.slice();
    const order = before.order.slice();
    for (const course of courses) {
      const own = [at(planStart, course), at(planStart, course + 1)] as const;
      writePaid(paid, columns, [party, dayClass], own);
      sortCourse(order, course, paid, planStart);
    }
    return { paid, order };
  });
}
