import type { QueryParams, RequestClient } from '../widget/index.ts';

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: QueryParams;
  readonly body?: unknown;
}

/** Returns a request client whose every method calls `answer`. */
export function toRequestClient(answer: (request: SentRequest) => Promise<unknown>): RequestClient {
  return {
    get: (path, { query = {} } = {}) => answer({ method: 'GET', path, query }),
    delete: (path, { query = {} } = {}) => answer({ method: 'DELETE', path, query }),
    post: (path, body, { query = {} } = {}) => answer({ method: 'POST', path, query, body }),
    put: (path, body, { query = {} } = {}) => answer({ method: 'PUT', path, query, body }),
    patch: (path, body, { query = {} } = {}) => answer({ method: 'PATCH', path, query, body }),
    text: async (path, { query = {} } = {}) => String(await answer({ method: 'GET', path, query })),
    jsonp: (path, { query = {} } = {}) => answer({ method: 'JSONP', path, query }),
  };
}
