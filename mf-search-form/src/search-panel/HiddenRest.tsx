import { toSearchQuery, wireNames, type SearchCondition } from 'shared-contracts/search';

/** What this form's controls send by themselves. */
const CONTROLLED: readonly (keyof SearchCondition)[] = [
  'searchMode', 'area', 'country', 'playDate', 'widthday', 'ratesMin', 'ratesMax', 'courseName',
  'planDay', 'planDayDetail', 'assurance2r', 'lunch', 'caddie', 'cart', 'compeTypes', 'continueStock',
  // these belong to the results that the form leaves
  'page', 'compareWith', 'searchType',
];
const names = new Set(CONTROLLED.flatMap(wireNames));

/** The rest of the condition, so that a form that no script has reached loses nothing of it. */
export const HiddenRest = ({ condition, searchType }: { readonly condition: SearchCondition; readonly searchType: string }) => (
  <>
    <input type="hidden" name={wireNames('searchMode')[0]} value={condition.searchMode} />
    <input type="hidden" name={wireNames('searchType')[0]} value={searchType} />
    {[...new URLSearchParams(toSearchQuery(condition))].filter(([name]) => !names.has(name)).map(([name, value], index) => (
      // the pairs of a query have no other identity than their place
      // oxlint-disable-next-line react/no-array-index-key
      <input key={index} type="hidden" name={name} value={value} />
    ))}
  </>
);
