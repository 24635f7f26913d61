import { testFolder } from '../../testing/openTestGateway.ts';
import type { AuthStore } from '../store/openAuthStore.ts';
import { openTestAuth, openTestStore } from '../testing/openTestAuth.ts';
import type { Account } from './accountFile.ts';
import { keepAccounts } from './keepAccounts.ts';

const OWNER: Account = {
  system: 'rbs',
  login: 'owner',
  hash: 'the hash of a secret',
  record: { authority: '1', golf_course_id: 10_001 },
  mayDownload: true,
  demonstration: false,
};
const FRONT: Account = { ...OWNER, login: 'front', mayDownload: false };

describe.each(['sqlite', 'postgres'] as const)(
  'a file of accounts that is read again on %s',
  (kind) => {
    const folder = testFolder();
    let store: AuthStore;
    let auth: Awaited<ReturnType<typeof openTestAuth>>;
    beforeAll(async () => {
      store = await openTestStore(kind, folder.path);
    }, 120_000);
    beforeEach(async () => {
      auth = await openTestAuth(store);
      await keepAccounts(store, [OWNER, FRONT], auth.clock);
    });
    afterAll(async () => {
      await store.destroy();
      folder.remove();
    });

    const signIn = async ({ login }: Pick<Account, 'login'>, type: 'rbs' | 'user' = 'rbs') => {
      const { access_token } = await auth.auth.sessions.start(
        { type, login, record: '{}', may_download: 1 },
        '',
      );
      return async () => (await auth.auth.sessions.find(type, access_token)) !== undefined;
    };
    const logins = async () =>
      await store.selectFrom('auth_account').select(['login', 'hash']).orderBy('login').execute();

    it.each([
      ['secret is another', { ...OWNER, hash: 'the hash of another' }],
      ['record is another', { ...OWNER, record: { authority: '2', golf_course_id: 10_001 } }],
      ['right to download was taken', { ...OWNER, mayDownload: false }],
      ['account has gone', undefined],
    ])("ends the sessions of whose %s, and nobody else's", async (_, owner) => {
      const isOwnerIn = await signIn(OWNER);
      const isFrontIn = await signIn(FRONT);
      await keepAccounts(store, [...(owner === undefined ? [] : [owner]), FRONT], auth.clock);
      expect([await isOwnerIn(), await isFrontIn()]).toEqual([false, true]);
      expect(await logins()).toEqual([
        { login: 'front', hash: FRONT.hash },
        ...(owner === undefined ? [] : [{ login: 'owner', hash: owner.hash }]),
      ]);
    });

    it("ends no session where nothing changed, and no member's, who has no account here", async () => {
      const isOwnerIn = await signIn(OWNER);
      const isMemberIn = await signIn({ login: 'rgc' }, 'user');
      await keepAccounts(store, [FRONT, OWNER], auth.clock);
      expect([await isOwnerIn(), await isMemberIn()]).toEqual([true, true]);
    });
  },
);
