import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import { registerErrorReply } from '../../plugins/errorReply.ts';
import { registerAuth } from '../../routes/auth/authRoutes.ts';
import { type Members, NO_MEMBERS } from '../../routes/user/members.ts';
import { testFolder } from '../../testing/openTestGateway.ts';
import type { AuthServer } from '../authServer.ts';
import type { AuthStore } from '../store/openAuthStore.ts';
import { openTestAuth, openTestStore } from './openTestAuth.ts';

/** What the tests of one file leave behind; accounts are kept by each test's own server. */
const LEFT = [
  'auth_token',
  'auth_session',
  'auth_audit',
  'auth_attempt',
  'auth_known_network',
  'auth_key',
  'auth_challenge',
  'auth_code',
] as const;

/** Where the site and this server are seen. */
export const ORIGINS = {
  siteOrigin: 'http://site.example',
  gatewayOrigin: 'http://gateway.example',
};

type TestAuth = Awaited<ReturnType<typeof openTestAuth>>;

/** Serves the routes of the auth server on one store, which is empty again before each test. */
export function authRoutesOn(
  kind: 'sqlite' | 'postgres',
  members: () => Members = () => NO_MEMBERS,
) {
  const folder = testFolder();
  let store: AuthStore;
  let app: FastifyInstance;
  let test: TestAuth;

  const serve = async (auth: AuthServer): Promise<void> => {
    app = Fastify();
    registerErrorReply(app);
    await registerCookies(app);
    registerAuth(app, { auth, clock: test.clock, members: members(), ...ORIGINS });
  };
  beforeAll(async () => {
    store = await openTestStore(kind, folder.path);
  }, 120_000);
  beforeEach(async () => {
    for (const table of LEFT) await store.deleteFrom(table).execute();
    test = await openTestAuth(store);
    await serve(test.auth);
  });
  afterEach(() => app.close());
  afterAll(async () => {
    await store.destroy();
    folder.remove();
  });
  return {
    get store() {
      return store;
    },
    get app() {
      return app;
    },
    get test() {
      return test;
    },
    /** Serves another auth server on the same store. */
    async restartWith(auth: AuthServer): Promise<void> {
      await app.close();
      await serve(auth);
    },
    post: (
      url: string,
      payload: object = {},
      headers: Record<string, string> = {},
    ): Promise<LightMyRequestResponse> => app.inject({ method: 'POST', url, payload, headers }),
  };
}
