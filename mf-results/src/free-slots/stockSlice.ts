import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CourseStock } from 'shared-contracts/gateway';
import { formRejected, searchStarted } from '../results/resultsSlice.ts';

/** R3.21: the free tee times of the one course whose panel is open. */
export interface StockState {
  readonly courseId: number | null;
  /** The hour whose starts are shown, 5 to 13; null for all. */
  readonly hour: number | null;
  /** R8.04: after `failed` nothing is known, and the other fields have their initial values. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly items: CourseStock['items'];
  readonly condition: CourseStock['condition'] | null;
}

const initialStock: StockState = {
  courseId: null,
  hour: null,
  status: 'idle',
  items: [],
  condition: null,
};

const slice = createSlice({
  name: 'stock',
  initialState: initialStock,
  reducers: {
    /** Opens the panel of a course. What is known of the course stays. */
    stockAsked: (
      state,
      {
        payload: { courseId, hour },
      }: PayloadAction<Pick<StockState, 'hour'> & { courseId: number }>,
    ): StockState =>
      state.courseId === courseId
        ? { ...state, hour }
        : { ...initialStock, courseId, hour, status: 'loading' },
    /**
     * The call failed when there is no reply, or the reply is to another condition. A reply for a course whose panel is closed is
     * dropped.
     */
    stockEnded: (
      state,
      { payload: { courseId, reply } }: PayloadAction<{ courseId: number; reply?: CourseStock }>,
    ): StockState => {
      if (state.courseId !== courseId || state.status !== 'loading') return state;
      return reply && reply.items.length > 0 && reply.condition.courseIds.includes(courseId)
        ? { ...state, status: 'ready', items: reply.items, condition: reply.condition }
        : { ...initialStock, courseId, hour: state.hour, status: 'failed' };
    },
    stockClosed: () => initialStock,
  },
  extraReducers: (builder) => {
    builder.addCase(searchStarted, () => initialStock).addCase(formRejected, () => initialStock);
  },
});

export const { stockAsked, stockEnded, stockClosed } = slice.actions;
export const stockReducer = slice.reducer;
