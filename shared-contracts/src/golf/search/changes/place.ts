import { COUNTRY_CODES, OVERSEAS } from '../../areas/index.ts';
import { normaliseArea } from '../checks/area.ts';
import type { SearchCondition } from '../condition.ts';
import { normaliseText } from '../text.ts';

const NO_ROAD = { highway: 0, distance: 0 } as const;

/**
 * R4.14: chooses domestic areas, regions collapsed (R4.12); highway and distance go unless `keepHighway`. A course name
 * would clear the area again (R4.13), so picking one empties the name. How many are allowed is told by `areaProblem`.
 */
export function pickArea(
  condition: SearchCondition,
  area: readonly number[],
  { keepHighway = false } = {},
): SearchCondition {
  return {
    ...condition,
    area: normaliseArea(area),
    country: area.includes(OVERSEAS) ? condition.country : [],
    courseName: area.length > 0 ? '' : condition.courseName,
    ...(keepHighway ? {} : NO_ROAD),
  };
}

/** Chooses countries; none leaves the place open. */
export function pickCountry(
  condition: SearchCondition,
  country: readonly number[],
): SearchCondition {
  return {
    ...condition,
    country: COUNTRY_CODES.filter((code) => country.includes(code)),
    area: country.length > 0 ? [OVERSEAS] : [],
    courseName: country.length > 0 ? '' : condition.courseName,
  };
}

function isOverseas({ searchMode, area }: SearchCondition): boolean {
  return searchMode === 'overseas' || area.includes(OVERSEAS);
}

/** Overseas without a name and without a country is not yet a place (R5.34 would make it every country). */
function withoutName(condition: SearchCondition): SearchCondition {
  return {
    ...condition,
    courseName: '',
    area:
      condition.country.length > 0
        ? condition.area
        : condition.area.filter((code) => code !== OVERSEAS),
  };
}

/** R4.13: a name that is not empty clears area and country; overseas stays overseas. */
export function enterCourseName(condition: SearchCondition, name: string): SearchCondition {
  const courseName = normaliseText(name);
  if (courseName === '') return withoutName(condition);
  return { ...condition, courseName, area: isOverseas(condition) ? [OVERSEAS] : [], country: [] };
}

/** R4.06. A course name that is sought overseas is still sought there (R4.13). */
export function resetArea(condition: SearchCondition): SearchCondition {
  return enterCourseName({ ...condition, area: [], country: [], ...NO_ROAD }, condition.courseName);
}
