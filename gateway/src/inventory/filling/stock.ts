import { type DayNumber, toDateParts } from 'shared-contracts/format';
import { HOURS, SLOTS_PER_HOUR } from '../hourLanes.ts';
import { packStock } from '../packStock.ts';
import type { StockTable } from '../tables.ts';
import { drawFrom, type Draw } from './random.ts';

const SLOTS = HOURS.length * SLOTS_PER_HOUR;

/** How much of the day is booked: a course has its popularity, and weekends are fuller. */
function bookedShare(courseId: number, dayClass: number): number {
  return Math.min(0.97, 0.25 + 0.4 * drawFrom(courseId, 3).next() + (dayClass === 0 ? 0 : 0.25));
}

/** The first hour as an index of `HOURS`: five o'clock in summer, seven in winter, six between. */
function firstHour(month: number): number {
  if (month >= 5 && month <= 9) return 0;
  return month === 12 || month <= 2 ? 2 : 1;
}

/** One in eight sells no starts after noon. */
function openHours(day: DayNumber, draw: Draw): [from: number, to: number] {
  const { month } = toDateParts(day);
  return [firstHour(month), draw.chance(0.125) ? 6 : HOURS.length - 1];
}

/** Bookings come in groups: the day alternates between booked stretches and free ones. */
function freeSlots(share: number, [from, to]: [number, number], draw: Draw): boolean[] {
  const slots = Array.from({ length: SLOTS }, () => false);
  const closing = (to + 1) * SLOTS_PER_HOUR;
  let at = from * SLOTS_PER_HOUR;
  let isFree = !draw.chance(share);
  while (at < closing) {
    const end = Math.min(closing, at + Math.ceil((isFree ? 1 - share : share) * 18 * draw.next()));
    slots.fill(isFree, at, end);
    [at, isFree] = [Math.max(end, at + 1), !isFree];
  }
  return slots;
}

/** Days without any tee time: a competition of the members, a day of rest, or all sold. */
function isTaken(share: number, dayClass: number, draw: Draw): boolean {
  return draw.chance(dayClass === 0 ? 0.05 : 0.45 * share);
}

/** The tee times of a course on a day. */
export function toStock(courseId: number, day: DayNumber, dayClass: number): StockTable {
  const draw = drawFrom(courseId, day, 4);
  const share = bookedShare(courseId, dayClass);
  if (isTaken(share, dayClass, draw)) return { course_id: courseId, day, ...packStock([]) };
  const slots = freeSlots(share, openHours(day, draw), draw);
  return {
    course_id: courseId,
    day,
    ...packStock(
      slots.map((isFree, slot) => ({ hour: HOURS[Math.floor(slot / SLOTS_PER_HOUR)]!, isFree })),
    ),
  };
}
