import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ParsedSearch, SearchCondition } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import { conditionRestored, optionsChosen } from './conditionSlice.ts';
import { readAddress } from './initialCondition.ts';
import { queryRead } from './validationSlice.ts';
import { useSearchDispatch, useSearchSelector } from './store.ts';

/** What the results set by themselves: nobody has entered it in the form. */
function ofResults({ compareWith, view, page, order }: SearchCondition) {
  return { compareWith, view, page, order };
}
type OfResults = keyof ReturnType<typeof ofResults>;
const NOTHING: Readonly<Record<OfResults, undefined>> = {
  compareWith: undefined,
  view: undefined,
  page: undefined,
  order: undefined,
};

/** Returns a key that is equal for two addresses that the form shows alike. */
function searchKey({ condition, error }: ParsedSearch): string {
  return JSON.stringify([{ ...condition, ...NOTHING }, error]);
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
    if (searchKey(before) === searchKey(parsed)) {
      dispatch(optionsChosen(ofResults(parsed.condition)));
      return;
    }
    dispatch(conditionRestored(parsed.condition));
    dispatch(queryRead(parsed.error));
    changed(parsed);
  }, [dispatch, parsed]);
  return parsed;
}
