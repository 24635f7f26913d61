import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  defaultCondition,
  defaultSoloCondition,
  type SearchCondition,
  type SoloCondition,
} from 'shared-contracts/search';
import type { ConditionState } from './placesAside.ts';

/** The parts of a solo condition that no other form has; place and date are those of the form itself. */
type SoloOptions = Omit<
  SoloCondition,
  'courseId' | 'courseName' | 'area' | 'playDate' | 'widthday' | 'page'
>;

export interface SoloState extends SoloOptions {
  /** R5.26: the course that was picked from the list, as long as its name stands. */
  readonly picked: { readonly id: number; readonly name: string };
}

export function toSoloState({
  courseId,
  courseName,
  area: _,
  playDate: _date,
  widthday: _days,
  page: _page,
  ...options
}: SoloCondition): SoloState {
  return { ...options, picked: { id: courseId, name: courseName } };
}

/** What the form's own fields hold of a solo condition. */
export function toFormCondition({
  courseName,
  area,
  playDate,
  widthday,
}: SoloCondition): SearchCondition {
  return {
    ...defaultCondition('normal', 0),
    courseName,
    area,
    playDate,
    widthday,
  };
}

const slice = createSlice({
  name: 'solo',
  initialState: toSoloState(defaultSoloCondition(0)),
  reducers: {
    soloRestored: (_, { payload }: PayloadAction<SoloCondition>) => toSoloState(payload),
    coursePicked: (state, { payload }: PayloadAction<SoloState['picked']>) => ({
      ...state,
      picked: payload,
    }),
    soloOptionsChosen: (state, { payload }: PayloadAction<Partial<SoloOptions>>) => ({
      ...state,
      ...payload,
    }),
  },
});

export const { soloRestored, coursePicked, soloOptionsChosen } = slice.actions;
export const soloReducer = slice.reducer;

/** The solo condition that the form holds. */
export function selectSolo({
  solo: { picked, ...options },
  search: { condition },
}: {
  readonly solo: SoloState;
  readonly search: ConditionState;
}): SoloCondition {
  const { courseName, area, playDate, widthday } = condition;
  return {
    ...options,
    courseId: courseName !== '' && picked.name === courseName ? picked.id : 0,
    courseName,
    area,
    playDate,
    widthday,
    page: 1,
  };
}
