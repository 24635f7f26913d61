import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  defaultCondition,
  defaultSoloCondition,
  type SearchCondition,
  type SoloCondition,
} from 'shared-contracts/search';

/**
 * The parts of a solo condition that no other form has. The place and the date are in the slice of
 * the other forms.
 */
type SoloOptions = Omit<
  SoloCondition,
  'courseId' | 'courseName' | 'area' | 'playDate' | 'widthday' | 'page'
>;

/** The options of the solo form, and the course that was picked. */
export interface SoloState extends SoloOptions {
  /**
   * R5.26: the course that was picked from the list. It counts as long as the field holds its name.
   */
  readonly picked: { readonly id: number; readonly name: string };
}

/** Gives the parts of a solo condition that are in this slice. */
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

/** Gives the parts of a solo condition that are in the slice of the other forms. */
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
