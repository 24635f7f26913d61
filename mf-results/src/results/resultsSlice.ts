import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Course, CourseCoupons, Plan } from 'shared-contracts/gateway';
import type { FormMessage } from 'shared-contracts/messages';
import type { SearchCondition } from 'shared-contracts/search';
import type { WayOut } from '../no-results/findWaysOut.ts';
import { hasCourses } from './hasCourses.ts';
import { isReordered } from './isReordered.ts';
import type { FailureCode, SearchOutcome } from './searchCourses.ts';

/** R3.10: the state under the names of the specification. */
export interface ResultsState {
  /** R4.19: `rejected` when the form has an error and there is nothing to show. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed' | 'rejected';
  readonly items: readonly Course[];
  readonly plans: readonly Plan[];
  readonly coupons: CourseCoupons;
  readonly condition: SearchCondition | null;
  /**
   * The query that the state shows, and below its key (searchKey.ts); null while another search is
   * under way.
   */
  readonly query: string | null;
  readonly key: string | null;
  readonly pageCount: number;
  /** -1 until the first search has ended. */
  readonly searchCount: number;
  /** True when the same search was requested again. */
  readonly shouldReload: boolean;
  /** True from the start of a search until its coupon call has ended. */
  readonly isCalling: boolean;
  readonly reSearchCount: number;
  /** The id of the course whose link the visitor followed last. */
  readonly targetId: number | null;
  /** How the last search is announced. */
  readonly news: 'found' | 'reordered';
  readonly failure: FailureCode | null;
  /** The status of the call that failed. */
  readonly failedWith: number | string;
  /** Where to go when there are no courses. */
  readonly waysOut: readonly WayOut[];
  /** The form's message while `rejected`. */
  readonly message: string | FormMessage;
}

const nothing = {
  items: [],
  plans: [],
  coupons: {},
  waysOut: [],
  pageCount: 0,
  failure: null,
  failedWith: '',
  message: '',
  isCalling: false,
} as const;

/** The state before the first search. */
export const initialResults: ResultsState = {
  ...nothing,
  status: 'idle',
  condition: null,
  query: null,
  key: null,
  searchCount: -1,
  shouldReload: false,
  reSearchCount: 0,
  targetId: null,
  news: 'found',
};

/** A search that has ended. */
export interface SearchEnd {
  readonly key: string;
  readonly query: string;
  readonly outcome: SearchOutcome;
}

/** R4.17: keeps the hits of the asked page; a page beyond the end is empty. */
function whenFound(
  state: ResultsState,
  { condition, reply, waysOut }: SearchOutcome & { kind: 'found' },
): ResultsState {
  const news = isReordered(state.condition, condition) ? 'reordered' : 'found';
  return hasCourses(reply, condition.page)
    ? {
        ...state,
        waysOut: [],
        status: 'ready',
        news,
        items: reply.courses,
        plans: reply.plans,
        pageCount: reply.pageCount,
        searchCount: reply.count,
      }
    : { ...state, ...nothing, waysOut, status: 'ready', news, searchCount: 0 };
}

function whenEnded(state: ResultsState, outcome: SearchOutcome): ResultsState {
  const cleared = { ...state, coupons: {}, failure: null, failedWith: '', message: '' };
  switch (outcome.kind) {
    case 'found':
      return whenFound(cleared, outcome);
    case 'rejected':
      return {
        ...cleared,
        ...nothing,
        status: 'rejected',
        searchCount: -1,
        message: outcome.error.message,
      };
    case 'failed':
      return {
        ...cleared,
        ...nothing,
        status: 'failed',
        searchCount: -1,
        failure: outcome.code,
        failedWith: outcome.status ?? '',
      };
  }
}

function started(state: ResultsState): ResultsState {
  return {
    ...state,
    status: 'loading',
    shouldReload: false,
    isCalling: true,
    query: null,
    key: null,
  };
}

function ended(state: ResultsState, { key, query, outcome }: SearchEnd): ResultsState {
  return { ...whenEnded(state, outcome), key, query, condition: outcome.condition };
}

/**
 * Returns the results after the server's search, as `searchStarted` and `searchEnded` make them. Their
 * reducers would look through all courses and freeze them, a tenth of a first paint.
 */
export function firstResults(first: SearchEnd): ResultsState {
  return ended(started(initialResults), first);
}

const slice = createSlice({
  name: 'results',
  initialState: initialResults,
  reducers: {
    reSearchRequested: (state) => ({
      ...state,
      shouldReload: true,
      reSearchCount: state.reSearchCount + 1,
    }),
    /** R4.16: the search begins. */
    searchStarted: (state) => started(state),
    /** Ignored unless a search is under way, since the form may have found an error meanwhile. */
    searchEnded: (state, { payload }: PayloadAction<SearchEnd>) =>
      state.status === 'loading' ? ended(state, payload) : state,
    /** R4.18: the coupons arrived; none when the call failed. */
    couponCallEnded: (state, { payload }: PayloadAction<CourseCoupons>) => ({
      ...state,
      coupons: payload,
      isCalling: false,
    }),
    /** R4.19: the form found an error. */
    formRejected: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      ...nothing,
      status: 'rejected' as const,
      searchCount: -1,
      query: null,
      key: null,
      message: payload,
    }),
    courseFollowed: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      targetId: payload,
    }),
  },
});

export const {
  reSearchRequested,
  searchStarted,
  searchEnded,
  couponCallEnded,
  formRejected,
  courseFollowed,
} = slice.actions;
export const resultsReducer = slice.reducer;
