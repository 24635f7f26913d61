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
function afterFirst(first: SearchEnd): RootState {
  return [searchStarted(), searchEnded(first)].reduce(reducer, reducer(undefined, { type: '' }));
}

/** The store of one mounted widget. */
export function createResultsStore(first?: SearchEnd) {
  return configureStore({
    reducer,
    ...(first && { preloadedState: afterFirst(first) }),
    devTools: false,
  });
}

export type ResultsStore = ReturnType<typeof createResultsStore>;

export function selectResults(state: RootState): ResultsState {
  return state.results;
}
export function selectStock(state: RootState): StockState {
  return state.stock;
}
export function selectCompare(state: RootState): CompareState {
  return state.compare;
}
