import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Reply {
  readonly status: number;
  /** As it was sent, compressed or not. */
  readonly body: Buffer;
  readonly etag?: string | undefined;
}

export interface Caller {
  /** Gets a path of the server. Rejects when no answer comes. */
  read(path: string, more?: Readonly<Record<string, string>>): Promise<Reply>;
  end(): void;
}

/** Returns a function that gets a path of the server with kept connections, and one that ends them. */
export function httpCaller(origin: string, headers: Readonly<Record<string, string>> = {}): Caller {
  const agent = new Agent({ keepAlive: true });
  return {
    read: (path, more = {}) =>
      new Promise((resolve, reject) => {
        get(origin + path, { agent, headers: { ...headers, ...more } }, (response) => {
          buffer(response).then(
            (body) =>
              resolve({ status: response.statusCode ?? 0, body, etag: response.headers.etag }),
            reject,
          );
        }).on('error', reject);
      }),
    end: () => agent.destroy(),
  };
}
