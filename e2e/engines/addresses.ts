/** The Saturday after the one on which every clock starts. */
export const SATURDAY = 'year=2026&month=11&day=28&widthday=1';
/** A search in and around Tokyo with several pages of courses. */
export const KANTO = `/search/result/?area[]=102&${SATURDAY}`;
/** A prefecture with more courses than a map can show one by one. */
export const CHIBA_ON_MAP =
  '/search/result/?area[]=12&year=2026&month=11&day=28&widthday=7&view=map';
