import type { Draw } from 'gateway/src/inventory/filling/random.ts';
import { toIsoDate, toJapaneseDay } from 'shared-contracts/format';
import { CLOCK } from '../sides/startGateway.ts';

/** A change as a supplier sends it. */
export type ChangeRecord = Readonly<Record<string, string | number | null>>;
export interface PlanName {
  readonly course_id: number;
  readonly plan_no: number;
}

const TODAY = toJapaneseDay(Date.parse(CLOCK));
/** The changes lie in the days that the searches ask for, so that they are seen. */
const LAST = 14;

function startsOf(draw: Draw): string {
  return [6, 7, 8, 9, 10, 11, 12]
    .flatMap((hour) => ['00', '08', '16', '24', '32'].map((minute) => `${hour}:${minute}`))
    .map((time) => (draw.chance(0.5) ? time : `-${time}`))
    .join(' ');
}

const WHAT = [
  'stock',
  'stock',
  'stock',
  'stock',
  'price',
  'day_price',
  'day_price',
  'open',
  'close',
] as const;

/** Returns a random change of one of these plans, of a day of its course, or of the plan on the day. */
export function aRecord(draw: Draw, plans: readonly PlanName[]): ChangeRecord {
  const { course_id, plan_no } = draw.pick(plans);
  const day = toIsoDate(TODAY + draw.between(1, LAST));
  const what = draw.pick(WHAT);
  const price = draw.between(40, 250) * 100;
  if (what === 'stock') return { what, course_id, day, starts: startsOf(draw) };
  if (what === 'price') return { what, course_id, plan_no, price_weekday: price };
  if (what === 'day_price')
    return { what, course_id, plan_no, day, price: draw.chance(0.2) ? null : price };
  return draw.pick<ChangeRecord>([
    { what, course_id, day },
    { what, course_id, plan_no },
    { what, course_id, plan_no, day },
  ]);
}

/** Returns the address of a random search for one of these days. */
export function aSearch(draw: Draw): string {
  const place = draw.pick(['area[]=0', 'area[]=102', 'area[]=12&area[]=8', 'area[]=101']);
  const order = draw.pick(['rsv', 'rate', 'evl']);
  const from = draw.between(22, 30);
  const days = draw.pick([1, 1, 2, 5]);
  const party = draw.pick(['', '', '&players=2', '&players=3', '&continue_stock=3']);
  const page = draw.pick([1, 1, 1, 2]);
  return `/course/search?${place}&year=2026&month=11&day=${from}&widthday=${days}&order=${order}&page=${page}${party}`;
}
