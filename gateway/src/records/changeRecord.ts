import * as z from 'zod';
import type { Change } from '../inventory/changes/change.ts';
import { writeStarts } from '../inventory/startList.ts';
import { courseId, day, isBlank, planNo, yen } from './cells.ts';
import { oneStart, starts } from './starts.ts';

const amount = yen.optional();

const stockChange = z
  .strictObject({ what: z.literal('stock'), course_id: courseId, day, starts })
  .transform((record): Change => ({
    what: 'stock',
    courseId: record.course_id,
    day: record.day,
    starts: writeStarts(record.starts),
  }));

const startChange = z
  .strictObject({
    what: z.literal('start'),
    course_id: courseId,
    day,
    start: oneStart,
    state: z.enum(['free', 'sold']),
  })
  .transform((record): Change => ({
    what: 'start',
    courseId: record.course_id,
    day: record.day,
    minute: record.start,
    isFree: record.state === 'free',
  }));

/** The columns of `plans` that a price may name, and what the inventory calls them. */
const AMOUNTS = {
  price_weekday: 'price0',
  price_saturday: 'price1',
  price_holiday: 'price2',
  fee2: 'fee2',
  fee3: 'fee3',
} as const;
type Amount = keyof typeof AMOUNTS;

const priceChange = z
  .strictObject({
    what: z.literal('price'),
    course_id: courseId,
    plan_no: planNo,
    price_weekday: amount,
    price_saturday: amount,
    price_holiday: amount,
    fee2: amount,
    fee3: amount,
  })
  .transform(({ course_id, plan_no, what, ...amounts }, context): Change => {
    // the schema has no other keys
    const given = Object.entries(amounts) as [Amount, number | undefined][];
    const prices = Object.fromEntries(
      given.flatMap(([name, value]) => (value === undefined ? [] : [[AMOUNTS[name], value]])),
    );
    if (Object.keys(prices).length === 0)
      context.addIssue({
        code: 'custom',
        message: `names none of ${Object.keys(AMOUNTS).join(' ')}`,
      });
    return { what, courseId: course_id, planNo: plan_no, prices };
  });

const dayPriceChange = z
  .strictObject({
    what: z.literal('day_price'),
    course_id: courseId,
    plan_no: planNo,
    day,
    // null, or an empty cell, stands for the plan's own price
    price: z.preprocess((value) => (isBlank(value) ? null : value), yen.nullable()),
  })
  .transform(({ course_id, plan_no, day: at, price }): Change => ({
    what: 'dayPrice',
    courseId: course_id,
    planNo: plan_no,
    day: at,
    price,
  }));

function switchRecord<What extends 'open' | 'close'>(what: What) {
  return z
    .strictObject({
      what: z.literal(what),
      course_id: courseId,
      day: day.optional(),
      plan_no: planNo.optional(),
    })
    .transform((record, context): Change => {
      const ofCourse = { what, courseId: record.course_id };
      const ofPlan = { ...ofCourse, planNo: record.plan_no ?? 0 };
      if (record.day !== undefined)
        return { ...(record.plan_no === undefined ? ofCourse : ofPlan), day: record.day };
      if (record.plan_no !== undefined) return ofPlan;
      context.addIssue({ code: 'custom', message: 'needs day or plan_no' });
      return z.NEVER;
    });
}

const changeRecord = z.discriminatedUnion('what', [
  stockChange,
  startChange,
  priceChange,
  dayPriceChange,
  switchRecord('open'),
  switchRecord('close'),
]);

/** A change, or what is wrong with its record. */
export type ReadChange =
  { readonly change: Change } | { readonly change?: never; readonly message: string };

/** Reads a record of `changes` (docs/inventory-files.md), of a file or of a supplier's request. */
export function readChange(record: unknown): ReadChange {
  const { data, error } = changeRecord.safeParse(record);
  if (data !== undefined) return { change: data };
  const problems = error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
  return { message: problems?.join(', ') ?? 'is no change' };
}

/** The column that may be empty, by what a record changes: no starts; the plan's own price again. */
const MAY_BE_EMPTY: Readonly<Record<string, string>> = { stock: 'starts', day_price: 'price' };

/** Reads a row of a file, which has a cell for every column: an empty one is as good as absent. */
export function readChangeRow(row: Readonly<Record<string, unknown>>): ReadChange {
  const kept = MAY_BE_EMPTY[String(row['what'])];
  return readChange(
    Object.fromEntries(
      Object.entries(row).filter(([name, value]) => !isBlank(value) || name === kept),
    ),
  );
}
