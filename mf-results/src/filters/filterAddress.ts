import { parsePageQuery, toPageQuery, type SearchCondition } from 'shared-contracts/search';
import { useResultHref } from '../result-address/resultHref.ts';

/** The value of `act` in the address while the sheet of filters is open. */
const FILTER = 'filter';

/** Returns whether the address says that the sheet of filters is open. */
export function isFiltering(query: string): boolean {
  return parsePageQuery(query).act === FILTER;
}

/** Returns the function that makes the address of a search whose sheet of filters is open. */
export function useFilterHref(): (condition: SearchCondition) => string {
  const toHref = useResultHref();
  return (condition) => `${toHref(condition)}&${toPageQuery({ act: FILTER })}`;
}
