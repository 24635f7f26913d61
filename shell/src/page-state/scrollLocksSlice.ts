import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** R3.27: who keeps the page from scrolling, by a number of each lock. */
const scrollLocksSlice = createSlice({
  name: 'scrollLocks',
  initialState: [] as readonly number[],
  reducers: {
    scrollLocked: (state, { payload }: PayloadAction<number>) => [...state, payload],
    scrollUnlocked: (state, { payload }: PayloadAction<number>) =>
      state.filter((lock) => lock !== payload),
  },
});

export const { scrollLocked, scrollUnlocked } = scrollLocksSlice.actions;
export const scrollLocksReducer = scrollLocksSlice.reducer;
