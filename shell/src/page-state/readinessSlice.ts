import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** R3.27: how much of the page is ready. */
export interface ReadinessState {
  /** The essential slots that are neither ready nor failed yet. */
  readonly waiting: readonly string[];
  /** The essential slots that show that their widget has failed. */
  readonly failed: readonly string[];
  /** Whether every essential slot of the page is ready or has failed. */
  readonly dataReady: boolean;
  /** R4.34: whether what is not essential may be loaded. */
  readonly canLoad: boolean;
  /** The names of what is registered and not loaded yet. */
  readonly nonEssential: readonly string[];
}
const initialState: ReadinessState = {
  waiting: [],
  failed: [],
  dataReady: false,
  canLoad: false,
  nonEssential: [],
};

function without(slots: readonly string[], name: string): readonly string[] {
  return slots.filter((slot) => slot !== name);
}

const readinessSlice = createSlice({
  name: 'readiness',
  initialState,
  reducers: {
    slotWaiting: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      waiting: [...state.waiting, payload],
      failed: without(state.failed, payload),
      dataReady: false,
    }),
    slotSettled: (state, { payload }: PayloadAction<string>) => {
      const waiting = without(state.waiting, payload);
      const failed = without(state.failed, payload);
      return { ...state, waiting, failed, dataReady: waiting.length === 0 };
    },
    slotFailed: (state, { payload }: PayloadAction<string>) => {
      const waiting = without(state.waiting, payload);
      const failed = [...without(state.failed, payload), payload];
      return { ...state, waiting, failed, dataReady: waiting.length === 0 };
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
  slotFailed,
  nonEssentialRegistered,
  nonEssentialForgotten,
  nonEssentialAllowed,
  nonEssentialCleared,
} = readinessSlice.actions;
export const readinessReducer = readinessSlice.reducer;
