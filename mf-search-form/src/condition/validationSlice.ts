import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchError } from 'shared-contracts/search';

/**
 * The errors of the last submit, or of the address of a result page. `attempt` counts the submits;
 * 0 means the error of the address.
 */
export interface ValidationState {
  readonly errors: readonly SearchError[];
  readonly attempt: number;
}

const initialState: ValidationState = { errors: [], attempt: 0 };

const validation = createSlice({
  name: 'validation',
  initialState,
  reducers: {
    submitRefused: (state, { payload }: PayloadAction<readonly SearchError[]>) => ({
      errors: payload,
      attempt: state.attempt + 1,
    }),
    submitAccepted: () => initialState,
    queryRead: (_, { payload }: PayloadAction<SearchError | undefined>) => ({
      errors: payload ? [payload] : [],
      attempt: 0,
    }),
  },
});

export const { submitRefused, submitAccepted, queryRead } = validation.actions;
export const validationReducer = validation.reducer;
