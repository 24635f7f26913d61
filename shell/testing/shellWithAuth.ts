import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { registerCookies } from 'server-kit/http/cookies';
import { AUTH_TYPES, authPaths, type AuthType } from 'shared-contracts/staff';
import type { RequestOptions } from 'shared-contracts/widget';
import { authModule, type AuthModuleOptions } from '../server/auth/authModule.ts';
import { registerAuthRoutes } from '../server/routes/auth/authRoutes.ts';
import { requireStaff, staffOf } from '../server/auth/requireStaff.ts';
import { registerGatewayForward } from '../server/routes/forward/forwardGateway.ts';
import { axiosRequestClient } from 'host-kit/request/axiosClient';
import { CookieJar, runGateway, type RunningGateway, STAFF_SECRETS } from './runningGateway.ts';

/** The body that signs in at each account system. */
export const LOGIN = {
  panda: { bkey: STAFF_SECRETS.panda },
  rbs: { username: 'owner', password: STAFF_SECRETS.rbs },
  /** With the code that the reservation site gives. */
  rfb: {},
  suzaku: { phoenix: '4711', garuda: STAFF_SECRETS.suzaku },
  default: { username: 'someone', password: STAFF_SECRETS.default },
  user: {},
} as const;

/** Returns the origin of a shell server that listens on this machine. */
export function originOf(shell: FastifyInstance): string {
  return `http://127.0.0.1:${(shell.server.address() as AddressInfo).port}`;
}

async function listen(
  gateway: RunningGateway,
  changes: Partial<AuthModuleOptions>,
): Promise<FastifyInstance> {
  const app = fastify();
  const endpoint = { url: gateway.url, proxy: { needed: false, host: '', port: 0 } };
  const auth = authModule({
    gateway: endpoint,
    systems: AUTH_TYPES,
    services: { user: 'omnig08', rfb: 'booking' },
    userCookies: ['gora_demo_member'],
    cookieDomain: 'golf.example',
    pause: 5,
    persistence: 200,
    signOutPatience: 60_000,
    ...changes,
  });
  await registerCookies(app);
  await registerAuthRoutes(app, auth);
  await registerGatewayForward(app, { gateway: endpoint, auth });
  const guarded = {
    onRequest: requireStaff(auth, 'panda', (_request, reply) =>
      reply.code(503).type('text/html').send('<p>no answer</p>'),
    ),
  };
  app.get('/staff/panda/thing', guarded, async (request) => staffOf(request).identity);
  app.post('/staff/panda/thing', guarded, async (request) => staffOf(request).identity);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** Returns a browser with its cookies, whose calls go to this shell server. */
function browserAt(shell: FastifyInstance, jar: CookieJar, gateway: RunningGateway) {
  const own = { origin: originOf(shell), 'sec-fetch-site': 'same-origin' };
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(originOf(shell) + path, {
      method,
      redirect: 'manual',
      headers: {
        ...own,
        cookie: jar.header,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    jar.keep(answer.headers.getSetCookie());
    return answer;
  };
  const post = (path: string, body: unknown = {}, headers = {}) =>
    call('POST', `/gora${path}`, body, headers);
  /** Returns `host.request`. A real browser would add the cookies by itself. */
  const client = () =>
    axiosRequestClient({
      baseUrl: `${originOf(shell)}/gora`,
      headers: { ...own, cookie: jar.header },
    });
  return {
    jar,
    post,
    call,
    client,
    signIn: async (type: AuthType, more: object = {}) => {
      const code = type === 'rfb' ? { authorization_code: await gateway.askForCode() } : {};
      return post(authPaths(type).login, { ...LOGIN[type], ...code, ...more });
    },
    whoAmI: (type: AuthType) =>
      call('GET', `/gora${authPaths(type).user}`, undefined, { 'x-auth-type': type }),
    request: (path: string, options: RequestOptions) => client().get(path, options),
  };
}

/** Runs one gateway for all tests of a file, and a new shell server before it for each test. */
export function shellWithAuth() {
  let gateway: RunningGateway;
  let shell: FastifyInstance;
  const shells: FastifyInstance[] = [];
  const aShell = async (changes: Partial<AuthModuleOptions> = {}): Promise<FastifyInstance> => {
    const app = await listen(gateway, changes);
    shells.push(app);
    return app;
  };
  beforeAll(async () => {
    gateway = await runGateway();
  }, 120_000);
  beforeEach(async () => {
    gateway.breakLine(() => undefined);
    gateway.asked.length = 0;
    shell = await aShell();
  });
  afterEach(async () => {
    await Promise.all(shells.splice(0).map((app) => app.close()));
  });
  afterAll(() => gateway.stop());
  return {
    get gateway() {
      return gateway;
    },
    get shell() {
      return shell;
    },
    aShell,
    aBrowser: (at = shell, jar = new CookieJar()) => browserAt(at, jar, gateway),
  };
}
