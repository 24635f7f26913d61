import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSecret } from 'gateway/src/auth/accounts/secretHash.ts';

/**
 * Without letters that look alike, and without the hyphen, which separates the parts of a staff
 * key.
 */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

export interface DemoAccount {
  readonly system: string;
  readonly login: string;
  readonly secret: string;
}

interface DemoPerson extends Omit<DemoAccount, 'secret'> {
  readonly record: Readonly<Record<string, unknown>>;
  readonly mayDownload?: boolean;
}

/** A person of every account system; of rbs one who may download invoices and one who may not. */
const PEOPLE: readonly DemoPerson[] = [
  { system: 'panda', login: 'panda-1001', record: { staff_id: '1001', name: '朝野 みどり' } },
  {
    system: 'rbs',
    login: 'owner',
    record: { authority: '1', golf_course_id: 10_001, name: '支配人' },
    mayDownload: true,
  },
  {
    system: 'rbs',
    login: 'front',
    record: { authority: '2', golf_course_id: 10_001, name: 'フロント' },
  },
  {
    system: 'rfb',
    login: 'booking',
    record: { service: 'booking', user_type: '1', contract_id: 'c-1001' },
  },
  { system: 'suzaku', login: '4711', record: { employee_id: '4711', name: '南 翔太' } },
  { system: 'default', login: 'someone', record: { user_id: 'someone' } },
];

function drawSecret({ system, login }: DemoPerson): string {
  const drawn = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return system === 'panda' ? `${login}-${drawn}` : drawn;
}

export interface KeptAccounts {
  /** The file of the hashes, for `AUTH_ACCOUNTS` of the gateway. */
  readonly file: string;
  readonly accounts: readonly DemoAccount[];
}

async function readSecrets(file: string): Promise<readonly DemoAccount[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DemoAccount[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The demonstration accounts of this machine. Their secrets are made at the first call and kept in
 * a file that only its owner can read.
 */
export async function keepDemoAccounts(dataFolder: string): Promise<KeptAccounts> {
  await mkdir(dataFolder, { recursive: true });
  const file = join(dataFolder, 'accounts.json');
  const secretFile = join(dataFolder, 'demo-secrets.json');
  const known = await readSecrets(secretFile);
  if (known.length > 0) return { file, accounts: known };
  const people = PEOPLE.map((person) => ({ ...person, secret: drawSecret(person) }));
  const accounts = people.map(({ system, login, secret }) => ({ system, login, secret }));
  const hashed = await Promise.all(
    people.map(async ({ secret, ...person }) => ({
      ...person,
      hash: await hashSecret(secret),
      demonstration: true,
    })),
  );
  await writeFile(file, JSON.stringify(hashed, null, 1), { mode: 0o600 });
  await writeFile(secretFile, JSON.stringify(accounts, null, 1), { mode: 0o600 });
  return { file, accounts };
}
