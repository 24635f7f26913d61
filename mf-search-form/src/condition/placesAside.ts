import {
  changeMode,
  enterCourseName,
  pickArea,
  pickCountry,
  type SearchCondition,
  type SearchMode,
} from 'shared-contracts/search';

/**
 * What another mode or a course name has pushed aside. It comes back when the visitor goes back, so
 * that nothing is lost.
 */
interface Aside {
  readonly area: readonly number[];
  readonly country: readonly number[];
  readonly compeTypes: readonly number[];
  /** The hours that came with the condition, as those of the last search; none once others are chosen. */
  readonly zoneList: SearchCondition['zoneList'];
}

/** What the form holds: the condition, the name as typed, and what was pushed aside. */
export interface ConditionState {
  readonly condition: SearchCondition;
  /** The course name as it was typed. The condition holds its normal form. */
  readonly typedName: string;
  readonly aside: Aside;
}

/** Gives the state of a form that has just got this condition. */
export function toConditionState(condition: SearchCondition): ConditionState {
  const { area, country, compeTypes, zoneList, searchMode } = condition;
  return {
    condition,
    typedName: condition.courseName,
    aside: { area: searchMode === 'overseas' ? [] : area, country, compeTypes, zoneList },
  };
}

function withPlaces(condition: SearchCondition, { area, country }: Aside): SearchCondition {
  if (condition.courseName !== '') return condition;
  return condition.searchMode === 'overseas'
    ? pickCountry(condition, country)
    : pickArea(condition, area, { keepHighway: true });
}

/**
 * R4.08, R4.11: changes the mode. The comparison empties, since its courses were found in the other
 * mode.
 */
export function selectMode(state: ConditionState, mode: SearchMode): ConditionState {
  const { condition, aside } = state;
  if (mode === condition.searchMode) return state;
  const kept =
    condition.searchMode === 'competition' ? { ...aside, compeTypes: condition.compeTypes } : aside;
  const changed = { ...withPlaces(changeMode(condition, mode), kept), compareWith: [] };
  return {
    ...state,
    aside: kept,
    condition: mode === 'competition' ? { ...changed, compeTypes: kept.compeTypes } : changed,
  };
}

/** Gives the hours that go along with a name: those of the last search belonged to what it named. */
function hoursWith(
  courseName: string,
  { condition, aside }: ConditionState,
): SearchCondition['zoneList'] {
  if (!aside.zoneList[0] || courseName === condition.courseName) return condition.zoneList;
  return courseName ? [] : aside.zoneList;
}

/**
 * R4.13: sets the course name, which takes the place of the areas and of the last search's hours. Without
 * a name they are back.
 */
export function typeCourseName(state: ConditionState, typedName: string): ConditionState {
  const condition = enterCourseName(state.condition, typedName);
  const zoneList = hoursWith(condition.courseName, state);
  return { ...state, typedName, condition: { ...withPlaces(condition, state.aside), zoneList } };
}

/** Sets options. Hours that are chosen in the form go along with every name. */
export function chooseOptions(
  state: ConditionState,
  options: Partial<SearchCondition>,
): ConditionState {
  const condition = { ...state.condition, ...options };
  const keepsHours = `${condition.zoneList}` === `${state.condition.zoneList}`;
  return {
    ...state,
    condition,
    aside: keepsHours ? state.aside : { ...state.aside, zoneList: [] },
  };
}
