import type * as z from 'zod/mini';
import { InvalidReplyError, RefusedReplyError } from '../../platform/errors/index.ts';
import type { QueryParams, RequestOptions, WidgetHost } from '../../platform/widget/index.ts';
import type { GatewayCall } from './call.ts';

const OK = 200;

/**
 * Checks a reply and returns its value. Throws `InvalidReplyError` for a wrong shape,
 * `RefusedReplyError` when the reply says that the call failed.
 */
export function readReply<Reply extends z.ZodMiniType, Value>(
  {
    path,
    reply,
    toValue,
  }: Pick<GatewayCall<z.ZodMiniType, Reply, Value>, 'path' | 'reply' | 'toValue'>,
  body: unknown,
): Value {
  const { data, error } = reply.safeParse(body);
  if (error) throw new InvalidReplyError(path, error);
  const { result_status: status = OK } = data as { readonly result_status?: number };
  if (status !== OK) throw new RefusedReplyError(path, status);
  return toValue(data as z.output<Reply>);
}

/**
 * Sends a call and returns the value of its reply. `signal` cancels it; `timeout` replaces the
 * call's own. Rejects only with errors of `shared-contracts/errors`.
 */
export async function callGateway<Query extends z.ZodMiniType, Reply extends z.ZodMiniType, Value>(
  { request, locale }: Pick<WidgetHost, 'request' | 'locale'>,
  call: GatewayCall<Query, Reply, Value>,
  query: z.input<Query> & QueryParams,
  {
    signal,
    singular,
    timeout = call.timeout,
  }: Pick<RequestOptions, 'signal' | 'singular' | 'timeout'> = {},
): Promise<Value> {
  const asked = call.hasTexts && locale !== 'ja-JP' ? { ...query, lang: locale } : query;
  return readReply(call, await request.get(call.path, { query: asked, signal, singular, timeout }));
}
