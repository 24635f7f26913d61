import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ports } from 'tooling/stack/ports';

export interface ProxyOptions {
  /** The servers behind it, by their addresses. */
  readonly servers: readonly string[];
  /** The path at which a server says whether it is ready. */
  readonly ready: string;
}

interface RetryingProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** What stands before a site: where visitors ask, and where shells ask gateways. */
export interface Proxies {
  readonly site: string;
  readonly gateways: string;
  close(): Promise<void>;
}

/** The path at which a server says whether it is ready. */
export const READY = { shell: '/health/ready', gateway: '/gora/health/ready' } as const;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Milliseconds between two looks whether the servers are ready. */
const LOOK_EVERY = 100;
/** The statuses with which a server says that another one may answer. */
const ELSEWHERE: ReadonlySet<number> = new Set([502, 503, 504]);

/** Asks one server, and resolves to its whole answer. Rejects when it does not come whole. */
async function ask(
  server: string,
  agent: Agent,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  const asking = request(new URL(url ?? '/', server), { method, headers, agent });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    asking.on('response', resolve).on('error', reject).end(body);
  });
  const answer = await response;
  const parts: Buffer[] = [];
  for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) };
}

/** Knows which servers are ready, and gives them in turn. */
class Ready {
  readonly #options: ProxyOptions;
  readonly #timer: NodeJS.Timeout;
  #ready: readonly string[] = [];
  #turn = 0;

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY);
  }

  /** The next server, another one than `not` if there is one. */
  next(not?: string): string | undefined {
    const isOther = (server: string) => server !== not;
    const ready = this.#ready.filter(isOther);
    // the last look may be from before another one was ready
    const servers = ready.length > 0 ? ready : this.#options.servers.filter(isOther);
    this.#turn += 1;
    return servers[this.#turn % Math.max(1, servers.length)];
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const { servers, ready } = this.#options;
    const looked = servers.map(async (server) => {
      const signal = AbortSignal.timeout(2000);
      const isReady = await fetch(server + ready, { signal }).then(
        async (answer) => answer.ok && (await answer.text()) !== '',
        () => false,
      );
      return isReady ? [server] : [];
    });
    this.#ready = (await Promise.all(looked)).flat();
  }
}

/** What came of a try: the answer, or undefined with what stands for it in a message. */
interface Tried {
  readonly answer?: Answer;
  readonly said: string;
}

/** The tries of a GET: at a server, at another one, and after the next look at one that is ready then. */
const TRIES = 3;

/**
 * Starts a balancer as operators have one: it looks which servers are ready, asks one that is, and asks
 * another one if a GET is not answered whole or is answered with 502, 503 or 504. If that one fails too
 * it waits for its next look, as `lb_try_duration` of `deploy/Caddyfile` lets Caddy wait much longer.
 */
async function retryingProxy(options: ProxyOptions): Promise<RetryingProxy> {
  const ready = new Ready(options);
  const agent = new Agent({ keepAlive: true });
  const tryAt = async (server: string, incoming: IncomingMessage, body: Buffer): Promise<Tried> => {
    try {
      const answer = await ask(server, agent, incoming, body);
      const said = `${server} ${answer.status} ${String(answer.body).slice(0, 100)}`;
      return ELSEWHERE.has(answer.status) ? { said } : { answer, said };
    } catch (error) {
      return { said: `${server} ${String(error)}` };
    }
  };
  const answer = async (incoming: IncomingMessage): Promise<Answer> => {
    const parts: Buffer[] = [];
    for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
    const body = Buffer.concat(parts);
    const tries: Tried[] = [];
    let server = ready.next();
    if (server !== undefined && incoming.method !== 'GET')
      return ask(server, agent, incoming, body);
    while (server !== undefined && tries.length < TRIES) {
      if (tries.length === TRIES - 1) await pause(2 * LOOK_EVERY);
      const tried = await tryAt(server, incoming, body);
      if (tried.answer) return tried.answer;
      tries.push(tried);
      server = ready.next(server) ?? server;
    }
    const said = tries.map((each) => each.said).join('; then ') || 'no server';
    return { status: 502, headers: {}, body: Buffer.from(said) };
  };
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    answer(incoming).then(
      ({ status, headers: { connection: _, 'transfer-encoding': __, ...headers }, body }) =>
        outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      (error: unknown) => outgoing.writeHead(502).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      ready.close();
      agent.destroy();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Starts one balancer for the shells and one for the gateways of servers with these ports. */
export async function retryingProxies(servers: readonly Ports[]): Promise<Proxies> {
  const before = (name: 'shell' | 'gateway') =>
    retryingProxy({
      servers: servers.map((ports) => `http://localhost:${ports[name]}`),
      ready: READY[name],
    });
  const shells = await before('shell');
  const gateways = await before('gateway');
  return {
    site: shells.url,
    gateways: gateways.url,
    async close() {
      await shells.close();
      await gateways.close();
    },
  };
}
