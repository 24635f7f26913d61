import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Course } from 'shared-contracts/gateway';
import { searchEnded, searchStarted } from '../results/resultsSlice.ts';

/** R4.15: the address holds the compared courses; this state holds what the tray needs besides. */
export interface CompareState {
  /** The names of all courses that the widget has received, by id. */
  readonly names: Readonly<Record<number, string>>;
  /**
   * The last choice until the address says the same, so that two quick clicks make two choices;
   * null after that.
   */
  readonly chosen: readonly number[] | null;
  /** True after the visitor tried to add more courses than can be compared. */
  readonly isFull: boolean;
}

const initialCompare: CompareState = { names: {}, chosen: null, isFull: false };

function namesOf(courses: readonly Course[]) {
  return Object.fromEntries(courses.map(({ id, name }) => [id, name]));
}

const slice = createSlice({
  name: 'compare',
  initialState: initialCompare,
  reducers: {
    compareRefused: (state) => ({ ...state, isFull: true }),
    compareChanged: (state, { payload }: PayloadAction<readonly number[]>) => ({
      ...state,
      chosen: payload,
      isFull: false,
    }),
    compareArrived: (state, { payload }: PayloadAction<readonly number[]>) =>
      state.chosen?.join() === payload.join() ? { ...state, chosen: null } : state,
    coursesKnown: (state, { payload }: PayloadAction<readonly Course[]>) => ({
      ...state,
      names: { ...state.names, ...namesOf(payload) },
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(searchStarted, (state) => ({ ...state, isFull: false }))
      .addCase(searchEnded, (state, { payload: { outcome } }) =>
        outcome.kind === 'found'
          ? { ...state, names: { ...state.names, ...namesOf(outcome.reply.courses) } }
          : state,
      );
  },
});

export const { compareRefused, compareChanged, compareArrived, coursesKnown } = slice.actions;
export const compareReducer = slice.reducer;
