import { ApiError, TimeoutError } from 'shared-contracts/errors';
import type { RequestCall } from './messages.ts';

const DEFAULT_TIMEOUT = 8000;
const MAX_BYTES = 5_000_000;

const ask = async (gatewayUrl: string, visitor: string, { method, path, query, timeout = DEFAULT_TIMEOUT }: RequestCall): Promise<unknown> => {
  const address = new URL(`/gora${path}${query === '' ? '' : `?${query}`}`, gatewayUrl);
  if (!address.pathname.startsWith('/gora/')) throw new ApiError('Not a path of the gateway', { status: -1, path });
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout), redirect: 'error', headers: { 'x-forwarded-for': visitor } });
  const text = await response.text();
  if (text.length > MAX_BYTES) throw new ApiError('Answer too large', { status: -1, path });
  if (method === 'TEXT' && response.ok) return text;
  let data: unknown;
  try { data = JSON.parse(text); } catch { data = undefined; }
  if (!response.ok || data === undefined) throw new ApiError(`Request failed with status ${response.status}`, { status: response.status, path, data });
  return data;
};

/** Reads the gateway for the widgets of ONE page, in the name of its visitor's address: identical calls are sent once. Rejects with the error family. */
export const gatewayReader = (gatewayUrl: string, visitor: string) => {
  const sent = new Map<string, Promise<unknown>>();
  return (call: RequestCall): Promise<unknown> => {
    const key = `${call.method} ${call.path}?${call.query}`;
    const known = sent.get(key) ?? ask(gatewayUrl, visitor, call).catch((error: unknown) => {
      if (error instanceof ApiError) throw error;
      if ((error as { name?: unknown } | null)?.name === 'TimeoutError') throw new TimeoutError(call.path, error);
      throw new ApiError('No answer', { status: -1, path: call.path, cause: error });
    });
    sent.set(key, known);
    return known;
  };
};
export type GatewayReader = ReturnType<typeof gatewayReader>;
