/**
 * The calls that the forms make once they are on the screen, with the checks of the answers. They
 * are a chunk of their own, which loads with the first call.
 */
export { fetchCourseMap } from './fetchCourseMap.ts';
export { fetchHolidays } from './fetchHolidays.ts';
export { fetchHitCount } from './fetchHitCount.ts';
export { fetchPrefectureHits } from './fetchPrefectureHits.ts';
export { fetchSoloRounds } from './fetchSoloRounds.ts';
export { fetchSuggestions } from './fetchSuggestions.ts';
