import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** R3.27: how much of the page is ready. */
export interface ReadinessState {
  /** The essential slots that are neither ready nor failed yet. */
  readonly waiting: readonly string[];
  /** Whether every essential slot of the page is ready or has failed. */
  readonly dataReady: boolean;
  /** R4.34: whether what is not essential may be loaded. */
  readonly canLoad: boolean;
  /** The names of what is registered and not loaded yet. */
  readonly nonEssential: readonly string[];
}
const initialState: ReadinessState = {
  waiting: [],
  dataReady: false,
  canLoad: false,
  nonEssential: [],
};

const readinessSlice = createSlice({
  name: 'readiness',
  initialState,
  reducers: {
    slotWaiting: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      waiting: [...state.waiting, payload],
      dataReady: false,
    }),
    slotSettled: (state, { payload }: PayloadAction<string>) => {
      const waiting = state.waiting.filter((slot) => slot !== payload);
      return { ...state, waiting, dataReady: waiting.length === 0 };
    },
    nonEssentialRegistered: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      nonEssential: [...state.nonEssential, payload],
    }),
    nonEssentialForgotten: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      nonEssential: state.nonEssential.filter((name) => name !== payload),
    }),
    nonEssentialAllowed: (state) => ({ ...state, canLoad: true }),
    nonEssentialCleared: (state) => ({ ...state, nonEssential: [] }),
  },
});

export const {
  slotWaiting,
  slotSettled,
  nonEssentialRegistered,
  nonEssentialForgotten,
  nonEssentialAllowed,
  nonEssentialCleared,
} = readinessSlice.actions;
export const readinessReducer = readinessSlice.reducer;
