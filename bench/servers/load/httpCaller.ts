import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Reply {
  readonly status: number;
  /** As it was sent, compressed or not. */
  readonly body: Buffer;
}

export interface Caller {
  /** Gets a path of the server. Rejects when no answer comes. */
  read(path: string): Promise<Reply>;
  end(): void;
}

/** Returns a function that gets a path of the server with kept connections, and one that ends them. */
export function httpCaller(origin: string, headers: Readonly<Record<string, string>> = {}): Caller {
  const agent = new Agent({ keepAlive: true });
  return {
    read: (path) =>
      new Promise((resolve, reject) => {
        get(origin + path, { agent, headers }, (response) => {
          buffer(response).then(
            (body) => resolve({ status: response.statusCode ?? 0, body }),
            reject,
          );
        }).on('error', reject);
      }),
    end: () => agent.destroy(),
  };
}
