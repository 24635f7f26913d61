import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAccountFile } from 'gateway/src/auth/accounts/accountFile.ts';
import { isSecretOf } from 'gateway/src/auth/accounts/secretHash.ts';
import { keepDemoAccounts } from './demoAccounts.ts';
import { toAccountLines } from './toAccountLines.ts';

describe('the demonstration accounts', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'accounts-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('[R6.03] include a person of every account system, with secrets that are made once for this machine', async () => {
    const { accounts } = await keepDemoAccounts(folder);
    expect(new Set(accounts.map(({ system }) => system))).toEqual(
      new Set(['panda', 'rbs', 'rfb', 'suzaku', 'default']),
    );
    expect((await keepDemoAccounts(folder)).accounts).toEqual(accounts);
    const other = await keepDemoAccounts(join(folder, 'other'));
    expect(other.accounts.map(({ secret }) => secret)).not.toEqual(
      accounts.map(({ secret }) => secret),
    );
  });

  it('reach the gateway as hashes, and only the owner of the folder can read the secrets', async () => {
    const { file, accounts } = await keepDemoAccounts(folder);
    const [first] = await readAccountFile(file, false);
    expect(await isSecretOf(accounts[0]?.secret ?? '', first?.hash ?? '')).toBe(true);
    expect(await isSecretOf('x', first?.hash ?? '')).toBe(false);
    const text = await readFile(file, 'utf8');
    for (const { secret } of accounts) expect(text).not.toContain(secret);
    expect((await stat(join(folder, 'demo-secrets.json'))).mode & 0o077).toBe(0);
  });

  it('are refused in production', async () => {
    const { file } = await keepDemoAccounts(folder);
    await expect(readAccountFile(file, true)).rejects.toThrow(
      'demonstration accounts are not for production',
    );
  });
});

it('[R6.03] the person who starts the site sees how to sign in to every account system', () => {
  const accounts = [
    { system: 'panda', login: 'panda-1001', secret: 'panda-1001-k' },
    { system: 'rbs', login: 'owner', secret: 'p' },
    { system: 'rfb', login: 'booking', secret: 'c' },
    { system: 'suzaku', login: '4711', secret: 's' },
  ];
  const urls = { shellUrl: 'http://localhost:3000', staffUrl: 'http://localhost:3001' };
  expect(toAccountLines(accounts, urls)).toEqual([
    'Demonstration accounts of this machine:',
    '  http://localhost:3001/staff/panda/login  スタッフキー panda-1001-k',
    '  http://localhost:3001/staff/rbs/login  ユーザー名 owner  パスワード p',
    '  http://localhost:3000/account/rfb/login  ユーザー名 booking  パスワード c',
    '  http://localhost:3000/account/suzaku/login  社員番号 4711  パスワード s',
  ]);
  expect(toAccountLines([], urls)).toEqual([]);
});
