import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Reply {
  readonly status: number;
  /** `x-inventory-generation`; NaN when the answer has none. */
  readonly generation: number;
  readonly body: string;
}

export interface Caller {
  get(path: string): Promise<Reply>;
  post(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Reply>;
}

/** Returns a caller of a gateway that keeps its connections; `ends` closes them. */
export function callGateway(origin: string, ends: AsyncDisposableStack): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 48 });
  ends.defer(() => agent.destroy());
  const call = (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ) =>
    new Promise<Reply>((resolve, reject) => {
      const sent = request(`${origin}/gora${path}`, { agent, method, headers }, (response) => {
        const { statusCode: status = 0 } = response;
        const generation = Number(response.headers['x-inventory-generation']);
        text(response).then((all) => resolve({ status, generation, body: all }), reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return {
    get: (path) => call('GET', path, {}, ''),
    post: (path, headers, body) => call('POST', path, headers, body),
  };
}
