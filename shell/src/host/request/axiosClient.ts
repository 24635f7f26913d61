import axios, { type AxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { ApiError, CancelledError, InvalidAuthError, SingularRequestError, TimeoutError } from 'shared-contracts/errors';
import type { BodyRequestOptions, RequestClient, RequestOptions } from 'shared-contracts/widget';
import type { JsonpCaller } from './jsonp.ts';
import { toQueryString } from './queryString.ts';

/** R9.01. */
export const DEFAULT_TIMEOUT = 8000;

export interface RequestClientOptions {
  /** `/gora`, or the gateway's own address in a test. */
  readonly baseUrl: string;
  readonly jsonp: JsonpCaller;
}

const TIMEOUT_CODES = new Set(['ECONNABORTED', 'ETIMEDOUT']);

/** What an error answer says, where it is JSON. */
const readErrorBody = (text: unknown): unknown => {
  try { return JSON.parse(String(text)); } catch { return text; }
};

/** R8.09, R8.10: what axios throws becomes one of the error family. */
const toRequestError = (error: unknown, path: string): unknown => {
  if (axios.isCancel(error)) return error.message.startsWith('Singular') ? error : new CancelledError(path, undefined, error);
  if (!axios.isAxiosError(error)) return error;
  const { response, code, message } = error as AxiosError;
  if (TIMEOUT_CODES.has(code ?? '')) return new TimeoutError(path, error);
  if (response?.status === 401) return new InvalidAuthError('Unauthorized', path, error);
  return new ApiError(message, { status: response?.status ?? code ?? -1, path, data: readErrorBody(response?.data), cause: error });
};

/** R4.31: one request of an id at a time. `enter` refuses with cancel-new, and cancels the earlier one with cancel-active. */
const singularGate = () => {
  const active = new Map<string, AbortController>();
  return {
    enter(path: string, { id, strategy }: NonNullable<RequestOptions['singular']>): AbortController {
      const earlier = active.get(id);
      if (earlier && strategy === 'cancel-new') throw new SingularRequestError(path, id);
      earlier?.abort(new SingularRequestError(path, id));
      const own = new AbortController();
      active.set(id, own);
      return own;
    },
    leave(id: string, own: AbortController): void {
      if (active.get(id) === own) active.delete(id);
    },
  };
};

const parseJson = (text: unknown, path: string): unknown => {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError('Answer is not JSON', { status: -1, path, cause: error });
  }
};

/** R7.16: the product's one HTTP client, handed to every widget as `host.request`. */
export const axiosRequestClient = ({ baseUrl, jsonp }: RequestClientOptions): RequestClient => {
  const gate = singularGate();
  const client: AxiosInstance = axios.create({
    baseURL: baseUrl, timeout: DEFAULT_TIMEOUT, responseType: 'text', transformResponse: (data: unknown) => data,
    paramsSerializer: { serialize: (params) => toQueryString(params) },
  });

  const send = async (path: string, options: RequestOptions, config: AxiosRequestConfig): Promise<unknown> => {
    const single = options.singular && gate.enter(path, options.singular);
    const signals = [options.signal, single?.signal].filter((signal) => signal !== undefined);
    try {
      const { data } = await client.request<unknown>({
        url: path, params: options.query, timeout: options.timeout ?? DEFAULT_TIMEOUT, withCredentials: options.auth === true,
        ...(signals.length > 0 && { signal: AbortSignal.any(signals) }), ...config,
      });
      return data;
    } catch (error) {
      if (single?.signal.aborted) throw single.signal.reason;
      throw toRequestError(error, path);
    } finally {
      if (options.singular && single) gate.leave(options.singular.id, single);
    }
  };

  const withoutBody = (method: string) => async (path: string, options: RequestOptions = {}) =>
    parseJson(await send(path, options, { method }), path);
  const withBody = (method: string) => async (path: string, body?: unknown, options: BodyRequestOptions = {}) =>
    parseJson(await send(path, options, {
      method, data: body, headers: { 'content-type': options.formData === true ? 'multipart/form-data' : 'application/json' },
    }), path);

  return {
    get: withoutBody('get'), delete: withoutBody('delete'),
    post: withBody('post'), put: withBody('put'), patch: withBody('patch'),
    text: async (path, options = {}) => String(await send(path, options, { method: 'get' })),
    jsonp,
  };
};
