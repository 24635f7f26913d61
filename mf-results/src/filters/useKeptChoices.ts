import { useEffect, useEffectEvent, useState } from 'react';
import { parseSearchQuery, type SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { RESULT_PATHS, useResultHref, useResultPage } from '../result-address/resultHref.ts';
import { isFiltering } from './filterAddress.ts';

/**
 * Keeps what was chosen in the sheet when Back closes it, as every other way out of it does. Each choice took
 * the place of the sheet's own entry of the history, so the entry before it still has the search with which
 * the sheet was opened.
 */
export function useKeptChoices(condition: SearchCondition): void {
  const host = useHost();
  const page = useResultPage();
  const toHref = useResultHref();
  const [opened] = useState(condition);
  const keep = useEffectEvent(() => {
    const { pathname, search } = window.location;
    const query = search.slice(1);
    if (pathname !== RESULT_PATHS[page] || isFiltering(query)) return;
    const present = parseSearchQuery(query, { now: host.now(), form: 'result' }).condition;
    const before = toHref(opened);
    const chosen = toHref(condition);
    if (chosen !== before && toHref(present) === before)
      host.navigate(chosen, { replace: true, keepPosition: true });
  });
  useEffect(() => () => keep(), []);
}
