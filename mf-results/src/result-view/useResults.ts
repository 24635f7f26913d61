import { useEffect, useState } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { pagesAhead } from '../results/pagesAhead.ts';
import { toResultPage } from '../result-address/resultHref.ts';
import { useAfterSearch } from '../results/useAfterSearch.ts';
import { useCompareArrival } from '../compare/useCompareArrival.ts';
import { useNextPage } from '../results/useNextPage.ts';
import { type AskedSearch, useSearch } from '../results/useSearch.ts';
import { useSearchAlert } from '../results/useSearchAlert.ts';
import { useSearchForm } from '../results/useSearchForm.ts';

/**
 * Runs everything that needs no click: the search of the address, the calls after it, the next
 * page, and events of other widgets.
 */
export function useResults(
  props: WidgetProps,
  search: AskedSearch & { readonly asked: SearchCondition },
): void {
  const { asked } = search;
  const host = useHost();
  const [ahead] = useState(() => pagesAhead(() => host.now()));
  useEffect(() => () => ahead.clear(), [ahead]);
  useSearch(props, search, ahead);
  useSearchAlert();
  useAfterSearch();
  useNextPage(asked, toResultPage(props.page), ahead);
  useSearchForm(props.query);
  useCompareArrival(asked.compareWith);
}
