import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { itNeeds } from 'server-kit/testing/needing';
import { ownDatabase, SERVER } from '../../testing/ownDatabase.ts';
import { testFolder } from '../../testing/openTestGateway.ts';
import { type AuthStore, openAuthStore } from '../store/openAuthStore.ts';
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

/** Another process writes the owner's account, with another right. */
async function writeOwner(transaction: AuthStore): Promise<void> {
  const { system, login, hash } = OWNER;
  await transaction
    .insertInto('auth_account')
    .values({ system, login, hash, record: '{}', may_download: 0 })
    .execute();
}

it('[R7.15] a server starts while somebody signs in on the same file, and waits for it', async () => {
  const folder = testFolder();
  const open = () => openAuthStore({ databaseUrl: undefined, folder: folder.path });
  const one = await open();
  const other = await open();
  let starting: Promise<void> | undefined;
  await one.transaction().execute(async (transaction) => {
    await writeOwner(transaction);
    starting = keepAccounts(other, [OWNER, FRONT], () => 0);
    // a thread of SQLite does all at once that need not wait for the lock
    await setImmediate();
  });
  await starting;
  const rows = await one.selectFrom('auth_account').selectAll().orderBy('login').execute();
  expect(rows).toMatchObject([{ login: 'front' }, { login: 'owner', may_download: 1 }]);
  await Promise.all([one.destroy(), other.destroy()]);
  folder.remove();
});

const withServer = itNeeds('PostgreSQL', SERVER !== undefined);

withServer(
  '[R7.15] a server starts while another one writes the same accounts, and waits for it',
  async () => {
    const database = await ownDatabase('postgres', '');
    const open = () => openAuthStore({ databaseUrl: database.url, folder: '' });
    const one = await open();
    const other = await open();
    let second: Promise<void> | undefined;
    await one.transaction().execute(async (transaction) => {
      await writeOwner(transaction);
      second = keepAccounts(other, [OWNER, FRONT], () => 0);
      // it waits for the row that is not committed
      const waits = sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await waits.execute(transaction)).rows[0]?.count !== 1) await pause(5);
    });
    await second;
    const rows = await one.selectFrom('auth_account').selectAll().orderBy('login').execute();
    expect(rows).toMatchObject([{ login: 'front' }, { login: 'owner', may_download: 1 }]);
    await Promise.all([one.destroy(), other.destroy()]);
    await database.drop();
  },
  60_000,
);
