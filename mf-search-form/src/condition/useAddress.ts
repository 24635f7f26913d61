import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ParsedSearch } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import { conditionRestored } from './conditionSlice.ts';
import { readAddress } from './initialCondition.ts';
import { queryRead } from './validationSlice.ts';
import { useSearchDispatch, useSearchSelector } from './store.ts';

/**
 * Gives the search in the address of the page. When the address changes, the form follows it, and
 * then `onChange` is called.
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
    if (first.current === parsed) return;
    first.current = parsed;
    dispatch(conditionRestored(parsed.condition));
    dispatch(queryRead(parsed.error));
    changed(parsed);
  }, [dispatch, parsed]);
  return parsed;
}
