import { useMemo, useRef, type SubmitEvent } from 'react';
import { parsePageQuery, toSearchQuery } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { modeSelected } from '../../condition/conditionSlice.ts';
import { selectMode } from '../../condition/placesAside.ts';
import { detailPart } from '../detail-search/detailPart.ts';
import { ModeTabs, tabId } from '../../fields/mode-tabs/ModeTabs.tsx';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import { FormContext } from '../../field-parts/FormContext.ts';
import { FormErrors } from './FormErrors.tsx';
import { HiddenRest } from './HiddenRest.tsx';
import { RowFields } from './RowFields.tsx';
import styles from './SearchPanel.module.css';
import { StickySearch } from './StickySearch.tsx';
import { useErrorTitle } from './useErrorTitle.ts';
import { useFirstCondition } from './useFirstCondition.ts';
import { useHydrated } from '../../field-parts/useHydrated.ts';
import { RESULT_PATH, sourceOf, useSearchSubmit } from './useSearchSubmit.ts';

/** Behind 詳細条件, or on the page of the detailed search while that is not there. */
const LATER = ['keyword', 'planDay'] as const;

interface SearchPanelProps {
  readonly page: PageName;
  readonly query: string;
  /** Every option on a page of its own, or what most searches need in a row. */
  readonly layout: 'row' | 'page';
  /** Stands in something that already has an edge. */
  readonly flat?: boolean;
  /** A search has left the form. */
  readonly onSubmitted?: () => void;
}

/** Which page's choice of fields the form shows. */
function formPageOf(layout: SearchPanelProps['layout'], flat: boolean) {
  if (layout === 'page') return 'detail';
  return flat ? 'result' : 'top';
}

/** R2.13. A GET form that works before and without scripts; with them it checks first. */
export function SearchPanel({ page, query, layout, flat = false, onSubmitted }: SearchPanelProps) {
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
  const mode = search.condition.searchMode;
  const formPage = formPageOf(layout, flat);
  const panelId = `${host.slot}-panel`;

  const searching = useMemo(
    () => ({ submit: () => form.current?.requestSubmit(), focus: parsePageQuery(query).focus }),
    [query],
  );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (submit()) onSubmitted?.();
  };

  return (
    <search
      ref={panel}
      aria-label={t('label')}
      className={styles.panel}
      data-flat={flat || undefined}
    >
      <ModeTabs
        mode={mode}
        panelId={panelId}
        hrefOf={(each) => `?${toSearchQuery(selectMode(search, each).condition)}`}
        onSelect={(each) => dispatch(modeSelected(each))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, mode)}>
        <form
          ref={form}
          id={`${panelId}-form`}
          className={styles.form}
          data-layout={layout}
          data-mode={mode}
          action={RESULT_PATH}
          method="get"
          noValidate
          onSubmit={onSubmit}
        >
          <FormErrors lacks={layout === 'page' ? [] : LATER} />
          {!hydrated && (
            <HiddenRest
              condition={search.condition}
              page={formPage}
              searchType={sourceOf(page, host.device)}
            />
          )}
          <FormContext value={searching}>
            {layout === 'page' ? (
              <detailPart.Part query={query} />
            ) : (
              <RowFields query={query} page={formPage} />
            )}
          </FormContext>
        </form>
      </div>
      {layout === 'row' && !flat && <StickySearch panel={panel} formId={`${panelId}-form`} />}
    </search>
  );
}
