import { useRef, type SubmitEvent } from 'react';
import {
  DEFAULT_SOLO_ORDER,
  pageWireName,
  soloSubmissionErrors,
  soloWireName,
  toSoloQuery,
  wireName,
  type SearchSource,
} from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useStore } from 'react-redux';
import { AreaField } from '../../fields/area-picker/AreaField.tsx';
import { submitAccepted, submitRefused } from '../../condition/validationSlice.ts';
import { CourseNameField } from '../../fields/course-name/CourseNameField.tsx';
import { PlayDateField } from '../../fields/play-date/PlayDateField.tsx';
import { FormErrors } from '../search-panel/FormErrors.tsx';
import { useErrorTitle } from '../search-panel/useErrorTitle.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { useSearchDispatch, useSearchSelector, type SearchState } from '../../condition/store.ts';
import { toFormError } from '../../condition/soloAddress.ts';
import { ROUNDS_ID, SOLO_PATH } from '../../condition/soloHref.ts';
import { SoloFee } from './SoloFee.tsx';
import styles from './SoloForm.module.css';
import { SoloOptions } from './SoloOptions.tsx';
import { selectSolo } from '../../condition/selectSolo.ts';
import { useFirstSolo } from './useFirstSolo.ts';

/** R3.11: says that this form searched. */
const SOURCE: SearchSource = 'pc_solo_search';

/**
 * R5.26: gives the listener of the submit. It checks the rules of the solo search and goes to the
 * rounds; `onSearched` hears that it goes.
 */
function useSoloSubmit(onSearched: () => void): (event: SubmitEvent) => void {
  const host = useHost();
  const dispatch = useSearchDispatch();
  const store = useStore<SearchState>();
  return (event) => {
    event.preventDefault();
    const condition = selectSolo(store.getState());
    const errors = soloSubmissionErrors(condition);
    if (errors.length > 0) {
      dispatch(submitRefused(errors.map(toFormError)));
      return;
    }
    dispatch(submitAccepted());
    const source = `${wireName('searchType')}=${SOURCE}`;
    onSearched();
    host.navigate(`${SOLO_PATH}?${toSoloQuery(condition)}&${source}#${ROUNDS_ID}`);
  };
}

/** Holds what no control of the form sends, for a form without scripts. */
function HiddenSolo() {
  const { lid, tt, order } = useSearchSelector(({ solo }) => solo);
  if (useHydrated()) return null;
  return (
    <>
      <input type="hidden" name={pageWireName('isSubmitted')} value="1" />
      <input type="hidden" name={wireName('searchType')} value={SOURCE} />
      {order !== DEFAULT_SOLO_ORDER && (
        <input type="hidden" name={soloWireName('order')} value={order} />
      )}
      {lid !== '' && <input type="hidden" name={soloWireName('lid')} value={lid} />}
      {tt !== '' && <input type="hidden" name={soloWireName('tt')} value={tt} />}
    </>
  );
}

/**
 * Asks for a solo search in one column: where, when, for how much, how. It is a GET form that works
 * without scripts.
 */
export function SoloForm({
  query,
  onSearched,
}: {
  readonly query: string;
  readonly onSearched: () => void;
}) {
  const t = useTranslations('solo');
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = useSoloSubmit(onSearched);
  useFirstSolo(form, query);
  useErrorTitle();
  return (
    <search aria-label={t('form')}>
      <form
        ref={form}
        className={styles.form}
        action={`${SOLO_PATH}#${ROUNDS_ID}`}
        method="get"
        noValidate
        onSubmit={onSubmit}
      >
        <p className={styles.tag}>{t('tag')}</p>
        <FormErrors />
        <HiddenSolo />
        <CourseNameField page="solo" name={soloWireName('courseName')} />
        <AreaField query={query} />
        <PlayDateField />
        <SoloFee />
        <SoloOptions />
        <div className={styles.submit} data-sticks="end">
          <Button look="primary" type="submit">
            {t('submit')}
          </Button>
        </div>
      </form>
    </search>
  );
}
