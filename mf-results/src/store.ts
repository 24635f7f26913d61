import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { compareReducer, type CompareState } from './compare/compareSlice.ts';
import { stockReducer, type StockState } from './free-slots/stockSlice.ts';
import {
  resultsReducer,
  searchEnded,
  searchStarted,
  type ResultsState,
  type SearchEnd,
} from './results/resultsSlice.ts';

export interface RootState {
  readonly results: ResultsState;
  readonly stock: StockState;
  readonly compare: CompareState;
}

const reducer = combineReducers({
  results: resultsReducer,
  stock: stockReducer,
  compare: compareReducer,
});

/** What the first paint's search leaves behind: the browser begins where the server ended. */
const afterFirst = (first: SearchEnd): RootState =>
  [searchStarted(), searchEnded(first)].reduce(reducer, reducer(undefined, { type: '' }));

/** The store of one mounted widget. */
export const createResultsStore = (first?: SearchEnd) =>
  configureStore({ reducer, ...(first && { preloadedState: afterFirst(first) }), devTools: false });

export type ResultsStore = ReturnType<typeof createResultsStore>;

export const selectResults = (state: RootState): ResultsState => state.results;
export const selectStock = (state: RootState): StockState => state.stock;
export const selectCompare = (state: RootState): CompareState => state.compare;
