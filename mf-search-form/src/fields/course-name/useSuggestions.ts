import { useEffect, useState } from 'react';
import { isCancelled } from 'shared-contracts/errors';
import { useHost } from 'shared-ui/island';
import { useSearchStore } from '../../condition/store.ts';
import { type NameChoice, isNear } from './groupSuggestions.ts';
import { loadCalls } from '../../gateway/loadCalls.ts';
import type { FormPage } from '../../condition/options/optionGroups.ts';

const PAUSE = 200;

/** The suggestions for a name. While a new answer loads, `found` holds the earlier ones. */
export interface Suggestions {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly found: readonly NameChoice[];
}

/** R8.05: tells whether the suggestions are an error: the call failed, or nothing fits. */
export function isSuggestionError({ state, found }: Suggestions): boolean {
  return state === 'failed' || (state === 'ready' && found.every(isNear));
}

const NONE: Suggestions = { state: 'idle', found: [] };

/**
 * R2.16: gives what fits the name. It asks when typing pauses; an empty `name` asks for nothing.
 */
export function useSuggestions(page: FormPage, name: string): Suggestions {
  const host = useHost();
  const store = useSearchStore();
  const [answer, setAnswer] = useState<Suggestions & { readonly name: string }>({
    ...NONE,
    name: '',
  });
  useEffect(() => {
    if (name === '') return undefined;
    const leave = new AbortController();
    const ask = setTimeout(() => {
      loadCalls()
        .then(({ fetchSuggestions }) => {
          // read when it asks, so that another option alone asks nothing
          const { condition } = store.getState().search;
          return fetchSuggestions(host, page, { name, condition }, leave.signal);
        })
        .then(
          (found) => {
            if (!leave.signal.aborted) setAnswer({ state: 'ready', found, name });
          },
          (error: unknown) => {
            if (!leave.signal.aborted && !isCancelled(error))
              setAnswer({ state: 'failed', found: [], name });
          },
        );
    }, PAUSE);
    return () => {
      clearTimeout(ask);
      leave.abort();
    };
  }, [host, name, page, store]);
  if (name === '') return NONE;
  // the list of the earlier text stays until the new one comes
  return answer.name === name ? answer : { state: 'loading', found: answer.found };
}
