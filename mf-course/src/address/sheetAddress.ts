import { type DayNumber, parseIsoDate, toIsoDate, toJapaneseDay } from 'shared-contracts/format';

/** The days for which the sheet has prices, from today on. */
export const SHEET_DAYS = 31;

/** What the address of a sheet asks for. */
export interface AskedSheet {
  readonly courseId: number;
  /** The day whose plans and times are shown; absent while the visitor has chosen none. */
  readonly day?: DayNumber;
  /** 2 to 4; 0 when the address names no party. */
  readonly players: number;
}

/**
 * Reads the query of the slot: the course that the path names, a day within reach of the prices, the party.
 * What is not valid counts as absent. `now` is in milliseconds since 1970.
 */
export function readSheetAddress(query: string, now: number): AskedSheet {
  const values = new URLSearchParams(query);
  const today = toJapaneseDay(now);
  const day = parseIsoDate(values.get('date') ?? '');
  const players = values.get('players') ?? '';
  return {
    courseId: Number(values.get('course')),
    ...(day !== undefined && day >= today && day < today + SHEET_DAYS && { day }),
    players: /^[2-4]$/.test(players) ? Number(players) : 0,
  };
}

/** Returns the address of a sheet on this site. */
export function sheetHref({ courseId, day, players }: AskedSheet): string {
  const query = new URLSearchParams({
    ...(day !== undefined && { date: toIsoDate(day) }),
    ...(players > 0 && { players: String(players) }),
  }).toString();
  return `/course/${courseId}/${query === '' ? '' : `?${query}`}`;
}
