import {
  TOP_OPTIONS,
  toSearchQuery,
  wireNames,
  type SearchCondition,
} from 'shared-contracts/search';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { groupsOf, type FormPage } from '../../condition/options/optionGroups.ts';
import { useAskedCondition } from '../../condition/store.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { carriedQuery, sourceOf } from './useSearchSubmit.ts';

/** What the controls of every form send, and what belongs to the results that the form leaves. */
const SENT: readonly (keyof SearchCondition)[] = [
  'searchMode',
  'area',
  'country',
  'playDate',
  'widthday',
  'players',
  'ratesMin',
  'ratesMax',
  'courseName',
  'page',
  'compareWith',
  'searchType',
];

interface HiddenRestProps extends WidgetProps {
  /** The page whose choice of fields the form shows. */
  readonly formPage: FormPage;
}

/**
 * Holds the part of the condition that no control of the form sends, so that a form without scripts
 * loses nothing of it. Renders nothing once scripts run.
 */
export function HiddenRest({ page, query, formPage }: HiddenRestProps) {
  const { device } = useHost();
  const condition = useAskedCondition();
  if (useHydrated()) return null;
  const { searchMode } = condition;
  const options =
    formPage === 'detail'
      ? groupsOf(formPage, searchMode).flatMap(({ fields }) => fields)
      : TOP_OPTIONS[searchMode];
  const shown = [...SENT, ...options];
  const names = new Set(shown.flatMap(wireNames));
  return (
    <>
      <input type="hidden" name={wireNames('searchMode')[0]} value={searchMode} />
      <input type="hidden" name={wireNames('searchType')[0]} value={sourceOf(page, device)} />
      {[
        ...[...new URLSearchParams(toSearchQuery(condition))].filter(([name]) => !names.has(name)),
        ...new URLSearchParams(carriedQuery(query)),
      ].map(([name, value], index) => (
        // the pairs of a query have no identity but their place
        // oxlint-disable-next-line react/no-array-index-key
        <input key={index} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
