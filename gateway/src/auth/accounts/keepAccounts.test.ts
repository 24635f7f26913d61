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

describe.each(['sqlite', 'postgres'] as const)('reading the account file again on %s', (kind) => {
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
    ['with another secret', { ...OWNER, hash: 'the hash of another' }],
    ['with another record', { ...OWNER, record: { authority: '2', golf_course_id: 10_001 } }],
    ['without the right to download', { ...OWNER, mayDownload: false }],
    ['that is missing', undefined],
  ])('ends the sessions of an account %s, and no other sessions', async (_, owner) => {
    const isOwnerIn = await signIn(OWNER);
    const isFrontIn = await signIn(FRONT);
    await keepAccounts(store, [...(owner === undefined ? [] : [owner]), FRONT], auth.clock);
    expect([await isOwnerIn(), await isFrontIn()]).toEqual([false, true]);
    expect(await logins()).toEqual([
      { login: 'front', hash: FRONT.hash },
      ...(owner === undefined ? [] : [{ login: 'owner', hash: owner.hash }]),
    ]);
  });

  it('ends no session of an unchanged account, and none of a member, who has no account here', async () => {
    const isOwnerIn = await signIn(OWNER);
    const isMemberIn = await signIn({ login: 'rgc' }, 'user');
    await keepAccounts(store, [FRONT, OWNER], auth.clock);
    expect([await isOwnerIn(), await isMemberIn()]).toEqual([true, true]);
  });
});
