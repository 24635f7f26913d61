import type { Kysely } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import type { Change } from '../inventory/changes/change.ts';
import type { Draw } from '../inventory/filling/random.ts';
import { writeStarts } from '../inventory/startList.ts';
import type { InventoryTables } from '../inventory/tables.ts';

/** What random changes may name. */
export interface Changeable {
  readonly plans: readonly { readonly courseId: number; readonly planNo: number }[];
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** Reads the plans, and takes these days. */
export async function readChangeable(
  db: Kysely<InventoryTables>,
  from: DayNumber,
  to: DayNumber,
): Promise<Changeable> {
  const plans = await db
    .selectFrom('plan')
    .select(['course_id as courseId', 'plan_no as planNo'])
    .orderBy('course_id')
    .orderBy('plan_no')
    .execute();
  return { plans, from, to };
}

function aStock(draw: Draw) {
  const starts = Array.from(
    { length: draw.between(0, 30) },
    () => draw.between(5 * 8, 14 * 8 - 1) * 7.5,
  ).map(Math.floor);
  return writeStarts(
    [...new Set(starts)]
      .toSorted((one, other) => one - other)
      .map((minute) => ({ minute, isFree: draw.chance(0.7) })),
  );
}

function aPrice(draw: Draw): number {
  return draw.chance(0.1) ? 0 : draw.between(20, 300) * 100;
}

/** Returns a random price of a plan on a day, or its end. */
function aDayPrice(
  draw: Draw,
  at: { readonly courseId: number; readonly planNo: number; readonly day: DayNumber },
): Change {
  return { what: 'dayPrice', ...at, price: draw.chance(0.2) ? null : aPrice(draw) };
}

/** Returns a random change. Draws from few days, so that changes meet. */
export function aChange(draw: Draw, { plans, from, to }: Changeable): Change {
  const { courseId, planNo } = draw.pick(plans);
  const day = draw.between(from, to);
  const what = draw.pick([
    'stock',
    'stock',
    'stock',
    'price',
    'dayPrice',
    'dayPrice',
    'open',
    'close',
  ] as const);
  if (what === 'stock') return { what, courseId, day, starts: aStock(draw) };
  if (what === 'dayPrice') return aDayPrice(draw, { courseId, planNo, day });
  if (what !== 'price')
    return draw.pick<Change>([
      { what, courseId, day },
      { what, courseId, planNo },
      { what, courseId, planNo, day },
    ]);
  const prices = draw.chance(0.5)
    ? { price0: aPrice(draw), price1: aPrice(draw), price2: aPrice(draw) }
    : { price1: aPrice(draw), fee2: draw.between(0, 30) * 100 };
  return { what, courseId, planNo, prices };
}
