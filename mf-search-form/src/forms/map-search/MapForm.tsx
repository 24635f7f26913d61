import { useRef, type SubmitEvent } from 'react';
import {
  submissionErrors,
  toSearchQuery,
  wireNames,
  type SearchCondition,
} from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useStore } from 'react-redux';
import { AreaField } from '../../fields/area-picker/AreaField.tsx';
import { clearDraft } from '../../condition/remembered/draft.ts';
import { storeInSession, storeSearch } from '../../condition/remembered/storedCondition.ts';
import { submitAccepted, submitRefused } from '../../condition/validationSlice.ts';
import { FeeField } from '../../fields/fee/FeeField.tsx';
import { PlayDateField } from '../../fields/play-date/PlayDateField.tsx';
import { FormErrors } from '../search-panel/FormErrors.tsx';
import { useErrorTitle } from '../search-panel/useErrorTitle.ts';
import { useFirstCondition } from '../search-panel/useFirstCondition.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { useCondition, useSearchDispatch, type SearchState } from '../../condition/store.ts';
import styles from './MapForm.module.css';
import { MAP_PATH, mapHref } from './mapAddress.ts';

/** The fields that this form does not have. Errors at them link to the detailed search. */
const LACKS = ['courseName', 'keyword', 'planDay'] as const;

/** What the controls of this form send, and what does not concern a map. */
const SENT: readonly (keyof SearchCondition)[] = [
  'area',
  'country',
  'courseName',
  'playDate',
  'widthday',
  'ratesMin',
  'ratesMax',
  'page',
  'compareWith',
  'view',
  'searchType',
  'searchMode',
];

/** Holds the rest of the condition, for a form without scripts. */
function Rest({ condition }: { readonly condition: SearchCondition }) {
  const names = new Set(SENT.flatMap(wireNames));
  const rest = [...new URLSearchParams(toSearchQuery(condition))].filter(
    ([name]) => !names.has(name),
  );
  return (
    <>
      <input type="hidden" name={wireNames('searchType')[0]} value="pc_map_search" />
      {rest.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/**
 * R5.24: gives the listener of the submit. A map needs an area in Japan; the rest of the condition
 * goes with it.
 */
function useMapSubmit(): (event: SubmitEvent) => void {
  const host = useHost();
  const dispatch = useSearchDispatch();
  const store = useStore<SearchState>();
  return (event) => {
    event.preventDefault();
    const { condition } = store.getState().search;
    const errors = submissionErrors(condition, 'map');
    if (errors.length > 0) {
      dispatch(submitRefused(errors));
      return;
    }
    dispatch(submitAccepted());
    storeInSession(host.storage, condition);
    storeSearch(host.storage, condition);
    clearDraft(host.storage);
    host.navigate(mapHref(condition));
  };
}

/**
 * Asks for the area, the date and the fee of a map search. It is a GET form that works without
 * scripts.
 */
export function MapForm({ query }: { readonly query: string }) {
  const t = useTranslations('map');
  const form = useRef<HTMLFormElement>(null);
  const condition = useCondition();
  const hydrated = useHydrated();
  const onSubmit = useMapSubmit();
  useFirstCondition(form, 'map', query);
  useErrorTitle();
  return (
    <search aria-label={t('form')}>
      <form
        ref={form}
        className={styles.form}
        action={MAP_PATH}
        method="get"
        noValidate
        onSubmit={onSubmit}
      >
        <FormErrors lacks={LACKS} />
        {!hydrated && <Rest condition={condition} />}
        <AreaField query={query} />
        <PlayDateField />
        <FeeField />
        <div className={styles.submit}>
          <Button look="primary" type="submit">
            {t('submit')}
          </Button>
        </div>
      </form>
    </search>
  );
}
