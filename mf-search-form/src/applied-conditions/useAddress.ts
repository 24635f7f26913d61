import { useEffect, useMemo, useRef } from 'react';
import type { ParsedSearch } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/widget';
import { conditionRestored } from '../condition/conditionSlice.ts';
import { readAddress } from '../condition/initialCondition.ts';
import { queryRead } from '../condition/validationSlice.ts';
import { useSearchDispatch, useSearchSelector } from '../store.ts';

/** The search in the page's address. When it changes, the form follows it. */
export const useAddress = (page: PageName, query: string): ParsedSearch => {
  const dispatch = useSearchDispatch();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const parsed = useMemo(() => readAddress({ page, query }, today), [page, query, today]);
  const first = useRef(parsed);
  useEffect(() => {
    if (first.current === parsed) return;
    first.current = parsed;
    dispatch(conditionRestored(parsed.condition));
    dispatch(queryRead(parsed.error));
  }, [dispatch, parsed]);
  return parsed;
};
