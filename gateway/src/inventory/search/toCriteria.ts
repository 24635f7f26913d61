import { expandRegions, WHOLE_COUNTRY } from 'shared-contracts/areas';
import { type DayNumber, toDayNumber, toJapaneseDay } from 'shared-contracts/format';
import { DAYS_OF_PLAN_DAY, DISTANCES, type SearchCondition } from 'shared-contracts/search';
import { toCalendarDay } from '../filling/calendar.ts';
import { daysFrom } from '../filling/horizon.ts';
import { LAST_HOUR, toFreeInLastHour } from '../hourLanes.ts';
import { toLikePattern, toSearchText } from '../toSearchText.ts';
import { lastHourOf, toGuards, ZONES } from '../zoneLanes.ts';
import type { DayClass } from '../tables.ts';
import { ALL_WEEKDAYS, NO_PRICE_LIMIT, type SearchCriteria } from './criteria.ts';
import { toNamePatterns } from './namePatterns.ts';
import { toWishes } from './toWishes.ts';

/** Further words of a keyword are ignored, because the database compares each with every title. */
const MAX_WORDS = 5;

function toPatterns(text: string): string[] {
  return toSearchText(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map(toLikePattern);
}

function toZones(zoneList: readonly string[]): number {
  return toGuards(
    ZONES.flatMap((name, zone) => (zoneList.length === 0 || zoneList.includes(name) ? [zone] : [])),
  );
}

/**
 * Returns the bits of the chosen days of the week (R5.08): '0_7' is Sunday and holidays; no choice
 * means every day.
 */
function toWeekdays({ planDay, planDayDetail }: SearchCondition): number {
  const days = planDayDetail.length > 0 ? planDayDetail : DAYS_OF_PLAN_DAY[planDay];
  return days.length === 0
    ? ALL_WEEKDAYS
    : days.reduce((bits, day) => bits | (1 << (day === '0_7' ? 7 : Number(day))), 0);
}

function toDayClasses(from: DayNumber, to: DayNumber, weekdays: number): DayClass[] {
  const asked = new Set<DayClass>();
  for (const day of daysFrom(from, to)) {
    const { class: dayClass, weekday_bit } = toCalendarDay(day);
    if ((weekday_bit & weekdays) !== 0) asked.add(dayClass);
  }
  return [...asked].sort();
}

function hourInJapan(now: number): number {
  return new Date(now + 9 * 3_600_000).getUTCHours();
}

/** Returns those of `zones` with an hour after `hour`. */
function laterToday(zones: number, hour: number): number {
  return ZONES.reduce(
    (bits, _, zone) =>
      bits +
      (lastHourOf(zone) > hour && Math.floor(zones / toGuards([zone])) % 2 === 1
        ? toGuards([zone])
        : 0),
    0,
  );
}

/** Returns `freeToday` of the criteria. Only the last zone has two hours. */
function freeIn(run: number, hour: number): number {
  return hour === LAST_HOUR - 1 ? toFreeInLastHour(run) : 0;
}

/**
 * Translates a condition at `now` into what it asks of the inventory. `isSecret` searches the
 * secret plans only (R2.07).
 */
export function toCriteria(
  condition: SearchCondition,
  now: number,
  isSecret = false,
): SearchCriteria {
  const {
    playDate: { year, month, day },
    zoneList,
  } = condition;
  const asked = toDayNumber(year, month, day);
  const today = toJapaneseDay(now);
  const zones = toZones(zoneList);
  // the inventory may still hold days that have passed; an end before the beginning finds nothing
  const from = Math.max(asked, today);
  const to = asked + condition.widthday - 1;
  const weekdays = toWeekdays(condition);
  const run = Math.max(1, condition.continueStock);
  const hour = hourInJapan(now);
  return {
    prefectures: expandRegions(condition.area).filter((code) => code !== WHOLE_COUNTRY),
    countries: condition.country,
    namePatterns: toNamePatterns(condition.courseName),
    keywordPatterns: toPatterns(condition.keyword),
    category: condition.courseCategory,
    road: condition.highway,
    distance: DISTANCES.find(({ value }) => value === condition.distance)?.kilometres ?? Infinity,
    from,
    to,
    weekdays,
    dayClasses: toDayClasses(from, to, weekdays),
    zones,
    today,
    zonesToday: laterToday(zones, hour),
    freeToday: freeIn(run, hour),
    run,
    ...toWishes(condition, isSecret),
    players: condition.players,
    priceFrom: condition.ratesMin,
    priceTo: condition.ratesMax === 0 ? NO_PRICE_LIMIT : condition.ratesMax,
  };
}
