import { type ComponentProps, useRef } from 'react';
import { toSearchQuery } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { detailPart } from '../detail-search/detailPart.ts';
import { ModeTabs, tabId } from '../../fields/mode-tabs/ModeTabs.tsx';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import { FormContext } from '../../field-parts/FormContext.ts';
import { FormErrors } from './FormErrors.tsx';
import { HiddenRest } from './HiddenRest.tsx';
import { RowFields } from './RowFields.tsx';
import styles from './SearchPanel.module.css';
import { sheetPart } from '../search-sheet/sheetPart.ts';
import { useSheet } from '../search-sheet/useSheet.ts';
import { StickySearch } from './StickySearch.tsx';
import { useErrorTitle } from './useErrorTitle.ts';
import { useFirstCondition } from './useFirstCondition.ts';
import { resultPathOf, useSearchSubmit } from './useSearchSubmit.ts';
import { modeSelected } from '../../condition/conditionSlice.ts';
import { selectMode } from '../../condition/placesAside.ts';

/**
 * The fields behind 詳細条件. Errors at them link to the detailed search when the form does not show
 * them.
 */
const LATER = ['keyword', 'planDay'] as const;

interface SearchPanelProps {
  readonly page: PageName;
  readonly query: string;
  /** The field that the address opens, '' for none. */
  readonly focus: string;
  /** `page` shows every option on a page of its own, `row` shows what most searches need. */
  readonly layout: 'row' | 'page';
  /** Whether the panel stands in something that has an edge already. */
  readonly flat?: boolean;
  /** Called when a search has left the form. */
  readonly onSubmitted?: () => void;
}

/** Gives the choice of fields that the form shows. */
function formPageOf(layout: SearchPanelProps['layout'], flat: boolean) {
  if (layout === 'page') return 'detail';
  return flat ? 'result' : 'top';
}

/** R2.13: shows the tabs of the three modes. Without scripts each leads to the page in its mode. */
function PanelTabs({ panelId }: { readonly panelId: string }) {
  const dispatch = useSearchDispatch();
  const search = useSearchSelector((state) => state.search);
  return (
    <ModeTabs
      mode={search.condition.searchMode}
      panelId={panelId}
      hrefOf={(mode) => `?${toSearchQuery(selectMode(search, mode).condition)}`}
      onSelect={(mode) => dispatch(modeSelected(mode))}
    />
  );
}

/** Shows the fields of the page's form. */
function PanelFields({
  layout,
  ...row
}: Pick<SearchPanelProps, 'layout'> & ComponentProps<typeof RowFields>) {
  return layout === 'page' ? <detailPart.Part query={row.query} /> : <RowFields {...row} />;
}

interface PanelSheetProps {
  readonly sheet: ReturnType<typeof useSheet>;
  readonly query: string;
  readonly submit: () => void;
}

/** Shows the sheet of a phone while it is open. It searches through the form. */
function PanelSheet({ sheet: { start, close, leave }, query, submit }: PanelSheetProps) {
  if (!start) return null;
  const search = () => {
    leave();
    submit();
  };
  return <sheetPart.Part query={query} start={start} onClose={close} onSearch={search} />;
}

/**
 * R2.13: shows the search form with its tabs. It is a GET form that works without scripts; with
 * scripts it checks the condition first.
 */
export function SearchPanel({
  page,
  query,
  focus,
  layout,
  flat = false,
  onSubmitted,
}: SearchPanelProps) {
  const t = useTranslations('form');
  const { slot } = useHost();
  const mode = useSearchSelector(({ search }) => search.condition.searchMode);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const sheet = useSheet(query, focus);
  const onSubmit = useSearchSubmit({ page, query }, { focus, openSheet: sheet.open, onSubmitted });
  useFirstCondition(form, page, query);
  useErrorTitle();
  const formPage = formPageOf(layout, flat);
  const panelId = `${slot}-panel`;

  const submit = () => form.current?.requestSubmit();
  return (
    <FormContext value={{ submit, focus, openSheet: sheet.open }}>
      <search aria-label={t('label')} className={styles.panel} data-flat={flat || undefined}>
        <PanelTabs panelId={panelId} />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, mode)}>
          <form
            ref={form}
            id={`${panelId}-form`}
            className={styles.form}
            data-layout={layout}
            data-mode={mode}
            action={resultPathOf(page)}
            method="get"
            noValidate
            onSubmit={onSubmit}
          >
            <FormErrors lacks={layout === 'page' ? [] : LATER} />
            <HiddenRest page={page} query={query} formPage={formPage} />
            <PanelFields layout={layout} query={query} page={formPage} button={button} />
          </form>
        </div>
        {layout === 'row' && !flat && <StickySearch button={button} formId={`${panelId}-form`} />}
        <PanelSheet sheet={sheet} query={query} submit={submit} />
      </search>
    </FormContext>
  );
}
