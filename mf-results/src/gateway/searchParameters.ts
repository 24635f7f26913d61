import { SECRET_PLANS } from 'shared-contracts/gateway';
import { toGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import type { QueryParams } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';

/**
 * R7.03: returns the gateway's query of a search. R2.07: the page of secret plans searches only
 * those.
 */
export function searchParameters(condition: SearchCondition, page: ResultPage): QueryParams {
  return {
    ...toGatewayQuery(condition),
    ...(page === 'secret' && SECRET_PLANS),
  };
}
