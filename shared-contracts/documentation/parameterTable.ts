import {
  FLAG_OPTIONS,
  type SearchCondition,
  type SoloCondition,
  defaultCondition,
  defaultSoloCondition,
} from '../src/golf/search/index.ts';
import {
  NO_PAGE_PARAMETERS,
  PAGE_TABLE,
  type PageParameters,
} from '../src/golf/search/pageParameters.ts';
import type { Parameter } from '../src/golf/search/parameter.ts';
import { valuesOf } from './valuesOf.ts';
import { DERIVED_PARAMETERS, PARAMETERS } from '../src/golf/search/parameters.ts';
import { SOLO_PARAMETERS } from '../src/golf/search/soloParameters.ts';

const NOW = Date.UTC(2026, 10, 20, 23);

const search: SearchCondition = {
  ...defaultCondition('normal', NOW),
  ...Object.fromEntries(FLAG_OPTIONS.map((field) => [field, true])),
  searchMode: 'competition',
  courseName: '朝芝',
  area: [12, 102],
  country: [1],
  widthday: 3,
  zoneList: ['lt05', '07'],
  continueStock: 4,
  planDay: '1',
  planDayDetail: ['6', '0_7'],
  ratesMin: 8000,
  ratesMax: 12_000,
  playStyle: [2, 21],
  except: [],
  cartTypes: [1],
  stayCode: '1',
  compeTypes: [1, 3],
  shortCourse: 0,
  keyword: '富士山',
  highway: 12,
  distance: 3,
  courseCategory: 5,
  page: 2,
  order: 'evl',
  compareWith: [101, 202],
  players: 3,
  view: 'map',
  lid: 'top_link',
  tp: 'b1',
  areaFlag: true,
  searchType: 'pc_top_search',
};
const solo: SoloCondition = {
  ...defaultSoloCondition(NOW),
  courseId: 77,
  courseName: '朝芝',
  area: [12],
  widthday: 7,
  zoneList: ['06', '11'],
  ratesMinSolo: 5000,
  ratesMaxSolo: 20_000,
  caddie: true,
  lunch: true,
  soloPlayStyle: [1, 105],
  exceptFull: true,
  hasApplicants: true,
  page: 2,
  order: 'rate',
  lid: 'top_link',
  tt: 'solo',
};
const page: PageParameters = {
  areaView: 13,
  lang: 'ko-KR',
  courseId: 77,
  tt: 'solo',
  menu: 'list',
  act: 'open',
  adCourseIds: [3, 1],
  focus: 'date',
  isSubmitted: true,
  bounds: [35.1, 139.7, 35.9, 140.9],
  calendarMonth: '2026-12',
  favouriteIds: [120, 7],
};

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

function rows<Condition>(
  table: readonly Parameter<Condition>[],
  example: Condition,
  defaults: Condition,
  areas?: string,
): string[] {
  return table.map((row) => {
    const values = row.write(example);
    const query = (values.length === 0 ? [''] : values)
      .map((value) => `${row.wire}=${value}`)
      .join('&');
    const standard =
      row.field === 'playDate'
        ? 'tomorrow'
        : row
            .write(defaults)
            .filter((value) => value !== '')
            .map(code)
            .join(' ') || 'none';
    const gateway = row.gateway === row.wire ? 'same' : code(row.gateway ?? '') || 'not sent';
    return `| ${[code(row.wire), code(row.field), row.label, valuesOf(row, areas).replaceAll('|', '\\|'), standard, gateway, code(query)].join(' | ')} |`;
  });
}

const HEAD = [
  '| wire name | field | label | values | default | to the gateway | example |',
  '|---|---|---|---|---|---|---|',
];

/** Returns the tables of parameters as Markdown. */
export function parameterTables(): string {
  return [
    '### Course search',
    '',
    ...HEAD,
    ...rows([...PARAMETERS, ...DERIVED_PARAMETERS], search, defaultCondition('normal', NOW)),
    '',
    '### Solo search',
    '',
    ...HEAD,
    ...rows(SOLO_PARAMETERS, solo, defaultSoloCondition(NOW), 'as in the course search'),
    '',
    '### Beside a search',
    '',
    ...HEAD,
    ...rows(PAGE_TABLE, page, NO_PAGE_PARAMETERS),
    '',
  ].join('\n');
}
