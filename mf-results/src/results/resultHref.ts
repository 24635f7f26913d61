import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';

/** R2.04 */
export const RESULT_PATH = '/search/result/';
/** R2.03: where every condition can be changed. */
const DETAIL_PATH = '/search/';

/** The result page of a condition; the whole search is in the address. */
export const resultHref = (condition: SearchCondition): string => `${RESULT_PATH}?${toSearchQuery(condition)}`;

export const detailHref = (condition: SearchCondition): string => `${DETAIL_PATH}?${toSearchQuery(condition)}`;
