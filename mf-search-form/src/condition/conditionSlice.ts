import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DayNumber } from 'shared-contracts/format';
import {
  pickArea,
  pickCountry,
  pickPlanDay,
  pickPlayDate,
  resetToDefaults,
  type SearchCondition,
  type SearchMode,
} from 'shared-contracts/search';
import { momentOf } from './initialCondition.ts';
import {
  chooseOptions,
  selectMode,
  toConditionState,
  typeCourseName,
  type ConditionState,
} from './placesAside.ts';

// the store always starts with a state of its own, so that this one is never read
const initialState = {} as ConditionState;

function placed(
  state: ConditionState,
  condition: SearchCondition,
  aside: Partial<ConditionState['aside']>,
): ConditionState {
  return {
    condition,
    typedName: condition.courseName === '' ? '' : state.typedName,
    aside: { ...state.aside, ...aside },
  };
}

/** Holds the condition of the form. The rules are those of shared-contracts/search. */
const slice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    conditionRestored: (_, { payload }: PayloadAction<SearchCondition>) =>
      toConditionState(payload),
    draftRestored: (_, { payload }: PayloadAction<ConditionState>) => payload,
    /** R4.06: resets everything but the mode. */
    conditionCleared: (state, { payload: today }: PayloadAction<DayNumber>) =>
      toConditionState(resetToDefaults(state.condition, momentOf(today))),
    /**
     * Sets any of the options. `changes` in shared-contracts/search holds the rules that bind them.
     */
    optionsChosen: (state, { payload }: PayloadAction<Partial<SearchCondition>>) =>
      chooseOptions(state, payload),
    modeSelected: (state, { payload }: PayloadAction<SearchMode>) => selectMode(state, payload),
    courseNameTyped: (state, { payload }: PayloadAction<string>) => typeCourseName(state, payload),
    areaDecided: (state, { payload }: PayloadAction<readonly number[]>) =>
      placed(state, pickArea(state.condition, payload), { area: payload }),
    countryChosen: (state, { payload }: PayloadAction<readonly number[]>) =>
      placed(state, pickCountry(state.condition, payload), { country: payload }),
    playDateDecided: (
      state,
      { payload }: PayloadAction<{ start: DayNumber; days: number; today: DayNumber }>,
    ) =>
      chooseOptions(
        state,
        pickPlayDate(state.condition, payload.start, payload.days, momentOf(payload.today)),
      ),
    planDayChosen: (state, { payload }: PayloadAction<SearchCondition['planDay']>) =>
      chooseOptions(state, pickPlanDay(state.condition, payload)),
    compeTypeToggled: (state, { payload }: PayloadAction<number>) => {
      const { compeTypes } = state.condition;
      return chooseOptions(state, {
        compeTypes: compeTypes.includes(payload)
          ? compeTypes.filter((type) => type !== payload)
          : [...compeTypes, payload].sort(),
      });
    },
  },
});

export const {
  conditionRestored,
  draftRestored,
  conditionCleared,
  optionsChosen,
  modeSelected,
  areaDecided,
  countryChosen,
  courseNameTyped,
  playDateDecided,
  planDayChosen,
  compeTypeToggled,
} = slice.actions;
export const conditionReducer = slice.reducer;
