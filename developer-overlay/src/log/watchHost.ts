import type { Tell } from 'host-kit/developer-hook/happenings';
import type { BrowserHost, RequestClient, RequestOptions } from 'shared-contracts/widget';
import type { DocumentLog } from './documentLog.ts';

/** ADR 020: whether a read may speak of a person: it has a session, another origin, or a path of the accounts. */
function isPersonalRead(path: string, { auth = false }: RequestOptions = {}): boolean {
  return auth !== false || !path.startsWith('/') || /^\/(user|auth|member)\b/.test(path);
}

/** What a visitor sends may always speak of a person. */
function isPersonal(): boolean {
  return true;
}

/** Of an error that may hold a reply about a person, only its status is kept. */
function maskError(error: unknown): { readonly status: unknown } {
  const hasStatus = typeof error === 'object' && error !== null && 'status' in error;
  return { status: hasStatus ? error.status : undefined };
}

/** Reports every call of a request client. Of a personal call, it keeps neither the arguments nor the reply. */
function watchCalls(client: RequestClient, widget: string, tell: Tell): RequestClient {
  const watched =
    <Given extends unknown[], Value>(
      method: keyof RequestClient,
      call: (path: string, ...given: Given) => Promise<Value>,
      isMasked: (path: string, ...given: Given) => boolean,
    ) =>
    (path: string, ...given: Given): Promise<Value> => {
      const answer = call(path, ...given);
      const masked = isMasked(path, ...given);
      const told = { widget, method, path, masked, given: masked ? [] : given };
      answer.then(
        (value) => tell('call', masked ? told : { ...told, value: structuredClone(value) }),
        (error: unknown) => tell('call', { ...told, error: masked ? maskError(error) : error }),
      );
      return answer;
    };
  return {
    get: watched('get', client.get, isPersonalRead),
    text: watched('text', client.text, isPersonalRead),
    delete: watched('delete', client.delete, isPersonal),
    post: watched('post', client.post, isPersonal),
    put: watched('put', client.put, isPersonal),
    patch: watched('patch', client.patch, isPersonal),
    jsonp: watched('jsonp', client.jsonp, isPersonal),
  };
}

/**
 * Returns a function that makes a watched host from a widget's host, for a recording: the log is told about the widget's
 * calls and the navigations that it asks for. A widget in several slots keeps one request client.
 */
export function watchHosts({
  tell,
}: Pick<DocumentLog, 'tell'>): (host: BrowserHost, widget: string) => BrowserHost {
  const clients = new Map<string, RequestClient>();
  return (host, widget) => {
    const request = clients.get(widget) ?? watchCalls(host.request, widget, tell);
    clients.set(widget, request);
    return {
      ...host,
      request,
      navigate(href, options) {
        tell('navigation', { href, by: widget, asked: true });
        host.navigate(href, options);
      },
    };
  };
}
