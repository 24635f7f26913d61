import { useRef, type SubmitEvent } from 'react';
import { toSearchQuery } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/widget';
import { Button } from 'shared-ui/button';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { AreaField } from '../area-picker/AreaField.tsx';
import { modeSelected } from '../condition/conditionSlice.ts';
import { selectMode } from '../condition/placesAside.ts';
import { CountryCards } from '../countries/CountryCards.tsx';
import { CourseNameField } from '../course-name/CourseNameField.tsx';
import { FeeField } from '../fee/FeeField.tsx';
import { ModeTabs, tabId } from '../mode-tabs/ModeTabs.tsx';
import { PlayDateField } from '../play-date/PlayDateField.tsx';
import { QuickOptions } from '../quick-options/QuickOptions.tsx';
import { useSearchDispatch, useSearchSelector } from '../store.ts';
import { FormErrors } from './FormErrors.tsx';
import { HiddenRest } from './HiddenRest.tsx';
import styles from './SearchPanel.module.css';
import { StickySearch } from './StickySearch.tsx';
import { useErrorTitle } from './useErrorTitle.ts';
import { useFirstCondition } from './useFirstCondition.ts';
import { useHydrated } from './useHydrated.ts';
import { RESULT_PATH, sourceOf, useSearchSubmit } from './useSearchSubmit.ts';

interface SearchPanelProps {
  readonly page: PageName;
  readonly query: string;
  /** The fields below each other on a page of their own, or in a row. */
  readonly layout: 'row' | 'page';
  /** Stands in something that already has an edge. */
  readonly flat?: boolean;
  /** A search has left the form. */
  readonly onSubmitted?: () => void;
}

/** R2.13. A GET form that works before and without scripts; with them it checks first. */
export const SearchPanel = ({ page, query, layout, flat = false, onSubmitted }: SearchPanelProps) => {
  const t = useTranslations('form');
  const host = useHost();
  const dispatch = useSearchDispatch();
  const search = useSearchSelector((state) => state.search);
  const wrong = useSearchSelector(({ validation }) => validation.errors.length > 0);
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const submit = useSearchSubmit(page);
  useFirstCondition(form, page, query);
  useErrorTitle(t('errorTitle'), wrong);
  const { condition } = search;
  const isOverseas = condition.searchMode === 'overseas';
  const panelId = `${host.slot}-panel`;

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (submit()) onSubmitted?.();
  };

  return (
    <search ref={panel} aria-label={t('label')} className={styles.panel} data-flat={flat || undefined}>
      <ModeTabs
        mode={condition.searchMode} panelId={panelId}
        hrefOf={(mode) => `?${toSearchQuery(selectMode(search, mode).condition)}`} onSelect={(mode) => dispatch(modeSelected(mode))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, condition.searchMode)}>
        <form ref={form} id={`${panelId}-form`} className={styles.form} data-layout={layout} action={RESULT_PATH} method="get" noValidate onSubmit={onSubmit}>
          <FormErrors />
          {!hydrated && <HiddenRest condition={condition} searchType={sourceOf(page, host.device)} />}
          <fieldset className={styles.place} hidden={isOverseas} disabled={isOverseas}><AreaField query={query} /></fieldset>
          <fieldset className={styles.countries} hidden={!isOverseas} disabled={!isOverseas}><CountryCards /></fieldset>
          <div className={styles.date}><PlayDateField /></div>
          <div className={styles.fee}><FeeField /></div>
          <div className={styles.submit}><Button look="primary" type="submit">{t('submit')}</Button></div>
          <div className={styles.more}><CourseNameField /><QuickOptions /></div>
        </form>
      </div>
      {layout === 'row' && !flat && <StickySearch panel={panel} formId={`${panelId}-form`} />}
    </search>
  );
};
