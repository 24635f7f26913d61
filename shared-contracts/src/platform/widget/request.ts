import type { AuthType } from '../site.ts';

/** A value of a query string; a list becomes repeated keys (R7.18), `undefined` is left out. */
type QueryValue = string | number | boolean | undefined | readonly (string | number)[];
export type QueryParams = Readonly<Record<string, QueryValue>>;

/** R4.31: what happens to a request while another one with the same id is in flight. */
export interface Singular {
  readonly id: string;
  readonly strategy: 'cancel-active' | 'cancel-new';
}

/** R5.39: the token that identifies the visitor; not every account system gives an `id` token. */
export type TokenType = 'access' | 'id';

export interface RequestOptions {
  readonly query?: QueryParams;
  readonly signal?: AbortSignal;
  /** Milliseconds; default: 8000 (R9.01). */
  readonly timeout?: number;
  readonly singular?: Singular;
  /**
   * Sends the bearer token of a session, for `true` that of the default account system. The widget
   * never sees the token.
   */
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
 * R7.16: the shell's HTTP client. Paths start at the gateway's base (`/course/search`). Each method
 * returns the parsed, unchecked JSON and rejects only with errors of `shared-contracts/errors`.
 */
export interface RequestClient {
  get(path: string, options?: RequestOptions): Promise<unknown>;
  delete(path: string, options?: RequestOptions): Promise<unknown>;
  post(path: string, body?: unknown, options?: BodyRequestOptions): Promise<unknown>;
  put(path: string, body?: unknown, options?: BodyRequestOptions): Promise<unknown>;
  patch(path: string, body?: unknown, options?: BodyRequestOptions): Promise<unknown>;
  /** Sends a GET and returns the reply as text (the ad platform's HTML). */
  text(path: string, options?: RequestOptions): Promise<string>;
  /** Calls an absolute URL of another origin by a script (JSONP); in the browser only. */
  jsonp(url: string, options?: JsonpOptions): Promise<unknown>;
}
