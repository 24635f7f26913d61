import type { AuthType } from '../site.ts';

/** A value of a query string; a list is written as repeated keys (R7.18), `undefined` is left out. */
type QueryValue = string | number | boolean | undefined | readonly (string | number)[];
export type QueryParams = Readonly<Record<string, QueryValue>>;

/** R4.31: what becomes of a request while another one with the same id is in flight. */
export interface Singular {
  readonly id: string;
  readonly strategy: 'cancel-active' | 'cancel-new';
}

/** R5.39: which token proves who asks; not every account system gives an `id`. */
export type TokenType = 'access' | 'id';

export interface RequestOptions {
  readonly query?: QueryParams;
  readonly signal?: AbortSignal;
  /** Milliseconds; 8000 unless given (R9.01). */
  readonly timeout?: number;
  readonly singular?: Singular;
  /** Sends a session's bearer, that of the default account system for `true`; the widget never sees it. */
  readonly auth?: boolean | AuthType | { readonly type: AuthType; readonly token: TokenType };
}

export interface BodyRequestOptions extends RequestOptions {
  /** Sends the body as multipart/form-data instead of JSON. */
  readonly formData?: boolean;
}

interface JsonpOptions {
  readonly query?: QueryParams;
  readonly signal?: AbortSignal;
  readonly timeout?: number;
}

/**
 * R7.16: the shell's HTTP client. Paths start at the gateway's base (`/course/search`); the answer is the parsed,
 * unchecked JSON. Rejects with the error family of `shared-contracts/errors` only.
 */
export interface RequestClient {
  get(path: string, options?: RequestOptions): Promise<unknown>;
  delete(path: string, options?: RequestOptions): Promise<unknown>;
  post(path: string, body?: unknown, options?: BodyRequestOptions): Promise<unknown>;
  put(path: string, body?: unknown, options?: BodyRequestOptions): Promise<unknown>;
  patch(path: string, body?: unknown, options?: BodyRequestOptions): Promise<unknown>;
  /** The same GET, answered as text (the ad platform's HTML). */
  text(path: string, options?: RequestOptions): Promise<string>;
  /** A cross-origin script call to an absolute URL; in the browser only. */
  jsonp(url: string, options?: JsonpOptions): Promise<unknown>;
}
