import type { FakeHost } from 'shared-contracts/platform-testing';
import { ApiError } from 'shared-contracts/errors';
import type { BrowserHost, RequestClient } from 'shared-contracts/widget';

function throws(): never {
  throw new Error('The host fails');
}
function each(answer: () => Promise<unknown>): RequestClient {
  const call = answer as () => Promise<never>;
  return { get: call, delete: call, post: call, put: call, patch: call, text: call, jsonp: call };
}
const brokenStore = { get: throws, set: throws, remove: throws };

/**
 * All the ways in which a host can fail. With each of them the widget shows itself or nothing; it
 * never crashes.
 */
export const HOST_FAULTS = {
  'calls that are refused': (host) => ({
    ...host,
    request: each(async () => {
      throw new ApiError('no', { status: 500, path: '/x' });
    }),
  }),
  'calls that never answer': (host) => ({ ...host, request: each(() => new Promise(() => {})) }),
  'calls that answer nothing': (host) => ({ ...host, request: each(async () => undefined) }),
  'calls that answer with something else': (host) => ({
    ...host,
    request: each(async () => ({ data: [{ message: '<html>' }] })),
  }),
  'calls that break off at once': (host) => ({ ...host, request: each(throws) }),
  'a storage that throws': (host) => ({
    ...host,
    storage: { session: brokenStore, local: brokenStore, cookies: brokenStore },
  }),
  'a bus that refuses': (host) => ({
    ...host,
    bus: { publish: throws, subscribe: () => () => {} },
  }),
  'settings that are missing': (host) => ({ ...host, config: { sites: host.config['sites'] } }),
} as const satisfies Readonly<Record<string, (host: FakeHost) => BrowserHost>>;
export type HostFault = keyof typeof HOST_FAULTS;
