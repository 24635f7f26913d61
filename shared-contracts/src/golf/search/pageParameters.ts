import { type Codec, TRACKING, flag, idList, wholeNumber } from './codecs.ts';
import { LANGUAGE_PARAMETER } from './languageParameter.ts';
import { type About, type Parameter, parameter } from './parameter.ts';

/**
 * R3.01, R3.02: the parameters of a page's address that are not part of a search. 0, '' and [] mean
 * that the address has none.
 */
export interface PageParameters {
  /** R2.19: the code of a prefecture. */
  readonly areaView: number;
  /** Ours: a locale, unchecked. */
  readonly lang: string;
  readonly courseId: number;
  readonly tt: string;
  readonly menu: string;
  readonly act: string;
  /** R3.17: `ad_c_ids[]` */
  readonly adCourseIds: readonly number[];
  /** The field of the form whose dialog opens: 'area' or 'playDate'. */
  readonly focus: string;
  /** `search_flag`: the form was submitted. */
  readonly isSubmitted: boolean;
  /** Ours: the visible part of a map in degrees: south, west, north, east. */
  readonly bounds: readonly number[];
  /** Ours: the month that the calendar of prices shows, `2026-12`, unchecked; the search stays as it is. */
  readonly calendarMonth: string;
  /** Ours: the courses of an open list of favourites, newest first. */
  readonly favouriteIds: readonly number[];
}

export const NO_PAGE_PARAMETERS: PageParameters = {
  areaView: 0,
  lang: '',
  courseId: 0,
  tt: '',
  menu: '',
  act: '',
  adCourseIds: [],
  focus: '',
  isSubmitted: false,
  bounds: [],
  calendarMonth: '',
  favouriteIds: [],
};

function row<Name extends keyof PageParameters>(
  wire: string,
  field: Name,
  codec: Codec<PageParameters[Name]>,
  about: About,
): Parameter<PageParameters> {
  return parameter<PageParameters, Name>(wire, field, codec, { gateway: null, ...about });
}

const adIds: Codec<readonly number[]> = { ...idList(10), write: (ids) => ids.map(String) };

const DEGREES = /^-?\d{1,3}(\.\d{1,4})?$/;
const bounds: Codec<readonly number[]> = {
  read: (texts) => {
    const parts = (texts[texts.length - 1] ?? '').split(',', 5);
    if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return undefined;
    const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
    return south < north && west < east ? [south, west, north, east] : undefined;
  },
  write: (value) => (value.length > 0 ? [value.join(',')] : []),
};

export const PAGE_TABLE: readonly Parameter<PageParameters>[] = [
  row('area_v', 'areaView', wholeNumber(1, 47), { label: '表示中の都道府県' }),
  row(LANGUAGE_PARAMETER, 'lang', TRACKING, { label: '言語' }),
  row('c_id', 'courseId', wholeNumber(1, 999_999_999), { label: 'ゴルフ場' }),
  row('tt', 'tt', TRACKING, { label: '検索の種類' }),
  row('menu', 'menu', TRACKING, { label: 'メニュー' }),
  row('act', 'act', TRACKING, { label: '操作' }),
  row('ad_c_ids[]', 'adCourseIds', adIds, { label: '広告のゴルフ場' }),
  row('focus', 'focus', TRACKING, { label: 'フォーカス' }),
  row('search_flag', 'isSubmitted', flag, { label: '検索済み' }),
  row('bounds', 'bounds', bounds, { label: '地図の範囲' }),
  row('cal', 'calendarMonth', TRACKING, { label: '料金カレンダーの月' }),
  row('fav', 'favouriteIds', idList(50), { label: 'お気に入りのゴルフ場' }),
];
