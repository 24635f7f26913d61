import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { toJapaneseDay } from 'shared-contracts/format';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { useDispatch, useSelector } from 'react-redux';
import { calendarReducer, type SearchFormData } from './condition/calendarSlice.ts';
import { conditionReducer } from './condition/conditionSlice.ts';
import { readAddress } from './condition/initialCondition.ts';
import { toConditionState } from './condition/placesAside.ts';
import { validationReducer } from './condition/validationSlice.ts';

const reducer = combineReducers({ calendar: calendarReducer, search: conditionReducer, validation: validationReducer });

export const createSearchStore = (props: WidgetProps, data: SearchFormData | undefined, host: WidgetHost) => {
  const calendar = data ?? { today: toJapaneseDay(host.now()), holidays: {} };
  const { condition, error } = readAddress(props, calendar.today);
  return configureStore({
    reducer,
    preloadedState: { calendar, search: toConditionState(condition), validation: { errors: error ? [error] : [], attempt: 0 } },
  });
};

export type SearchStore = ReturnType<typeof createSearchStore>;
export type SearchState = ReturnType<typeof reducer>;
export const useSearchSelector = useSelector.withTypes<SearchState>();
export const useSearchDispatch = useDispatch.withTypes<SearchStore['dispatch']>();
