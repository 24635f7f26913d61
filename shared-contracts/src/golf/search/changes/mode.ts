import { OVERSEAS } from '../../areas/index.ts';
import { exceptOf } from '../choices/index.ts';
import type { SearchCondition } from '../condition.ts';
import type { SearchMode } from '../enumerations.ts';
import { enterCourseName } from './place.ts';

const leaveCompetition = { compe: false, compeTypes: [] } as const;
const enterCompetition = { lesson: false, halfRound: false } as const;

function toOverseas(condition: SearchCondition): SearchCondition {
  const isThere = condition.area.includes(OVERSEAS);
  const place = isThere ? { area: [OVERSEAS] } : { area: [], country: [], highway: 0, distance: 0 };
  return enterCourseName({ ...condition, ...place }, condition.courseName);
}

function toDomestic(condition: SearchCondition): SearchCondition {
  return {
    ...condition,
    area: condition.area.filter((code) => code !== OVERSEAS),
    country: [],
  };
}

/**
 * R4.08, R4.11: changes the mode and applies its defaults. A competition leaves lessons out; only
 * the overseas mode keeps area 48.
 */
export function changeMode(condition: SearchCondition, searchMode: SearchMode): SearchCondition {
  if (searchMode === condition.searchMode) return condition;
  const changed: SearchCondition = {
    ...condition,
    searchMode,
    except: exceptOf(searchMode),
    page: 1,
    ...(searchMode === 'competition' ? enterCompetition : leaveCompetition),
    lesson: false,
  };
  return searchMode === 'overseas' ? toOverseas(changed) : toDomestic(changed);
}
