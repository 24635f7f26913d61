import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { ApiError } from 'shared-contracts/errors';
import type { BodyRequestOptions, RequestClient, RequestOptions } from 'shared-contracts/widget';
import { toAuthHeaders } from './authHeaders.ts';
import { browserCallSpans } from './callSpans.ts';
import type { JsonpCaller } from './jsonp.ts';
import { toQueryString } from './queryString.ts';
import { singularGate } from './singularGate.ts';
import { DEFAULT_TIMEOUT } from './timeouts.ts';
import { toRequestError } from './toRequestError.ts';

export interface RequestClientOptions {
  /** `/gora` in a browser; the gateway's own address on a server. */
  readonly baseUrl: string;
  readonly jsonp?: JsonpCaller;
  /** R9.01: the time-out of a call without one of its own, in milliseconds; 0 for none. */
  readonly timeout?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** R7.17: the name of a mock that answers in place of the gateway. */
  readonly mockName?: string | undefined;
  /** Only in a browser: where the spans of calls go; missing where calls are not recorded. */
  readonly spansUrl?: string | undefined;
  /**
   * Only on a server: the proxy to the gateway (R3.26; false ignores the machine's own proxy
   * settings), limits, and a signal that ends all calls.
   */
  readonly transport?: Pick<AxiosRequestConfig, 'proxy' | 'maxRedirects' | 'signal'>;
}

const noJsonp: JsonpCaller = async (url) => {
  throw new ApiError('JSONP needs a browser', { status: -1, path: url });
};

function parseJson(text: unknown, path: string): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('Answer is not JSON', { status: -1, path, cause: error });
  }
}

function createInstance({
  baseUrl,
  headers,
  mockName,
  transport,
}: RequestClientOptions): AxiosInstance {
  return axios.create({
    baseURL: baseUrl,
    responseType: 'text',
    transformResponse: (data: unknown) => data,
    headers: {
      ...headers,
      ...(mockName !== undefined && { 'X-Api-Name': mockName, 'X-Version': 'release' }),
    },
    paramsSerializer: { serialize: (params) => toQueryString(params) },
    ...transport,
  });
}

function contentType({ formData }: BodyRequestOptions) {
  return { 'content-type': formData === true ? 'multipart/form-data' : 'application/json' };
}

/** The method of a call, with its body and headers if it has any. */
interface Call extends Pick<AxiosRequestConfig, 'method' | 'data'> {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a function that sends one call and resolves to the text of the answer. */
function sender(settings: RequestClientOptions) {
  const { timeout = DEFAULT_TIMEOUT } = settings;
  const gate = singularGate();
  const client = createInstance(settings);
  const spans = settings.spansUrl === undefined ? undefined : browserCallSpans(settings.spansUrl);
  return async (
    path: string,
    options: RequestOptions,
    { headers: own, ...config }: Call,
  ): Promise<unknown> => {
    const single = options.singular && gate.enter(path, options.singular);
    const signals = [options.signal, single?.signal].filter((signal) => signal !== undefined);
    const auth = toAuthHeaders(options.auth);
    const recorded = spans?.begin(
      `${String(config.method).toUpperCase()} ${settings.baseUrl}${path}`,
    );
    let isError = true;
    try {
      const { data } = await client.request<unknown>({
        url: path,
        params: options.query,
        timeout: options.timeout ?? timeout,
        withCredentials: Object.keys(auth).length > 0,
        headers: { ...own, ...auth, ...(recorded && { traceparent: recorded.traceparent }) },
        ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
        ...config,
      });
      isError = false;
      return data;
    } catch (error) {
      if (single?.signal.aborted) throw single.signal.reason;
      throw toRequestError(error, path);
    } finally {
      recorded?.end(isError);
      if (options.singular && single) gate.leave(options.singular.id, single);
    }
  };
}

/**
 * R7.16: returns the product's one HTTP client, which every widget gets as `host.request`. Its
 * calls reject with the errors of `shared-contracts/errors`.
 */
export function axiosRequestClient(settings: RequestClientOptions): RequestClient {
  const { jsonp = noJsonp } = settings;
  const send = sender(settings);
  const withoutBody =
    (method: string) =>
    async (path: string, options: RequestOptions = {}) =>
      parseJson(await send(path, options, { method }), path);
  const withBody =
    (method: string) =>
    async (path: string, data?: unknown, options: BodyRequestOptions = {}) =>
      parseJson(await send(path, options, { method, data, headers: contentType(options) }), path);
  return {
    get: withoutBody('get'),
    delete: withoutBody('delete'),
    post: withBody('post'),
    put: withBody('put'),
    patch: withBody('patch'),
    text: async (path, options = {}) => String(await send(path, options, { method: 'get' })),
    jsonp,
  };
}
