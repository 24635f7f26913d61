import type { RequestClient, RequestOptions } from 'shared-contracts/widget';
import { toQueryString } from './queryString.ts';

function mayShare({ signal, singular, auth }: RequestOptions): boolean {
  return signal === undefined && singular === undefined && (auth === undefined || auth === false);
}

/**
 * Wraps a client so that identical pending reads of all widgets are sent once. A read that can be
 * cancelled, or that is made in somebody's name, is never shared.
 */
export function shareReads(client: RequestClient): RequestClient {
  const underWay = new Map<string, Promise<unknown>>();
  const shared =
    <Value>(read: (path: string, options?: RequestOptions) => Promise<Value>, kind: string) =>
    (path: string, options: RequestOptions = {}): Promise<Value> => {
      if (!mayShare(options)) return read(path, options);
      const key = `${kind} ${path}?${toQueryString(options.query ?? {})} ${options.timeout ?? ''}`;
      // The key begins with the kind of read, so that the pending one has the same type of value.
      const known = underWay.get(key) as Promise<Value> | undefined;
      if (known) return known;
      const sent = read(path, options).finally(() => underWay.delete(key));
      underWay.set(key, sent);
      return sent;
    };
  return { ...client, get: shared(client.get, 'json'), text: shared(client.text, 'text') };
}
