import { CancelledError } from 'shared-contracts/errors';
import type { QueryParams, RequestClient, WidgetHost } from 'shared-contracts/widget';
import { toQueryString } from 'host-kit/request/queryString';
import type { RenderJob, RequestCall } from 'server-kit/renderer/messages';
import { parseInert } from './parseInert.ts';

/** Sends a reading call to the server. Rejects with an `ApiError`. */
type Call = (request: RequestCall) => Promise<unknown>;

function requestClient(call: Call): RequestClient {
  const read =
    (method: RequestCall['method']) =>
    (path: string, options: { query?: QueryParams; timeout?: number } = {}) =>
      call({
        method,
        path,
        query: toQueryString(options.query ?? {}),
        timeout: options.timeout,
      });
  const refuse = (path: string) =>
    Promise.reject(new CancelledError(path, 'The server allows only reading calls'));
  return {
    get: read('GET'),
    text: async (path, options) => String(await read('TEXT')(path, options)),
    delete: refuse,
    post: refuse,
    put: refuse,
    patch: refuse,
    jsonp: refuse,
  };
}

/** Returns the host that a widget gets on the server for one first paint. `id` is `widget@version`. */
export function renderHost(id: string, task: RenderJob, call: Call): WidgetHost {
  return {
    slot: task.slot,
    locale: task.locale,
    device: task.device,
    config: task.config,
    now: () => task.now,
    request: requestClient(call),
    telemetry: { error: (error) => console.error(`${id} ${task.slot}:`, error), measure: () => {} },
    parseInert,
  };
}
