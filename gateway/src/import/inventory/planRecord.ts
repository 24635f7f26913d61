import * as z from 'zod';
import { PLAN_FLAGS } from '../../inventory/flags.ts';
import type { PlanTable, PlanTextTable } from '../../inventory/tables.ts';
import { toSearchText } from '../../inventory/toSearchText.ts';
import {
  firstHourOf,
  lastHourOf,
  toGuards,
  toZones,
  zoneOfHour,
} from '../../inventory/zoneLanes.ts';
import {
  courseId,
  dayOr,
  fromDayOr,
  flagNames,
  flags,
  or,
  planNo,
  shownText,
  whole,
  yen,
} from '../../records/cells.ts';
import {
  fromTranslations,
  toTranslations,
  translationCells,
} from '../../records/translationCells.ts';
import { ALWAYS } from '../../inventory/always.ts';
import { readTranslations, writeTranslations } from '../../inventory/translations.ts';

const price = or(yen.nullable(), null);
const fee = or(yen, 0);
/** R5.09: 12 and 13 are one zone, so an hour that parts them cannot be kept. */
const hour = whole(5, 13);
const firstHour = hour.refine((first) => first !== 13, '12 and 13 are one hour here: write 12');
const lastHour = hour.refine((last) => last !== 12, '12 and 13 are one hour here: write 13');

/** The form of a row of `plans`. */
export const planRecord = z
  .strictObject({
    course_id: courseId,
    plan_no: planNo,
    title: shownText(200).min(1),
    ...translationCells('title', or(shownText(200), '')),
    /** Yen for one player of a foursome; empty or 0 when the plan is not sold on such days. */
    price_weekday: price,
    price_saturday: price,
    price_holiday: price,
    /** The surcharge of each player of a twosome, of a threesome; yen. */
    fee2: fee,
    fee3: fee,
    lunch_fee: fee,
    caddie_fee: fee,
    /** The first and the last day on which it is sold; empty means always. */
    valid_from: dayOr(ALWAYS.from),
    valid_to: dayOr(ALWAYS.to),
    /** The first and the last hour in which it may start. */
    start_from: or(firstHour, 5),
    start_to: or(lastHour, 13),
    features: flags(PLAN_FLAGS),
  })
  .refine(
    ({ price_weekday, price_saturday, price_holiday }) =>
      price_weekday !== null || price_saturday !== null || price_holiday !== null,
    { path: ['price_weekday'], message: 'or one of the other two prices is needed' },
  )
  .refine(({ valid_from, valid_to }) => valid_from <= valid_to, {
    path: ['valid_to'],
    message: 'is before valid_from',
  })
  .refine(({ start_from, start_to }) => start_from <= start_to, {
    path: ['start_to'],
    message: 'is before start_from',
  });

type PlanRecord = z.output<typeof planRecord>;

function zonesOf({ start_from, start_to }: PlanRecord): number {
  const first = zoneOfHour(start_from);
  const last = zoneOfHour(start_to);
  return toGuards(Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Returns the row of `plan` for a row of `plans`. */
export function toPlanRow(plan: PlanRecord): PlanTable {
  const {
    course_id,
    plan_no,
    price_weekday,
    price_saturday,
    price_holiday,
    fee2,
    fee3,
    lunch_fee,
    caddie_fee,
    valid_from,
    valid_to,
    features,
  } = plan;
  return {
    course_id,
    plan_no,
    zones: zonesOf(plan),
    price0: price_weekday ?? 0,
    price1: price_saturday ?? 0,
    price2: price_holiday ?? 0,
    valid_from,
    valid_to,
    flags: features,
    fee2,
    fee3,
    lunch_fee,
    caddie_fee,
  };
}

/** Returns the row of `plan_text` for a row of `plans`. */
export function toPlanText(plan: PlanRecord): PlanTextTable {
  const { course_id, plan_no, title } = plan;
  return {
    course_id,
    plan_no,
    title,
    search_title: toSearchText(title),
    translations: writeTranslations(toTranslations('title', plan)),
  };
}

/** Returns the row of `plans` for the rows of the inventory. */
export function toPlanRecord({
  price0,
  price1,
  price2,
  zones: guards,
  flags: bits,
  valid_from,
  valid_to,
  translations,
  ...plan
}: PlanTable & Pick<PlanTextTable, 'title' | 'translations'>): Record<
  keyof typeof planRecord.shape,
  string | number
> {
  const zones = toZones(guards);
  return {
    ...plan,
    ...fromTranslations('title', readTranslations(translations)),
    price_weekday: price0,
    price_saturday: price1,
    price_holiday: price2,
    valid_from: fromDayOr(ALWAYS.from, valid_from),
    valid_to: fromDayOr(ALWAYS.to, valid_to),
    start_from: firstHourOf(Math.min(...zones)),
    start_to: lastHourOf(Math.max(...zones)),
    features: flagNames(PLAN_FLAGS, bits),
  };
}
