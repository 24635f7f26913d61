import { useRef, type SubmitEvent } from 'react';
import {
  pageWireName,
  soloSubmissionErrors,
  soloWireName,
  toSoloQuery,
  wireName,
  type SearchSource,
} from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useStore } from 'react-redux';
import { AreaField } from '../../fields/area-picker/AreaField.tsx';
import { submitAccepted, submitRefused } from '../../condition/validationSlice.ts';
import { CourseNameField } from '../../fields/course-name/CourseNameField.tsx';
import { PlayDateField } from '../../fields/play-date/PlayDateField.tsx';
import { FormErrors } from '../search-panel/FormErrors.tsx';
import { useErrorTitle } from '../search-panel/useErrorTitle.ts';
import { useHydrated } from '../../field-parts/useHydrated.ts';
import { useSearchDispatch, useSearchSelector, type SearchState } from '../../condition/store.ts';
import { toFormError } from '../../condition/soloAddress.ts';
import { SOLO_PATH } from '../../condition/soloHref.ts';
import { SoloFee } from './SoloFee.tsx';
import styles from './SoloForm.module.css';
import { SoloOptions } from './SoloOptions.tsx';
import { selectSolo } from '../../condition/selectSolo.ts';
import { useFirstSolo } from './useFirstSolo.ts';

/** R3.11: says that this form searched. */
const SOURCE: SearchSource = 'pc_solo_search';

/**
 * R5.26: gives the listener of the submit. It checks the rules of the solo search and goes to the
 * rounds.
 */
function useSoloSubmit(): (event: SubmitEvent) => void {
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
    host.navigate(`${SOLO_PATH}?${toSoloQuery(condition)}&${source}`);
  };
}

/** Holds what no control of the form sends, for a form without scripts. */
function HiddenSolo() {
  const { lid, tt } = useSearchSelector(({ solo }) => solo);
  if (useHydrated()) return null;
  return (
    <>
      <input type="hidden" name={pageWireName('isSubmitted')} value="1" />
      <input type="hidden" name={wireName('searchType')} value={SOURCE} />
      {lid !== '' && <input type="hidden" name={soloWireName('lid')} value={lid} />}
      {tt !== '' && <input type="hidden" name={soloWireName('tt')} value={tt} />}
    </>
  );
}

/** Offers the fee and the options. It is open until a search has been made. */
function MoreWishes({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTranslations('solo');
  return (
    <details className={styles.more} open={isOpen} suppressHydrationWarning>
      <summary>
        {t('more')}
        <Icon name="chevronDown" size={18} />
      </summary>
      <div className={styles.options}>
        <SoloFee />
        <SoloOptions />
      </div>
    </details>
  );
}

/**
 * Asks for a solo search in one column: where, when, for how much, how. It is a GET form that works
 * without scripts.
 */
export function SoloForm({
  query,
  isSearch,
}: {
  readonly query: string;
  readonly isSearch: boolean;
}) {
  const t = useTranslations('solo');
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = useSoloSubmit();
  useFirstSolo(form, query);
  useErrorTitle();
  return (
    <search aria-label={t('form')}>
      <form
        ref={form}
        className={styles.form}
        action={SOLO_PATH}
        method="get"
        noValidate
        onSubmit={onSubmit}
      >
        <p className={styles.tag}>{t('tag')}</p>
        <FormErrors />
        <HiddenSolo />
        <CourseNameField page="top" name={soloWireName('courseName')} />
        <AreaField query={query} />
        <PlayDateField />
        <MoreWishes isOpen={!isSearch} />
        <div className={styles.submit} data-sticks="end">
          <Button look="primary" type="submit">
            {t('submit')}
          </Button>
        </div>
      </form>
    </search>
  );
}
