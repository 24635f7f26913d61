import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { toJapaneseDay } from 'shared-contracts/format';
import { useMemo } from 'react';
import { withoutHidden, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { calendarReducer, type CalendarState } from './calendarSlice.ts';
import { conditionReducer } from './conditionSlice.ts';
import { readAddress } from './initialCondition.ts';
import { toConditionState } from './placesAside.ts';
import { validationReducer } from './validationSlice.ts';
import { readSoloAddress, toFormError } from './soloAddress.ts';
import { soloReducer, toFormCondition, toSoloState } from './soloSlice.ts';

const reducer = combineReducers({
  calendar: calendarReducer,
  search: conditionReducer,
  validation: validationReducer,
  solo: soloReducer,
});

/**
 * Creates the store of one form. Without data of the server it starts with today and no holidays,
 * and with the condition of the address.
 */
export function createSearchStore(
  props: WidgetProps,
  data: CalendarState | undefined,
  host: WidgetHost,
) {
  const { today, holidays, searched } = data ?? {
    today: toJapaneseDay(host.now()),
    holidays: {},
    searched: undefined,
  };
  const calendar = { today, holidays, ...(searched && { searched }) };
  const solo = readSoloAddress(props.page === 'solo' ? props.query : '', today);
  const search = readAddress(props, today);
  const condition = props.page === 'solo' ? toFormCondition(solo.condition) : search.condition;
  const error = props.page === 'solo' ? solo.error && toFormError(solo.error) : search.error;
  return configureStore({
    reducer,
    preloadedState: {
      calendar,
      search: toConditionState(condition),
      validation: { errors: error ? [error] : [], attempt: 0 },
      solo: toSoloState(solo.condition),
    },
  });
}

export type SearchStore = ReturnType<typeof createSearchStore>;
export type SearchState = ReturnType<typeof reducer>;
export const useSearchSelector = useSelector.withTypes<SearchState>();
export const useSearchStore = useStore.withTypes<SearchStore>();
export const useSearchDispatch = useDispatch.withTypes<SearchStore['dispatch']>();

/** Gives the condition that the form holds. */
export function useCondition(): SearchCondition {
  return useSearchSelector(({ search }) => search.condition);
}

/** R5.12: gives what a search would ask for now: what the form holds, without what its mode hides. */
export function useAskedCondition(): SearchCondition {
  const condition = useCondition();
  return useMemo(() => withoutHidden(condition), [condition]);
}
