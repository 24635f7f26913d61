import { toJapaneseDay } from '../format/index.ts';
import { toPlayDate } from './calendar.ts';
import type { PlayDate } from './condition.ts';

/** R3.08: what somebody searches for who wants to join others. */
export interface SoloCondition {
  /** The course that was picked from the list; 0 none. */
  readonly courseId: number;
  readonly courseName: string;
  readonly area: readonly number[];
  readonly playDate: PlayDate;
  readonly widthday: number;
  /** '06' to '11'. */
  readonly zoneList: readonly string[];
  /** Yen; 0 is no limit. */
  readonly ratesMinSolo: number;
  readonly ratesMaxSolo: number;
  readonly caddie: boolean;
  readonly lunch: boolean;
  readonly soloPlayStyle: readonly number[];
  /** `is_except_full_flg`: leaves out what is fully booked. */
  readonly exceptFull: boolean;
  /** `is_appl_flg`: only what others have already joined. */
  readonly hasApplicants: boolean;
  /** Ours: the page of the rounds that were found. */
  readonly page: number;
  readonly lid: string;
  readonly tt: string;
}

/** The play date is tomorrow in Japan. */
export function defaultSoloCondition(now: number): SoloCondition {
  return {
    courseId: 0,
    courseName: '',
    area: [],
    playDate: toPlayDate(toJapaneseDay(now) + 1),
    widthday: 1,
    zoneList: [],
    ratesMinSolo: 0,
    ratesMaxSolo: 0,
    caddie: false,
    lunch: false,
    soloPlayStyle: [],
    exceptFull: false,
    hasApplicants: false,
    page: 1,
    lid: '',
    tt: '',
  };
}
