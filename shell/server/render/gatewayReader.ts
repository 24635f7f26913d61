import { ApiError } from 'shared-contracts/errors';
import { axiosRequestClient } from 'host-kit/request/axiosClient';
import type { GatewayReader, RequestCall } from './messages.ts';

/** The longest accepted answer in bytes. */
const LONGEST_ANSWER = 5_000_000;

export interface ReaderOptions {
  /** R3.26: the proxy between this server and the gateway; false for none. */
  readonly proxy?: { readonly host: string; readonly port: number } | false;
  /** R7.17: the mock that answers instead of the gateway. */
  readonly mockName?: string | undefined;
}

/**
 * Returns a reader of the gateway for the widgets of ONE page. It names the visitor's address to
 * the gateway, and sends identical calls once. It rejects with an error of
 * `shared-contracts/errors`.
 */
export function gatewayReader(
  gatewayUrl: string,
  visitor: string,
  { proxy = false, mockName }: ReaderOptions = {},
): GatewayReader {
  const client = axiosRequestClient({
    baseUrl: new URL('/gora', gatewayUrl).href,
    headers: { 'x-forwarded-for': visitor },
    mockName,
    transport: { proxy, maxContentLength: LONGEST_ANSWER, maxRedirects: 0 },
  });
  const ask = async ({ method, path, query, timeout }: RequestCall): Promise<unknown> => {
    const address = `${path}${query === '' ? '' : `?${query}`}`;
    if (!new URL(`/gora${address}`, gatewayUrl).pathname.startsWith('/gora/'))
      throw new ApiError('Not a path of the gateway', { status: -1, path });
    const options = timeout === undefined ? {} : { timeout };
    const answer = await (method === 'TEXT'
      ? client.text(address, options)
      : client.get(address, options));
    if (answer === undefined) throw new ApiError('Answer is empty', { status: -1, path });
    return answer;
  };
  const sent = new Map<string, Promise<unknown>>();
  return (call) => {
    const key = `${call.method} ${call.path}?${call.query}`;
    const known = sent.get(key) ?? ask(call);
    sent.set(key, known);
    return known;
  };
}
