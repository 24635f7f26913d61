import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiError } from 'shared-contracts/errors';
import type { GatewayAnswers } from './gatewayAnswers.ts';
import type { GatewayReader, RequestCall } from 'server-kit/renderer/messages';

/** R7.15: returns whether a path stays below `/gora`; `/../admin` does not. */
function isBelowBase(path: string): boolean {
  return new URL(`/gora${path}`, 'http://gateway').pathname.startsWith('/gora/');
}

/**
 * Returns a reader of the gateway for the widgets of ONE page. It names the visitor's address to
 * the gateway, and sends identical calls once. It rejects with an error of
 * `shared-contracts/errors`.
 */
export function gatewayReader(answers: GatewayAnswers, visitor: string): GatewayReader {
  // a renderer asks over its channel, which belongs to no request
  const inRequest = AsyncLocalStorage.snapshot();
  const ask = async (call: RequestCall): Promise<string> => {
    const { path } = call;
    if (!isBelowBase(path)) throw new ApiError('Not a path of the gateway', { status: -1, path });
    return inRequest(() => answers.read(call, visitor));
  };
  const sent = new Map<string, Promise<string>>();
  return (call) => {
    const key = `${call.method} ${call.path}?${call.query}`;
    const known = sent.get(key) ?? ask(call);
    sent.set(key, known);
    return known;
  };
}
