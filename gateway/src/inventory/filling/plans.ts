import type { DayNumber } from 'shared-contracts/format';
import { ALWAYS } from '../always.ts';
import { type PlanFlag, planBits } from '../flags.ts';
import type { PlanTable, PlanTextTable } from '../tables.ts';
import { toSearchText } from '../toSearchText.ts';
import { writeTranslations } from '../translations.ts';
import { toGuards, ZONES } from '../zoneLanes.ts';
import { feesOf } from './fees.ts';
import { PLAN_KINDS, type PlanKind } from './planKinds.ts';
import { planTitles } from './planTitles.ts';
import { type Draw, drawFrom } from './random.ts';
import { nextSeason } from './seasons.ts';

export interface Plan {
  readonly plan: PlanTable;
  readonly text: PlanTextTable;
}

const FEWEST = 20;
const MOST = 40;
const MOST_POPULAR = '【人気No.1】';
const PREFIXES = [
  '',
  '',
  '',
  '',
  '【直前割】',
  MOST_POPULAR,
  '【WEB限定】',
  '【ポイントアップ】',
  '【最安値に挑戦】',
  '【当日予約ＯＫ】',
];
const LADDER = PLAN_KINDS.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));

/** Yen; every plan costs more than 4,000 (R5.04). */
export const LOWEST_PRICE = 4100;
function toPrice(yen: number): number {
  return Math.max(LOWEST_PRICE, Math.round(yen / 10) * 10);
}

/** Yen. What would cost less on a working day lies less far below it, so that prices of single days are the lowest. */
const CHEAP = 6000;
function onWorkingDay(yen: number): number {
  return yen < CHEAP ? CHEAP - (CHEAP - yen) * 0.4 : yen;
}

/**
 * Returns the price in yen on a weekday, on a Saturday, and on a Sunday or holiday; 0 when it is
 * not sold then.
 */
function pricesOf(kind: PlanKind, base: number, draw: Draw): [number, number, number] {
  const saturday = 1.45 + draw.next() * 0.4;
  const sunday = 1.4 + draw.next() * 0.4;
  const yen = base * kind.price * (0.93 + draw.next() * 0.14);
  const on = (dayClass: number, price: number): number =>
    (kind.days ?? [0, 1, 2]).includes(dayClass) ? toPrice(price) : 0;
  return [on(0, onWorkingDay(yen)), on(1, yen * saturday), on(2, yen * sunday)];
}

function flagsOf(kind: PlanKind, draw: Draw): number {
  const extra: PlanFlag[] = [];
  const add = (flag: PlanFlag, probability: number) => {
    if (draw.chance(probability)) extra.push(flag);
  };
  add('realTime', 0.7);
  add('threeSum', 0.9);
  add('twoSum', 0.35);
  add('addFee3b', 0.3);
  if (extra.includes('twoSum')) {
    add('twoSumReservable', 0.5);
    add('addFee2b', 0.25);
  }
  add('secret', 0.03);
  return planBits([...kind.flags, ...extra]);
}

function zonesOf({ zones: [from, to] }: PlanKind): number {
  return toGuards(ZONES.map((_, zone) => zone).filter((zone) => zone >= from && zone <= to));
}

/** Draws the price of a plain weekday round of a course, in yen. */
function basePrice(draw: Draw): number {
  return 6600 + 11_000 * draw.next() ** 1.8;
}

/** A course has one most popular plan at most: returns each later one's catchword as ''. */
function onlyOneMostPopular(): (prefix: string) => string {
  let isNamed = false;
  return (prefix) => {
    if (prefix !== MOST_POPULAR) return prefix;
    const kept = isNamed ? '' : prefix;
    isNamed = true;
    return kept;
  };
}

/**
 * Returns the twenty to forty plans of a course. `today` only decides in which year a seasonal plan
 * is valid.
 */
export function toPlans(courseId: number, today: DayNumber): Plan[] {
  const draw = drawFrom(courseId, 2);
  const base = basePrice(draw);
  const oneOf = onlyOneMostPopular();
  return Array.from({ length: draw.between(FEWEST, MOST) }, (_, index) => {
    const kind = draw.pick(LADDER);
    const prefix = oneOf(draw.pick(PREFIXES));
    const title = prefix + kind.title;
    const [price0, price1, price2] = pricesOf(kind, base, draw);
    const { from, to } = kind.season === undefined ? ALWAYS : nextSeason(kind.season, today);
    const flags = flagsOf(kind, draw);
    const key = { course_id: courseId, plan_no: index + 1 };
    return {
      plan: {
        ...key,
        zones: zonesOf(kind),
        price0,
        price1,
        price2,
        valid_from: from,
        valid_to: to,
        flags,
        ...feesOf(courseId, flags),
      },
      text: {
        ...key,
        title,
        search_title: toSearchText(title),
        translations: writeTranslations(planTitles(prefix, kind.title)),
      },
    };
  });
}
