import type { BrowserHost, RequestClient, RequestOptions } from 'shared-contracts/widget';
import type { Tell } from 'host-kit/developer-hook/happenings';
import type { DocumentLog } from './documentLog.ts';

const READS = ['get', 'text'];

/** Only reads in nobody's name are held. What a visitor sends, asks with a session, or asks another origin may speak of a person. */
function isPersonal(method: string, path: string, { auth = false }: RequestOptions = {}): boolean {
  return (
    !READS.includes(method) ||
    auth !== false ||
    !path.startsWith('/') ||
    /^\/(user|auth|member)\b/.test(path)
  );
}

type AnyCall = (path: string, ...given: unknown[]) => Promise<unknown>;

function watchCalls(client: RequestClient, widget: string, tell: Tell): RequestClient {
  return Object.fromEntries(
    Object.entries(client as unknown as Record<string, AnyCall>).map(([method, call]) => [
      method,
      (path: string, ...given: unknown[]) => {
        const answer = call(path, ...given);
        const masked = isPersonal(method, path, given[0] as RequestOptions);
        const told = { widget, method, path, masked, given: masked ? [] : given };
        answer.then(
          (value) => tell('call', masked ? told : { ...told, value: structuredClone(value) }),
          (error: unknown) =>
            tell('call', {
              ...told,
              error: masked ? { status: (error as { status?: unknown }).status } : error,
            }),
        );
        return answer;
      },
    ]),
  ) as unknown as RequestClient;
}

/** Watches what widgets ask of their hosts, for a recording. A widget in several slots keeps one request client. */
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
