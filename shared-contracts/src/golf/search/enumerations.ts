/** R1.05: the search modes. */
export const SEARCH_MODES = ['normal', 'competition', 'overseas'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];
/** The modes that search in Japan. */
export const DOMESTIC_MODES = ['normal', 'competition'] as const satisfies readonly SearchMode[];

/** R3.11: the form and the device of a search. */
export const SEARCH_SOURCES = [
  'sp_top_search',
  'pc_top_search',
  'pc_detail_search',
  'pc_solo_search',
  'pc_map_search',
] as const;
export type SearchSource = (typeof SEARCH_SOURCES)[number];

/** R3.01, ours: the views of the results. */
export const VIEWS = ['list', 'map', 'calendar'] as const;
export type View = (typeof VIEWS)[number];

/** R3.11: the page types. */
export const PAGE_TYPES = ['top', 'search-result'] as const;

/** R3.11: the slots of advertisements. */
export const AD_SLOTS = ['right_ad', 'left_ad'] as const;
export type AdSlot = (typeof AD_SLOTS)[number];
