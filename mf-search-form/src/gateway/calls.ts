/** What the forms ask once they are on the screen, with the checks of the answers: a chunk of its own, asked for with the first question. */
export { fetchCourseMap } from './fetchCourseMap.ts';
export { fetchHolidays } from './fetchHolidays.ts';
export { fetchHitCount } from './fetchHitCount.ts';
export { fetchPrefectureHits } from './fetchPrefectureHits.ts';
export { fetchSoloRounds } from './fetchSoloRounds.ts';
export { fetchSuggestions } from './fetchSuggestions.ts';
