import { courseSheetHref } from 'shared-contracts/addresses';
import { type DayNumber, parseIsoDate, toIsoDate, toJapaneseDay } from 'shared-contracts/format';
import { lastPlayDay } from 'shared-contracts/search';

/** The days of which a sheet shows prices. */
export const SHEET_DAYS = 31;

/** What the address of a sheet asks for. */
export interface AskedSheet {
  readonly courseId: number;
  /** The day whose plans and times are shown; absent while the visitor has chosen none. */
  readonly day?: DayNumber;
  /** 2 to 4; 0 when the address names no party. */
  readonly players: number;
  /** The campaign that brought the visitor here (`tp`); empty when there is none. */
  readonly campaign: string;
}

/**
 * Reads the query of the slot: the course that the path names, a day on which rounds are sold,
 * the party, the campaign. What is not valid counts as absent. `now` is in milliseconds since 1970.
 */
export function readSheetAddress(query: string, now: number): AskedSheet {
  const values = new URLSearchParams(query);
  const today = toJapaneseDay(now);
  const day = parseIsoDate(values.get('date') ?? '');
  const players = values.get('players') ?? '';
  return {
    courseId: Number(values.get('course')),
    ...(day !== undefined && day >= today && day <= lastPlayDay(today) && { day }),
    players: /^[2-4]$/.test(players) ? Number(players) : 0,
    campaign: values.get('tp') ?? '',
  };
}

/** Returns the address of a sheet on this site. */
export function sheetHref({ day, ...named }: AskedSheet): string {
  return courseSheetHref({ ...named, ...(day !== undefined && { playDate: toIsoDate(day) }) });
}

/** Returns the first day of the prices: today, or the chosen day where it is too far ahead for them. */
export function firstDay({ day = 0 }: Pick<AskedSheet, 'day'>, today: DayNumber): DayNumber {
  return day < today + SHEET_DAYS ? today : day;
}
