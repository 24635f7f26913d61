import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { parseSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import { useHost } from 'shared-ui/island';
import { useStore } from 'react-redux';
import { draftRestored } from '../../condition/conditionSlice.ts';
import { clearDraft, readDraft, storeDraft } from '../../condition/remembered/draft.ts';
import { asksNothing, formOf, momentOf } from '../../condition/initialCondition.ts';
import { toConditionState, type ConditionState } from '../../condition/placesAside.ts';
import { readStoredCondition, storeInSession } from '../../condition/remembered/storedCondition.ts';
import { readTypedQuery } from '../../condition/typedQuery.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { useSearchDispatch, type SearchState } from '../../condition/store.ts';

/** Says whether a page begins with what this browser remembers. */
function remembers(page: PageName) {
  return page === 'top' || page === 'sp-top' || page === 'detail';
}

/** Gives the remembered condition with what an address says of where the visitor comes from. */
function toRemembered(kept: SearchCondition, { lid, tp }: SearchCondition): ConditionState {
  return toConditionState({ ...kept, ...(lid !== '' && { lid }), ...(tp !== '' && { tp }) });
}

/**
 * R4.04: fills the form with what was entered before the script came, else with what a reload
 * interrupted, else with the address, else with what this browser remembers. From then on the
 * session keeps every change (R9.04).
 */
export function useFirstCondition(
  form: RefObject<HTMLFormElement | null>,
  page: PageName,
  query = '',
): void {
  const host = useHost();
  const dispatch = useSearchDispatch();
  const store = useStore<SearchState>();
  const done = useRef(false);
  // false only in the first effect over the server's HTML
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (done.current || !form.current) return;
    done.current = true;
    const { today } = store.getState().calendar;
    const typed = hydrated ? undefined : readTypedQuery(form.current);
    const first = (): ConditionState | undefined => {
      if (typed !== undefined) {
        const read = parseSearchQuery(typed, {
          now: momentOf(today),
          form: formOf(page) === 'result' ? 'detail' : formOf(page),
        });
        return toConditionState(read.condition);
      }
      const draft = readDraft(host.storage, { page, query }, today);
      if (draft !== undefined) return draft;
      return remembers(page) && asksNothing(query)
        ? toRemembered(readStoredCondition(host.storage, today), store.getState().search.condition)
        : undefined;
    };
    const begin = first();
    if (begin !== undefined) dispatch(draftRestored(begin));
  }, [dispatch, form, host, hydrated, page, query, store]);
  useEffect(() => {
    let before = store.getState().search;
    const stop = store.subscribe(() => {
      const { search } = store.getState();
      if (search === before) return;
      before = search;
      storeInSession(host.storage, search.condition);
      storeDraft(host.storage, { page, query }, search);
    });
    // does not run when the document ends: the draft is there for that
    return () => {
      stop();
      clearDraft(host.storage);
    };
  }, [host, page, query, store]);
}
