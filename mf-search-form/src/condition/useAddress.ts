import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ParsedSearch } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import { conditionRestored, optionsChosen } from './conditionSlice.ts';
import { readAddress } from './initialCondition.ts';
import { queryRead } from './validationSlice.ts';
import { useSearchDispatch, useSearchSelector } from './store.ts';

/** The fields that the results set by themselves: nobody has entered them in the form. */
const OF_RESULTS = ['compareWith', 'view', 'page', 'order'] as const;

/** Returns a key that is equal for two addresses that the form shows alike. */
function shownKey(search: ParsedSearch): string {
  const ofResults: readonly string[] = OF_RESULTS;
  return JSON.stringify(search, (name, value: unknown) =>
    ofResults.includes(name) ? undefined : value,
  );
}

/**
 * Gives the search in the address of the page. When the search changes, the form follows it, and
 * then `onChange` is called. Where only what the results set changes, the form keeps what was entered.
 */
export function useAddress(
  page: PageName,
  query: string,
  onChange: (search: ParsedSearch) => void,
): ParsedSearch {
  const dispatch = useSearchDispatch();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const parsed = useMemo(() => readAddress({ page, query }, today), [page, query, today]);
  const first = useRef(parsed);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const before = first.current;
    if (before === parsed) return;
    first.current = parsed;
    if (shownKey(before) === shownKey(parsed)) {
      const { compareWith, view, page: shown, order } = parsed.condition;
      dispatch(optionsChosen({ compareWith, view, page: shown, order }));
      return;
    }
    dispatch(conditionRestored(parsed.condition));
    dispatch(queryRead(parsed.error));
    changed(parsed);
  }, [dispatch, parsed]);
  return parsed;
}
