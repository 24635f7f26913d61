import { configureStore } from '@reduxjs/toolkit';
import { initialResults, resultsReducer, searchEnded, searchStarted, type ResultsState, type SearchEnd } from './results/resultsSlice.ts';

export interface RootState { readonly results: ResultsState }

/** The store of one mounted widget; with the first paint's search it begins where the server ended. */
export const createResultsStore = (first?: SearchEnd) => configureStore({
  reducer: { results: resultsReducer },
  preloadedState: { results: first ? resultsReducer(resultsReducer(initialResults, searchStarted()), searchEnded(first)) : initialResults },
  devTools: false,
});

export type ResultsStore = ReturnType<typeof createResultsStore>;

export const selectResults = (state: RootState): ResultsState => state.results;
