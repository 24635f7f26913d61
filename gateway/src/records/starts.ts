import * as z from 'zod';
import type { Start } from '../inventory/packStock.ts';

const START = /^(-?)(0?[5-9]|1[0-3]):([0-5]\d)$/;
/** The table has four bits for the free slots of an hour. */
const MOST_IN_AN_HOUR = 15;

/** `7:08`: one start, as minutes since midnight. */
export const oneStart = z.string().transform((text, context): number => {
  const [, sold, hour, minute] = START.exec(text) ?? [];
  if (sold === '') return Number(hour) * 60 + Number(minute);
  context.addIssue({ code: 'custom', message: 'is not a time from 5:00 to 13:59' });
  return z.NEVER;
});

/** `7:00 -7:07 7:15`: every start of the day in order; a minus stands before a sold one. */
export const starts = z.string().transform((text, context): Start[] => {
  const complain = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  let last = -1;
  const perHour = new Map<number, number>();
  const read: Start[] = [];
  for (const each of text.split(/\s+/).filter(Boolean)) {
    const [, sold, hour, minute] = START.exec(each) ?? [];
    if (hour === undefined) return complain(`has ${each}, which is not a time from 5:00 to 13:59`);
    const at = Number(hour) * 60 + Number(minute);
    if (at <= last) return complain(`has ${each} after a later start`);
    last = at;
    perHour.set(Number(hour), (perHour.get(Number(hour)) ?? 0) + 1);
    read.push({ minute: at, isFree: sold === '' });
  }
  return [...perHour.values()].some((count) => count > MOST_IN_AN_HOUR)
    ? complain(`has more than ${MOST_IN_AN_HOUR} starts in an hour`)
    : read;
});
