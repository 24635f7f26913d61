/** What the forms ask once they are on the screen, with the checks of the answers: a chunk of its own, asked for with the first question. */
export { fetchHolidays } from './fetchHolidays.ts';
export { fetchHitCount } from './fetchHitCount.ts';
export { fetchSuggestions } from './fetchSuggestions.ts';
