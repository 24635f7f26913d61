import type { Kysely } from 'kysely';
import { countryName, OVERSEAS, prefectureName } from 'shared-contracts/areas';
import { type DayNumber, parseIsoDate, toJapaneseDay } from 'shared-contracts/format';
import { labelsOf } from 'shared-contracts/labels/everyLanguage';
import { type Locale, readsLatin } from 'shared-contracts/locale';
import { hasCome } from '../../../inventory/hourLanes.ts';
import { readCourses } from '../../../inventory/search/readCourses.ts';
import { type CourseTable, type InventoryTables } from '../../../inventory/tables.ts';
import { parsePlanId } from '../../course/planId.ts';
import { type ChosenStart, readChosenStart } from './chosenStart.ts';
import { type ChosenPlan, readPlan } from './readPlan.ts';

/** What the parameters of a booking name, as far as it is known. */
export interface ChosenRound {
  /** 0 where none is named. */
  readonly courseId: number;
  readonly course: CourseTable | undefined;
  /** 0 where none is named. */
  readonly planId: number;
  readonly plan: ChosenPlan | undefined;
  readonly day: DayNumber | undefined;
  readonly start: ChosenStart | undefined;
  /** The hour of the round, where the visitor chooses the start on the booking site. */
  readonly hour: number | undefined;
  /** Whether the day has passed, or its start or hour has come. */
  readonly isPast: boolean;
  /** 2 to 4; 0 where the party is not known. */
  readonly players: number;
}

/** A course's number fits into an integer of the database; a plan's has three digits more (`toPlanId`). */
const COURSE_ID = /^[1-9]\d{0,8}$/;
const PLAN_ID = /^[1-9]\d{0,11}$/;

function toId(text: string | undefined, form: RegExp): number {
  return text !== undefined && form.test(text) ? Number(text) : 0;
}

function toHour(text: string | undefined): number | undefined {
  return text !== undefined && /^(\d|1\d)$/.test(text) ? Number(text) : undefined;
}

/** Says whether a day has passed, or has come to the minute where one is known. */
function hasPassed(day: DayNumber, minute: number | undefined, now: number): boolean {
  return minute === undefined ? day < toJapaneseDay(now) : hasCome(day, minute, now);
}

function toPlayers(text: string | undefined): number {
  return text !== undefined && /^[2-4]$/.test(text) ? Number(text) : 0;
}

/** Returns the prefecture or country in the visitor's language, and the town in the letters that its readers know. */
export function placeOf(
  {
    pref,
    country,
    city,
    city_latin,
  }: Pick<CourseTable, 'pref' | 'country' | 'city' | 'city_latin'>,
  locale: Locale,
): { readonly area: string; readonly city: string; readonly isLatin: boolean } {
  const area = pref === OVERSEAS ? countryName(country) : prefectureName(pref);
  const isLatin = readsLatin(locale) && city_latin !== '';
  return { area: labelsOf(locale).given(area), city: isLatin ? city_latin : city, isLatin };
}

/** Returns the place as a text. */
export function whereIs(course: Parameters<typeof placeOf>[0], locale: Locale): string {
  const { area, city, isLatin } = placeOf(course, locale);
  return isLatin ? `${area} ${city}` : `${area}${city}`;
}

/** Reads the round that the parameters of a booking name at `now` (milliseconds since 1970). */
export async function readChosenRound(
  db: Kysely<InventoryTables>,
  given: ReadonlyMap<string, string>,
  now: number,
): Promise<ChosenRound> {
  const planId = toId(given.get('plan_id'), PLAN_ID);
  const day = parseIsoDate(given.get('play_date') ?? '');
  const players = toPlayers(given.get('players'));
  const courseId = toId(given.get('c_id'), COURSE_ID) || parsePlanId(planId).courseId;
  const course = (await readCourses(db, [courseId])).get(courseId);
  const hour = toHour(given.get('start_hour'));
  const round = { courseId, course, planId, day, players, hour };
  if (course === undefined) return { ...round, plan: undefined, start: undefined, isPast: false };
  const isOfCourse = parsePlanId(planId).courseId === courseId;
  const chosen = { ...parsePlanId(planId), day, players };
  const start = await readChosenStart(db, given.get('start_time'), { courseId, day });
  const minute = start?.minute ?? (hour === undefined ? undefined : hour * 60);
  return {
    ...round,
    plan: isOfCourse ? await readPlan(db, chosen, now) : undefined,
    start,
    isPast: day !== undefined && hasPassed(day, minute, now),
  };
}
