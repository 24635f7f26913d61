import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { parseSoloQuery, toSoloQuery, type SoloCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { useStore } from 'react-redux';
import { conditionRestored } from '../../condition/conditionSlice.ts';
import { asksNothing, momentOf } from '../../condition/initialCondition.ts';
import { readState, writeState } from '../../condition/remembered/sessionState.ts';
import { readTypedQuery } from '../../condition/typedQuery.ts';
import { queryRead } from '../../condition/validationSlice.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { useSearchDispatch, type SearchState } from '../../condition/store.ts';
import { readSoloAddress, toFormError } from '../../condition/soloAddress.ts';
import { soloRestored, toFormCondition } from '../../condition/soloSlice.ts';
import { selectSolo } from '../../condition/selectSolo.ts';

/**
 * The name of the solo condition in the session, beside the condition of the other forms (R9.04).
 */
const KEPT = 'soloCondition';

/**
 * R4.04: fills the form with what was entered before the script came, else with the address, else
 * with what the session remembers. From then on the session keeps every change.
 */
export function useFirstSolo(form: RefObject<HTMLFormElement | null>, query: string): void {
  const host = useHost();
  const dispatch = useSearchDispatch();
  const store = useStore<SearchState>();
  const hydrated = useHydrated();
  const followed = useRef<string>(undefined);
  const restore = useEffectEvent((condition: SoloCondition) => {
    dispatch(soloRestored(condition));
    dispatch(conditionRestored(toFormCondition(condition)));
  });
  const first = useEffectEvent(() => {
    const { today } = store.getState().calendar;
    const typed = hydrated || !form.current ? undefined : readTypedQuery(form.current);
    if (typed !== undefined)
      restore(parseSoloQuery(typed, { now: momentOf(today), form: 'solo' }).condition);
    const kept = readState(host.storage)[KEPT];
    if (typed === undefined && asksNothing(query) && typeof kept === 'string') {
      const { lid } = selectSolo(store.getState());
      const { condition } = parseSoloQuery(kept, {
        now: momentOf(today),
        form: 'solo',
        isStored: true,
      });
      restore({ ...condition, ...(lid !== '' && { lid }) });
    }
  });
  const follow = useEffectEvent(() => {
    const { condition, error } = readSoloAddress(query, store.getState().calendar.today);
    restore(condition);
    dispatch(queryRead(error && toFormError(error)));
  });
  useLayoutEffect(() => {
    if (followed.current === undefined) first();
    else if (followed.current !== query) follow();
    followed.current = query;
  }, [query]);
  useEffect(() => {
    let before = toSoloQuery(selectSolo(store.getState()));
    return store.subscribe(() => {
      const now = toSoloQuery(selectSolo(store.getState()));
      if (now !== before) writeState(host.storage, { [KEPT]: now });
      before = now;
    });
  }, [host, store]);
}
