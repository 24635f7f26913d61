/** R1.05. */
export const SEARCH_MODES = ['normal', 'competition', 'overseas'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** R3.11: which form of which device searched. */
export const SEARCH_SOURCES = [
  'sp_top_search',
  'pc_top_search',
  'pc_detail_search',
  'pc_solo_search',
  'pc_map_search',
] as const;
export type SearchSource = (typeof SEARCH_SOURCES)[number];

/** R3.01, ours: how results are shown. */
export const VIEWS = ['list', 'map', 'calendar'] as const;
export type View = (typeof VIEWS)[number];

/** Which form reads or writes a query. */
export type SearchForm = 'top' | 'result' | 'detail' | 'map' | 'solo';

/** A play date; month 1 to 12. */
export interface PlayDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * R3.04: what a visitor searches for, in the domain's names. The wire names, checks and defaults of every field stand
 * in the table of parameters (`parameters.ts`) and nowhere else.
 */
export interface SearchCondition {
  readonly searchMode: SearchMode;
  /** `search_c_name` */
  readonly courseName: string;
  /** R3.05: prefectures 1 to 47, regions 101 to 108, 0 the whole country, 48 overseas. Three at most. */
  readonly area: readonly number[];
  /** R3.13: 1 Hawaii, 2 Guam, 3 Saipan, 4 Thailand, 5 Vietnam. */
  readonly country: readonly number[];
  readonly playDate: PlayDate;
  /** Days from the play date on, 1 to 31. */
  readonly widthday: number;
  /** 'lt05', '06' to '11', 'gt12'; none means any. */
  readonly zoneList: readonly string[];
  /** Consecutive slots wanted: 0 any, 2 to 10 (10 or more). */
  readonly continueStock: number;
  /** '' any, '0' weekdays, '1' weekends and holidays. */
  readonly planDay: '' | '0' | '1';
  /** '1' Monday to '6' Saturday, '0_7' Sunday and holidays. */
  readonly planDayDetail: readonly string[];
  /** Yen in total for one player; 0 is no limit. */
  readonly ratesMin: number;
  readonly ratesMax: number;
  readonly realSearch: boolean;
  readonly playStyle: readonly number[];
  /** `2sum`: plans that two may play */
  readonly twoSum: boolean;
  /** `2sumRsv`: two-player plans that can be booked at once */
  readonly twoSumReservable: boolean;
  /** `1except[]`: what to leave out; 'lesson' and 'half_round' */
  readonly except: readonly string[];
  readonly cart: boolean;
  readonly cartTypes: readonly number[];
  /** No surcharge for two (three) players. */
  readonly addFee2b: boolean;
  readonly addFee3b: boolean;
  readonly assurance2r: boolean;
  readonly assurance15r: boolean;
  readonly lunch: boolean;
  readonly caddie: boolean;
  readonly drink: boolean;
  readonly halfRound: boolean;
  readonly lesson: boolean;
  readonly practice: boolean;
  readonly stay: boolean;
  readonly stayCode: string;
  readonly compe: boolean;
  /** R3.07: 1 prize, 2 organiser perk, 3 early booking. */
  readonly compeTypes: readonly number[];
  /** R3.07: 0 exclude, 1 include, 2 neutral. */
  readonly shortCourse: number;
  readonly arixang: boolean;
  /** `srch_keyword` */
  readonly keyword: string;
  /** Road code; 0 none. */
  readonly highway: number;
  /** 0 any, else a class of distance from the interchange. */
  readonly distance: number;
  readonly fairwayWidth: boolean;
  /** `c_cd`; 0 any. */
  readonly courseCategory: number;
  readonly page: number;
  readonly order: string;
  /** Course ids, at most four. */
  readonly compareWith: readonly number[];
  /** Ours (R3.01): 2 to 4, 0 unsaid. */
  readonly players: number;
  /** Ours (R3.01). */
  readonly view: View;
  /** Tracking: `l-id`, `tp`. */
  readonly lid: string;
  readonly tp: string;
  readonly areaFlag: boolean;
  /** Which form searched (R3.11): pc_top_search, sp_top_search, ... */
  readonly searchType: SearchSource | '';
}

/** The fields that a rule of section 5 may refuse: a form has a control, or a way to one, for each. */
export type RefusedField =
  | 'area'
  | 'country'
  | 'courseName'
  | 'playDate'
  | 'widthday'
  | 'ratesMin'
  | 'ratesMax'
  | 'keyword'
  | 'planDayDetail';

/** A form error: code of R8.01, or '' for the messages of R8.02. */
export interface SearchError {
  readonly code: string;
  readonly message: string;
  readonly field: RefusedField;
}

export interface ParsedSearch {
  readonly condition: SearchCondition;
  readonly error?: SearchError;
  /** Parameters of the query that were not used, by wire name. */
  readonly dropped: readonly string[];
}

/** `now` in milliseconds since 1970; dates are those of Japan. `isStored`: the query was kept in storage or a cookie (R4.05). */
export interface ParseOptions {
  readonly now: number;
  readonly form: SearchForm;
  readonly isStored?: boolean;
}
