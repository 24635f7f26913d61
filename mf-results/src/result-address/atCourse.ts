import { OVERSEAS } from 'shared-contracts/areas';
import type { SearchCondition } from 'shared-contracts/search';

/**
 * R5.35: returns the search of one course, shown as a list. The course name replaces the area and the
 * road, but overseas stays overseas.
 */
export function atCourse(condition: SearchCondition, courseName: string): SearchCondition {
  return {
    ...condition,
    courseName,
    area: condition.area.filter((code) => code === OVERSEAS),
    country: [],
    highway: 0,
    distance: 0,
    page: 1,
    view: 'list',
  };
}
