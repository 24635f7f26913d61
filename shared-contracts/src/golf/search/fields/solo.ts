import { readArea } from '../checks/area.ts';
import { readRates } from '../checks/rates.ts';
import { readSoloCourse } from '../checks/soloCourse.ts';
import { readCourseName } from '../checks/text.ts';
import { zones } from '../checks/zones.ts';
import {
  DEFAULT_SOLO_ORDER,
  SOLO_ORDERS,
  SOLO_PLAY_STYLES,
  SOLO_RATES,
  SOLO_TIME_ZONES,
  valuesOf,
} from '../choices/index.ts';
import { TRACKING, oneChoice, wholeNumber } from '../codecs.ts';
import { normaliseText } from '../text.ts';
import { days } from './playDate.ts';
import { NO_NUMBERS, coded, flag, ruled, some } from './rows.ts';

const RATE_WIRES = ['rates_min', 'rates_max'] as const;

export interface SoloRates {
  readonly ratesMinSolo: number;
  readonly ratesMaxSolo: number;
}

/**
 * R3.02, R3.08: the fields of the solo search, in the order in which they are checked and written.
 */
export const SOLO_FIELDS = {
  /** The course that the visitor picked from the list; 0 for none. */
  courseId: coded(wholeNumber(1, 999_999_999), { wire: 'c_id', label: 'ゴルフ場', default: 0 }),
  courseName: ruled({
    wire: 'c_name',
    label: 'ゴルフ場名',
    default: '',
    read: readCourseName('c_name'),
    write: (name: string) => [normaliseText(name)],
  }),
  area: ruled({
    wire: 'area[]',
    label: 'エリア',
    default: NO_NUMBERS,
    read: (reading: Parameters<typeof readSoloCourse>[0]) => {
      readArea('area[]')(reading);
      readSoloCourse(reading);
    },
    write: (area: readonly number[]) => area.map(String),
  }),
  ...days,
  /** '06' to '11'. */
  zoneList: some(SOLO_TIME_ZONES, {
    wire: 'zone_list[]',
    label: 'スタート時間',
    codec: zones(valuesOf(SOLO_TIME_ZONES)),
  }),
  /** Yen; 0 is no limit. Its rule reads both limits. */
  ratesMinSolo: ruled({
    wire: RATE_WIRES[0],
    label: '料金（下限）',
    default: 0,
    read: readRates<SoloRates>({
      wires: RATE_WIRES,
      fields: ['ratesMinSolo', 'ratesMaxSolo'],
      allowed: [SOLO_RATES, SOLO_RATES],
    }),
    write: (yen: number) => [String(yen)],
  }),
  /** Yen; 0 is no limit. */
  ratesMaxSolo: ruled({
    wire: RATE_WIRES[1],
    label: '料金（上限）',
    default: 0,
    write: (yen: number) => [String(yen)],
  }),
  caddie: flag({ wire: 'caddie_flg', label: 'キャディ付き' }),
  lunch: flag({ wire: 'lunch_flg', label: '昼食付き' }),
  soloPlayStyle: some(SOLO_PLAY_STYLES, { wire: 'solo_play_style[]', label: 'プレースタイル' }),
  /** Leaves out rounds that are fully booked. */
  exceptFull: flag({ wire: 'is_except_full_flg', label: '満席を除く' }),
  /** Finds only rounds that other players have joined. */
  hasApplicants: flag({ wire: 'is_appl_flg', label: '申込ありのみ' }),
  /** Ours: the page of the list of rounds. */
  page: coded(wholeNumber(1, 9999), { wire: 'page', label: 'ページ', default: 1 }),
  /** Ours: the order of the list of rounds. */
  order: coded(oneChoice(SOLO_ORDERS), {
    wire: 'order',
    label: '並び順',
    default: DEFAULT_SOLO_ORDER,
  }),
  lid: coded(TRACKING, { wire: 'l-id', label: '流入元', default: '' }),
  tt: coded(TRACKING, { wire: 'tt', label: '検索の種類', default: '' }),
};
