import type * as z from 'zod/mini';

/** R9.01: milliseconds that a search may take. */
export const SEARCH_TIMEOUT = 30_000;

/**
 * One call of the gateway, told once: the gateway's route, `callGateway` and the check of recordings are all
 * written from it. A reply that names a `result_status` other than 200 has failed (R8.03).
 */
export interface GatewayCall<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Value = unknown,
> {
  readonly method: 'GET';
  /** Below `/gora`. */
  readonly path: string;
  readonly query: Query;
  /** What goes over the wire. */
  readonly reply: Reply;
  /** Milliseconds; the request client's 8000 where it is absent (R9.01). */
  readonly timeout?: number;
  /** What a widget gets of a reply: the domain's own objects, without a name of the wire. */
  toValue(reply: z.output<Reply>): Value;
}

export function gatewayCall<Query extends z.ZodMiniType, Reply extends z.ZodMiniType, Value>(
  call: Omit<GatewayCall<Query, Reply, Value>, 'method'>,
): GatewayCall<Query, Reply, Value> {
  return { method: 'GET', ...call };
}
