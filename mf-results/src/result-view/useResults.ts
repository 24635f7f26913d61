import { useEffect, useState } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { pagesAhead } from '../results/pagesAhead.ts';
import { toResultPage } from '../result-address/resultHref.ts';
import { useAfterSearch } from '../results/useAfterSearch.ts';
import { useCompareArrival } from '../compare/useCompareArrival.ts';
import { useNextPage } from '../results/useNextPage.ts';
import { useSearch } from '../results/useSearch.ts';
import { useSearchForm } from '../results/useSearchForm.ts';

/** Everything that happens without a click: the search of the address, what follows it, the next page, and what others say. */
export function useResults(props: WidgetProps, asked: SearchCondition): void {
  const host = useHost();
  const [ahead] = useState(() => pagesAhead(() => host.now()));
  useEffect(() => () => ahead.clear(), [ahead]);
  useSearch(props, ahead);
  useAfterSearch();
  useNextPage(asked, toResultPage(props.page), ahead);
  useSearchForm(props.query);
  useCompareArrival(asked.compareWith);
}
