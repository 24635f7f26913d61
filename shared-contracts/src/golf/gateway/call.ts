import type * as z from 'zod/mini';

/** R9.01: the time-out of a search in milliseconds. */
export const SEARCH_TIMEOUT = 30_000;

/**
 * One call of the gateway. The gateway's route, `callGateway` and the check of recordings all use
 * it. A reply with a `result_status` other than 200 means that the call failed (R8.03).
 */
export interface GatewayCall<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Value = unknown,
> {
  readonly method: 'GET';
  /** The path below `/gora`. */
  readonly path: string;
  readonly query: Query;
  /**
   * R9.06: whether the reply has texts that the inventory has in several languages. `callGateway` then asks
   * for the page's by `lang`; Japanese needs none.
   */
  readonly hasTexts?: true;
  /** The schema of the reply on the wire. */
  readonly reply: Reply;
  /** The time-out in milliseconds; default: the 8000 of the request client (R9.01). */
  readonly timeout?: number;
  /** Converts a reply into the domain's objects for a widget, without wire names. */
  toValue(reply: z.output<Reply>): Value;
}

export function gatewayCall<Query extends z.ZodMiniType, Reply extends z.ZodMiniType, Value>(
  call: Omit<GatewayCall<Query, Reply, Value>, 'method'>,
): GatewayCall<Query, Reply, Value> {
  return { method: 'GET', ...call };
}
