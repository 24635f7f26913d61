import { readArea } from './checks/area.ts';
import { readRates } from './checks/rates.ts';
import { readSoloCourse } from './checks/soloCourse.ts';
import { readCourseName } from './checks/text.ts';
import { zones } from './checks/zones.ts';
import { SOLO_PLAY_STYLES, SOLO_RATES, SOLO_TIME_ZONES, valuesOf } from './choices/index.ts';
import { type Codec, TRACKING, flag, someChoices, wholeNumber } from './codecs.ts';
import { dateParameters } from './dateParameters.ts';
import { type Parameter, parameter, ruledParameter } from './parameter.ts';
import type { SoloCondition } from './soloCondition.ts';
import { normaliseText } from './text.ts';

type Row = Parameter<SoloCondition>;

function row<Name extends keyof SoloCondition>(
  wire: string,
  field: Name,
  codec: Codec<SoloCondition[Name]>,
  label: string,
): Row {
  return parameter<SoloCondition, Name>(wire, field, codec, { label });
}

const RATE_WIRES = ['rates_min', 'rates_max'] as const;

/** R3.02, R3.08: the parameters of the solo search, in the order in which they are checked and written. */
export const SOLO_PARAMETERS: readonly Row[] = [
  row('c_id', 'courseId', wholeNumber(1, 999_999_999), 'ゴルフ場'),
  ruledParameter<SoloCondition>('c_name', 'courseName', {
    label: 'ゴルフ場名',
    values: '80 characters, no forbidden symbol',
    read: readCourseName('c_name'),
    write: (c) => [normaliseText(c.courseName)],
  }),
  ruledParameter<SoloCondition>('area[]', 'area', {
    label: 'エリア',
    values: 'as in the course search',
    read: (reading) => {
      readArea('area[]')(reading);
      readSoloCourse(reading);
    },
    write: (c) => c.area.map(String),
  }),
  ...dateParameters<SoloCondition>(),
  row('zone_list[]', 'zoneList', zones(valuesOf(SOLO_TIME_ZONES)), 'スタート時間'),
  ruledParameter<SoloCondition>(RATE_WIRES[0], 'ratesMinSolo', {
    label: '料金（下限）',
    values: SOLO_RATES.join(', '),
    write: (c) => [String(c.ratesMinSolo)],
    read: readRates({
      wires: RATE_WIRES,
      fields: ['ratesMinSolo', 'ratesMaxSolo'],
      allowed: [SOLO_RATES, SOLO_RATES],
    }),
  }),
  ruledParameter<SoloCondition>(RATE_WIRES[1], 'ratesMaxSolo', {
    label: '料金（上限）',
    values: SOLO_RATES.join(', '),
    write: (c) => [String(c.ratesMaxSolo)],
  }),
  row('caddie_flg', 'caddie', flag, 'キャディ付き'),
  row('lunch_flg', 'lunch', flag, '昼食付き'),
  row('solo_play_style[]', 'soloPlayStyle', someChoices(SOLO_PLAY_STYLES), 'プレースタイル'),
  row('is_except_full_flg', 'exceptFull', flag, '満席を除く'),
  row('is_appl_flg', 'hasApplicants', flag, '申込ありのみ'),
  row('page', 'page', wholeNumber(1, 9999), 'ページ'),
  row('l-id', 'lid', TRACKING, '流入元'),
  row('tt', 'tt', TRACKING, '検索の種類'),
];
