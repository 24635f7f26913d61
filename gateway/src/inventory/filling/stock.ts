import { type DayNumber, toDateParts } from 'shared-contracts/format';
import { FIRST_HOUR, HOURS, SLOTS_PER_HOUR } from '../hourLanes.ts';
import { packStock, type Start } from '../packStock.ts';
import { writeStarts } from '../startList.ts';
import type { StartListTable, StockTable } from '../tables.ts';
import { drawFrom, type Draw } from './random.ts';

const SLOTS = HOURS.length * SLOTS_PER_HOUR;
/** Minutes between two starts. */
const APART = 60 / SLOTS_PER_HOUR;

/** Returns the share of a day that is booked: it depends on the course, and weekends are fuller. */
function bookedShare(courseId: number, dayClass: number): number {
  return Math.min(0.97, 0.25 + 0.4 * drawFrom(courseId, 3).next() + (dayClass === 0 ? 0 : 0.25));
}

/**
 * Returns the first hour as an index of `HOURS`: five o'clock in summer, seven in winter, else six.
 */
function firstHour(month: number): number {
  if (month >= 5 && month <= 9) return 0;
  return month === 12 || month <= 2 ? 2 : 1;
}

/** The share of the days of the week on which a course has rounds from noon on. */
const AFTERNOONS = 0.65;

/** Says whether a course has tee times from noon on; it depends on the day of the week. */
function hasAfternoon(courseId: number, weekday: number): boolean {
  return drawFrom(courseId, weekday, 11).chance(AFTERNOONS);
}

/** Returns the first and the last hour with tee times; one day in eight has none after noon. */
function openHours(courseId: number, day: DayNumber, draw: Draw): [from: number, to: number] {
  const { month, weekday } = toDateParts(day);
  const isShort = draw.chance(0.125) || !hasAfternoon(courseId, weekday);
  return [firstHour(month), isShort ? 6 : HOURS.length - 1];
}

/**
 * Says for each slot whether it is free. Bookings come in groups, so booked stretches and free ones
 * alternate.
 */
function freeSlots(share: number, [from, to]: [number, number], draw: Draw): boolean[] {
  const slots = Array.from({ length: SLOTS }, () => false);
  const closing = (to + 1) * SLOTS_PER_HOUR;
  let at = from * SLOTS_PER_HOUR;
  let isFree = !draw.chance(share);
  while (at < closing) {
    const end = Math.min(closing, at + Math.ceil((isFree ? 1 - share : share) * 18 * draw.next()));
    slots.fill(isFree, at, end);
    at = Math.max(end, at + 1);
    isFree = !isFree;
  }
  return slots;
}

/**
 * Says whether the course has no tee times on a day: the members have a competition, or the course
 * is closed.
 */
function isTaken(share: number, dayClass: number, draw: Draw): boolean {
  return draw.chance(dayClass === 0 ? 0.05 : 0.45 * share);
}

/** Returns the starts of a course on a day: none outside of its open hours. */
function toStarts(courseId: number, day: DayNumber, dayClass: number): Start[] {
  const draw = drawFrom(courseId, day, 4);
  const share = bookedShare(courseId, dayClass);
  if (isTaken(share, dayClass, draw)) return [];
  const [from, to] = openHours(courseId, day, draw);
  return freeSlots(share, [from, to], draw)
    .map((isFree, slot) => ({ minute: FIRST_HOUR * 60 + Math.floor(slot * APART), isFree }))
    .slice(from * SLOTS_PER_HOUR, (to + 1) * SLOTS_PER_HOUR);
}

/** The tee times of a course on a day, packed for searches and one by one. */
export interface FilledDay {
  readonly stock: StockTable;
  readonly startList: StartListTable;
}

/** Returns the tee times of a course on a day. */
export function toStock(courseId: number, day: DayNumber, dayClass: number): FilledDay {
  const starts = toStarts(courseId, day, dayClass);
  const key = { course_id: courseId, day };
  return {
    stock: { ...key, ...packStock(starts) },
    startList: { ...key, starts: writeStarts(starts) },
  };
}
