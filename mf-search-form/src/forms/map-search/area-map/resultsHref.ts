import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';

/** Gives the link to the results of one course, found by its name. */
export function resultsHref(condition: SearchCondition, courseName: string): string {
  const query = toSearchQuery({
    ...condition,
    courseName,
    area: [],
    country: [],
    page: 1,
    view: 'list',
    compareWith: [],
    highway: 0,
    distance: 0,
  });
  return `/search/result/?${query}`;
}
