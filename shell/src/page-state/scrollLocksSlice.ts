import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const initialState: readonly number[] = [];

/** R3.27: the numbers of the locks that keep the page from scrolling. */
const scrollLocksSlice = createSlice({
  name: 'scrollLocks',
  initialState,
  reducers: {
    scrollLocked: (state, { payload }: PayloadAction<number>) => [...state, payload],
    scrollUnlocked: (state, { payload }: PayloadAction<number>) =>
      state.filter((lock) => lock !== payload),
  },
});

export const { scrollLocked, scrollUnlocked } = scrollLocksSlice.actions;
export const scrollLocksReducer = scrollLocksSlice.reducer;
