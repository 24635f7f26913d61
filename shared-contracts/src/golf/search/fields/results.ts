import { checkMode } from '../checks/mode.ts';
import { DEFAULT_ORDER, ORDERS } from '../choices/index.ts';
import { MAX_COMPARED, TRACKING, idList, oneChoice, oneOf, wholeNumber } from '../codecs.ts';
import { SEARCH_SOURCES, VIEWS, type SearchMode, type SearchSource } from '../enumerations.ts';
import type { Codec } from '../codecs.ts';
import { NO_NUMBERS, coded, ruled } from './rows.ts';

export const MODE_WIRE = 'search_mode';

const source: Codec<SearchSource | ''> = oneOf(SEARCH_SOURCES);

/** The fields about the view of the results and the origin of the search. */
export const results = {
  page: coded(wholeNumber(1, 9999), {
    wire: 'page',
    place: 42,
    label: 'ページ',
    default: 1,
    always: 'gateway',
  }),
  order: coded(oneChoice(ORDERS), {
    wire: 'order',
    place: 43,
    label: '並び順',
    default: DEFAULT_ORDER,
    always: 'gateway',
  }),
  searchMode: ruled({
    wire: MODE_WIRE,
    place: 44,
    label: '検索種別',
    default: ({ mode }) => mode,
    gateway: null,
    read: checkMode(MODE_WIRE),
    write: (mode: SearchMode) => [mode],
  }),
  /** Tracking. */
  lid: coded(TRACKING, { wire: 'l-id', place: 46, label: '流入元', default: '', gateway: null }),
  /** Tracking. */
  tp: coded(TRACKING, { wire: 'tp', place: 47, label: '流入元の種類', default: '', gateway: null }),
  /** The ids of the compared courses, at most four. */
  compareWith: coded(idList(MAX_COMPARED), {
    wire: 'compare_with',
    place: 48,
    label: '比較リスト',
    default: NO_NUMBERS,
  }),
  /** R3.11: the form of the search: pc_top_search, sp_top_search, ... */
  searchType: coded(source, { wire: 'search_type', place: 49, label: '検索元', default: '' }),
  /** Ours (R3.01): list, map or calendar. */
  view: coded(oneOf(VIEWS), {
    wire: 'view',
    place: 51,
    label: '表示',
    default: 'list',
    gateway: null,
  }),
};
