import type * as z from 'zod/mini';

/**
 * One call of the gateway: its path below `/gora`, the query that it takes and the reply that it gives.
 * The gateway's route and the widgets' `fetchX` are both written from it.
 */
export interface GatewayCall<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET';
  readonly path: string;
  readonly query: Query;
  readonly reply: Reply;
}

export function gatewayCall<Query extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  path: string,
  query: Query,
  reply: Reply,
): GatewayCall<Query, Reply> {
  return { method: 'GET', path, query, reply };
}
