import { ApiError, CancelledError, TimeoutError } from 'shared-contracts/errors';
import type { RequestClient } from 'shared-contracts/widget';
import { toQueryString } from './queryString.ts';
import { DEFAULT_TIMEOUT } from './timeouts.ts';

/** Implements `host.request.jsonp`. */
export type JsonpCaller = RequestClient['jsonp'];

/** The frame's answer: the callback's value, or that the script could not be loaded. */
type FrameAnswer = { readonly value: unknown } | { readonly failed: true };

/**
 * R7.01: returns what makes JSONP calls. Each call runs in a frame of its own with a policy of its
 * own (`/frame/jsonp`), so that the page itself can refuse every script without a hash. The frame
 * is removed after the answer, the deadline or a cancellation, so a late callback has no effect. A
 * call rejects with TimeoutError, CancelledError, or ApiError if the script could not be loaded.
 */
export function jsonpInFrame(document: Document): JsonpCaller {
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

    port.addEventListener('message', ({ data }: MessageEvent<FrameAnswer>) => {
      if ('value' in data) resolve(data.value);
      else reject(new ApiError('Script could not be loaded', { status: -1, path: url }));
    });
    port.start();
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
    frame.hidden = true;
    frame.title = 'JSONP';
    frame.src = '/frame/jsonp';
    // The frame speaks first, because a message sent before it has loaded would be lost.
    const greet = ({ source, origin }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== location.origin) return;
      removeEventListener('message', greet);
      frame.contentWindow?.postMessage(address.href, location.origin, [framePort]);
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
