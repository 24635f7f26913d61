import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { parseSearchQuery } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { useStore } from 'react-redux';
import { conditionRestored } from '../condition/conditionSlice.ts';
import { formOf, momentOf } from '../condition/initialCondition.ts';
import { readStoredCondition, storeInSession } from '../condition/storedCondition.ts';
import { readTypedQuery } from '../condition/typedQuery.ts';
import { useHydrated } from './useHydrated.ts';
import { useSearchDispatch, type SearchState } from '../store.ts';

const isTop = (page: PageName) => page === 'top' || page === 'sp-top';

/**
 * R4.04: what was entered before the script came, else the address, else what this browser remembers. From then on the
 * session keeps the condition as it changes (R9.04).
 */
export const useFirstCondition = (form: RefObject<HTMLFormElement | null>, page: PageName, query = ''): void => {
  const host = useHost();
  const dispatch = useSearchDispatch();
  const store = useStore<SearchState>();
  const done = useRef(false);
  // false in the very first effect over the server's HTML, and there only
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (done.current || !form.current) return;
    done.current = true;
    const { today } = store.getState().calendar;
    const typed = hydrated ? undefined : readTypedQuery(form.current);
    const first = typed !== undefined
      ? parseSearchQuery(typed, { now: momentOf(today), form: formOf(page) === 'result' ? 'detail' : formOf(page) }).condition
      : isTop(page) && query === '' ? readStoredCondition(host.storage, today) : undefined;
    if (first !== undefined) dispatch(conditionRestored(first));
  }, [dispatch, form, host, hydrated, page, query, store]);
  useEffect(() => {
    let before = store.getState().search.condition;
    return store.subscribe(() => {
      const { condition } = store.getState().search;
      if (condition === before) return;
      before = condition;
      storeInSession(host.storage, condition);
    });
  }, [host, store]);
};
