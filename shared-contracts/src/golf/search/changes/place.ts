import { COUNTRY_CODES, OVERSEAS } from '../../areas/index.ts';
import { normaliseArea } from '../checks/area.ts';
import type { SearchCondition } from '../condition.ts';
import { normaliseText } from '../text.ts';

const NO_ROAD = { highway: 0, distance: 0 } as const;

/**
 * R4.14: chooses domestic areas, with regions collapsed (R4.12), and resets highway and distance
 * unless `keepHighway`. It empties the course name, which would clear the area again (R4.13). It
 * does not limit the number of areas; `areaProblem` checks that.
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

/** Chooses countries; an empty list leaves the place open. */
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

/**
 * Returns the condition without its course name. Overseas without name and country loses its area,
 * because R5.34 would choose every country.
 */
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

/**
 * R4.13: sets the course name; a name that is not empty clears area and country, but overseas keeps
 * area 48.
 */
export function enterCourseName(condition: SearchCondition, name: string): SearchCondition {
  const courseName = normaliseText(name);
  if (courseName === '') return withoutName(condition);
  return { ...condition, courseName, area: isOverseas(condition) ? [OVERSEAS] : [], country: [] };
}
