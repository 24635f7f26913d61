import { ApiError } from 'shared-contracts/errors';
import type { RequestClient } from 'shared-contracts/widget';
import type { RequestClientOptions } from './axiosClient.ts';

export interface LateRequestClientOptions extends RequestClientOptions {
  readonly jsonp: RequestClient['jsonp'];
  /** Called with the error of the script if it could not be loaded. */
  readonly onLost: (error: unknown) => void;
}

export interface LateRequestClient {
  readonly request: RequestClient;
  /** Loads the script, so that it is there when something is asked for. */
  prepare(): void;
}

function loadScript() {
  return import(/* webpackChunkName: 'requests' */ './axiosClient.ts');
}

/**
 * Returns the client of `axiosRequestClient`, whose script is loaded at the first call or by
 * `prepare`, because a first paint needs no call (ADR 032, 047). A lost script is tried once more; after
 * that, calls reject with ApiError like those without a network, and the next call tries again.
 * JSONP needs no script.
 */
export function lateRequestClient(
  { onLost, ...settings }: LateRequestClientOptions,
  load: typeof loadScript = loadScript,
): LateRequestClient {
  let loading: Promise<RequestClient> | undefined;
  const open = () => {
    loading ??= load()
      .catch(load)
      .then(({ axiosRequestClient }) => axiosRequestClient(settings));
    return loading;
  };
  const client = async (path: string): Promise<RequestClient> => {
    const opened = open();
    try {
      return await opened;
    } catch (error) {
      // calls that waited together say it once
      if (loading === opened) {
        loading = undefined;
        onLost(error);
      }
      throw new ApiError('No request client', {
        status: 'ERR_NETWORK',
        path,
        cause: error,
      });
    }
  };
  return {
    request: {
      get: async (path, ...rest) => (await client(path)).get(path, ...rest),
      text: async (path, ...rest) => (await client(path)).text(path, ...rest),
      delete: async (path, ...rest) => (await client(path)).delete(path, ...rest),
      post: async (path, ...rest) => (await client(path)).post(path, ...rest),
      put: async (path, ...rest) => (await client(path)).put(path, ...rest),
      patch: async (path, ...rest) => (await client(path)).patch(path, ...rest),
      jsonp: settings.jsonp,
    },
    prepare: () => {
      const opened = open();
      opened.catch(async () => {
        // first those who wait for it, who say it
        await undefined;
        if (loading === opened) loading = undefined;
      });
    },
  };
}
