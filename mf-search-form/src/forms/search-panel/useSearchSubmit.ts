import type { SubmitEvent } from 'react';
import {
  parsePageQuery,
  submissionErrors,
  toPageQuery,
  toSearchQuery,
  withoutHidden,
  type SearchCondition,
  type SearchError,
  type SearchSource,
} from 'shared-contracts/search';
import type { Translate } from 'shared-contracts/labels';
import type { BrowserHost, WidgetProps } from 'shared-contracts/widget';
import type { PageName } from 'shared-contracts/site';
import { useHost, useLabel } from 'shared-ui/island';
import { useStore } from 'react-redux';
import { clearDraft } from '../../condition/remembered/draft.ts';
import { formOf } from '../../condition/initialCondition.ts';
import { rememberSearch } from '../../condition/remembered/searchHistory.ts';
import { storeInSession, storeSearch } from '../../condition/remembered/storedCondition.ts';
import type { SearchingForm } from '../../field-parts/FormContext.ts';
import { isWide } from '../../field-parts/useIsWide.ts';
import { submitAccepted, submitRefused } from '../../condition/validationSlice.ts';
import { useSearchDispatch, type SearchState } from '../../condition/store.ts';

/** R2.07: the path of the results to which the form of a page leads: secret plans stay on their own page. */
export function resultPathOf(page: PageName): string {
  return page === 'secret' ? '/secret/result/' : '/search/result/';
}

/** R3.11: says which form searched. */
export function sourceOf(page: PageName, device: BrowserHost['device']): SearchSource {
  if (page === 'detail') return 'pc_detail_search';
  return page === 'sp-top' || device === 'MB' ? 'sp_top_search' : 'pc_top_search';
}

/**
 * R3.02: returns what a search takes along from the address of its page, although it is no condition:
 * the course, the kind and the menu that the visitor came by, and the advertised courses.
 */
export function carriedQuery(address: string): string {
  const { courseId, tt, menu, adCourseIds } = parsePageQuery(address);
  return toPageQuery({ courseId, tt, menu, adCourseIds });
}

/** R4.19: tells the page that a search has an error, so that the results empty. */
export function publishError(
  { bus }: BrowserHost,
  { code, message }: SearchError,
  label: Translate,
): void {
  bus.publish('search-form:validation-failed', { code, message: label(message) });
}

interface SubmitOptions extends SearchingForm {
  readonly onSubmitted: (() => void) | undefined;
}

/**
 * R5.23, R5.27: gives the listener of the form's submit. It checks the condition and goes to the
 * results, then calls `onSubmitted`. Errors stay in the store, for the summary and the fields; where
 * only the area is missing, its field opens too; on a phone it does so alone. A search leaves no entry
 * of the history at which the sheet is open.
 */
export function useSearchSubmit(
  { page, query: address }: WidgetProps,
  { focus, openSheet, onSubmitted }: SubmitOptions,
): (event: SubmitEvent) => void {
  const host = useHost();
  const label = useLabel();
  const dispatch = useSearchDispatch();
  const store = useStore<SearchState>();
  return (event) => {
    event.preventDefault();
    const { search } = store.getState();
    const form = formOf(page);
    const condition: SearchCondition = {
      ...withoutHidden(search.condition),
      page: 1,
      compareWith: form === 'result' ? search.condition.compareWith : [],
      searchType: sourceOf(page, host.device),
    };
    const errors = submissionErrors(condition, form);
    if (errors[0]) {
      const lacksArea = !errors[1] && errors[0].field === 'area';
      if (!lacksArea || !openSheet || isWide()) {
        dispatch(submitRefused(errors));
        if (form === 'result') publishError(host, errors[0], label);
      }
      if (lacksArea) document.getElementById(`${host.slot}-area`)?.click();
      return;
    }
    dispatch(submitAccepted());
    const kept = { ...condition, compareWith: [] };
    storeInSession(host.storage, kept);
    storeSearch(host.storage, kept);
    clearDraft(host.storage);
    const query = [toSearchQuery(condition), carriedQuery(address)].filter(Boolean).join('&');
    rememberSearch(host.storage, condition);
    host.bus.publish('search-form:search-submitted', { query });
    host.navigate(`${resultPathOf(page)}?${query}`, { replace: Boolean(focus) });
    onSubmitted?.();
  };
}
