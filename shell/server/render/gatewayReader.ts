import { ApiError } from 'shared-contracts/errors';
import { axiosRequestClient } from 'host-kit/request/axiosClient';
import type { RequestCall } from './messages.ts';

/** Bytes. */
const LONGEST_ANSWER = 5_000_000;

export interface ReaderOptions {
  /** R3.26. */
  readonly proxy?: { readonly host: string; readonly port: number } | false;
  /** R7.17. */
  readonly mockName?: string | undefined;
}

/**
 * Reads the gateway for the widgets of ONE page, in the name of its visitor's address, with the product's own client: identical
 * calls are sent once. Rejects with the error family.
 */
export function gatewayReader(
  gatewayUrl: string,
  visitor: string,
  { proxy = false, mockName }: ReaderOptions = {},
) {
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
  return (call: RequestCall): Promise<unknown> => {
    const key = `${call.method} ${call.path}?${call.query}`;
    const known = sent.get(key) ?? ask(call);
    sent.set(key, known);
    return known;
  };
}
export type GatewayReader = ReturnType<typeof gatewayReader>;
