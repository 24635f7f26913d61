import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { compareReducer, type CompareState } from './compare/compareSlice.ts';
import { stockReducer, type StockState } from './free-slots/stockSlice.ts';
import {
  firstResults,
  resultsReducer,
  type ResultsState,
  type SearchEnd,
} from './results/resultsSlice.ts';

/** The state of the widget: the search, the open panel of free tee times, the comparison. */
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

/**
 * Returns the store of one mounted widget. It begins with the server's search, or idle without one.
 */
export function createResultsStore(first?: SearchEnd) {
  return configureStore({
    reducer,
    ...(first && { preloadedState: { results: firstResults(first) } }),
    devTools: false,
  });
}

export function selectResults(state: RootState): ResultsState {
  return state.results;
}
export function selectStock(state: RootState): StockState {
  return state.stock;
}
export function selectCompare(state: RootState): CompareState {
  return state.compare;
}
