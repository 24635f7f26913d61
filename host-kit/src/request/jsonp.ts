import { ApiError, CancelledError, TimeoutError } from 'shared-contracts/errors';
import type { RequestClient } from 'shared-contracts/widget';
import { toQueryString } from './queryString.ts';
import { DEFAULT_TIMEOUT } from './timeouts.ts';

/** Implements `host.request.jsonp`. */
export type JsonpCaller = RequestClient['jsonp'];

/** The path of the frame at the origin of frames. */
export const JSONP_FRAME = '/jsonp';

/** Returns whether the frame's answer holds the callback's value; else the call has failed. */
function hasValue(data: unknown): data is { readonly value: unknown } {
  return typeof data === 'object' && data !== null && 'value' in data;
}

/**
 * R7.01: returns what makes JSONP calls. Each call runs in a frame of its own with a policy of its
 * own at `frameOrigin`, which is not the page's: so the page itself can refuse every script without a
 * hash, and the script that answers cannot reach the page (ADR 007). The frame is removed after the answer, the deadline or a cancellation, so a late callback has no effect. A
 * call rejects with TimeoutError, CancelledError, or ApiError if the script could not be loaded.
 */
export function jsonpInFrame(document: Document, frameOrigin: string): JsonpCaller {
  return (url, { query = {}, signal, timeout = DEFAULT_TIMEOUT } = {}) => {
    const address = new URL(url);
    const search = toQueryString(query);
    if (search !== '')
      address.search = address.search === '' ? search : `${address.search}&${search}`;
    const frame = document.createElement('iframe');
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const { port1: port, port2: framePort } = new MessageChannel();
    const timer = setTimeout(() => reject(new TimeoutError(url)), timeout);
    const cancel = () => reject(new CancelledError(url));

    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (hasValue(data)) resolve(data.value);
      else reject(new ApiError('Script could not be loaded', { status: -1, path: url }));
    });
    port.start();
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
    frame.hidden = true;
    frame.title = 'JSONP';
    frame.src = frameOrigin + JSONP_FRAME;
    // The frame speaks first, because a message sent before it has loaded would be lost.
    const greet = ({ source, origin }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== frameOrigin) return;
      removeEventListener('message', greet);
      frame.contentWindow?.postMessage(address.href, frameOrigin, [framePort]);
    };
    addEventListener('message', greet);
    document.body.append(frame);

    return promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      removeEventListener('message', greet);
      port.close();
      frame.remove();
    });
  };
}
