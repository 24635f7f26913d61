import { SECRET_PLANS } from 'shared-contracts/gateway';
import { toGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import type { QueryParams } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';

/** R7.03; R2.07: the page of secret plans looks through those instead. */
export function searchParameters(condition: SearchCondition, page: ResultPage): QueryParams {
  return {
    ...toGatewayQuery(condition),
    ...(page === 'secret' && SECRET_PLANS),
  };
}
