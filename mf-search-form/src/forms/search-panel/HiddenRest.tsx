import {
  TOP_OPTIONS,
  toSearchQuery,
  wireNames,
  type SearchCondition,
} from 'shared-contracts/search';
import { groupsOf, type FormPage } from '../../condition/options/optionGroups.ts';

/** What every form's controls send by themselves, and what belongs to the results that the form leaves. */
const SENT: readonly (keyof SearchCondition)[] = [
  'searchMode',
  'area',
  'country',
  'playDate',
  'widthday',
  'ratesMin',
  'ratesMax',
  'courseName',
  'page',
  'compareWith',
  'searchType',
];

interface HiddenRestProps {
  readonly condition: SearchCondition;
  readonly page: FormPage;
  readonly searchType: string;
}

/** The rest of the condition, so that a form that no script has reached loses nothing of it. */
export function HiddenRest({ condition, page, searchType }: HiddenRestProps) {
  const { searchMode } = condition;
  const options =
    page === 'detail'
      ? groupsOf(page, searchMode).flatMap(({ fields }) => fields)
      : TOP_OPTIONS[searchMode];
  const shown = [...SENT, ...options];
  const names = new Set(shown.flatMap(wireNames));
  return (
    <>
      <input type="hidden" name={wireNames('searchMode')[0]} value={searchMode} />
      <input type="hidden" name={wireNames('searchType')[0]} value={searchType} />
      {[...new URLSearchParams(toSearchQuery(condition))]
        .filter(([name]) => !names.has(name))
        .map(([name, value], index) => (
          // the pairs of a query have no other identity than their place
          // oxlint-disable-next-line react/no-array-index-key
          <input key={index} type="hidden" name={name} value={value} />
        ))}
    </>
  );
}
