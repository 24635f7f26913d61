import { closedRecord } from '../../import/inventory/closedRecord.ts';
import { dayPriceRecord } from '../../import/inventory/dayPriceRecord.ts';
import { planRecord } from '../../import/inventory/planRecord.ts';
import { readChange } from '../../records/changeRecord.ts';
import { parsePlanId, toPlanId } from './planId.ts';

const day = '2026-11-28';

/** All that names a plan by its number, and whether it takes a record with this one. */
const TAKES: Readonly<Record<string, (record: object) => boolean>> = {
  plans: (record) =>
    planRecord.safeParse({ ...record, title: 'セルフ', price_weekday: 9800 }).success,
  day_prices: (record) => dayPriceRecord.safeParse({ ...record, day, price: 9800 }).success,
  closed: (record) => closedRecord.safeParse(record).success,
  'a change of prices': (record) =>
    readChange({ ...record, what: 'price', price_weekday: 9800 }).change !== undefined,
  'a change of a day': (record) =>
    readChange({ ...record, what: 'day_price', day, price: 9800 }).change !== undefined,
  'a change that closes': (record) => readChange({ ...record, what: 'close' }).change !== undefined,
};

it.each(Object.entries(TAKES))(
  'the numbers of plans in %s are those whose ids name their own course',
  (_where, takes) => {
    for (const plan_no of [0, 1, 999, 1000, 9999]) {
      const { courseId, planNo } = parsePlanId(toPlanId(501, plan_no));
      const isOwn = courseId === 501 && planNo === plan_no && plan_no > 0;
      expect([plan_no, takes({ course_id: 501, plan_no })]).toEqual([plan_no, isOwn]);
    }
  },
);
