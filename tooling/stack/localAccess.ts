import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WIDGETS } from '../build/widgets.ts';

/**
 * The tokens and keys with which this machine publishes its widgets. They are made at the first
 * start and kept in files that only their owner can read.
 */
export interface LocalAccess {
  /**
   * The token of each widget. The token of `operator` may act on all widgets, that of `shell`
   * reports visits.
   */
  readonly tokens: Readonly<Record<string, string>>;
  /** The team's private Ed25519 key (PEM) of each widget. */
  readonly privateKeys: Readonly<Record<string, string>>;
}

async function readKept(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** What `file` keeps for each name; `draw` makes what is missing or not `usable`. */
async function keep(
  file: string,
  names: readonly string[],
  draw: () => string,
  usable: (kept: string) => boolean = () => true,
): Promise<Record<string, string>> {
  const kept = await readKept(file);
  const all = Object.fromEntries(
    names.map((name) => {
      const known = kept[name] ?? '';
      return [name, known !== '' && usable(known) ? known : draw()];
    }),
  );
  await writeFile(file, JSON.stringify(all, null, 1), { mode: 0o600 });
  return all;
}

/** Returns the token of some random bytes. With its prefix no reader of flags takes it for one (`--token -x`). */
export function toToken(bytes: Buffer): string {
  return `local_${bytes.toString('base64url')}`;
}

function drawKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({
    format: 'pem',
    type: 'pkcs8',
  }) as string;
}

/**
 * Files in the data folder. Registry and shell read them again when they change, so that a new team
 * can publish at once.
 */
/** What the registry knows of the tokens: their hashes. */
export const TOKENS_FILE = 'team-token-hashes.json';
export const PUBLIC_KEYS_FILE = 'team-public-keys.json';
/** The registry's key, and its public half for shells. */
export const RELEASE_KEY_FILE = 'release-key.pem';
export const RELEASE_KEYS_FILE = 'release-public-keys.json';

function hashOf(token: string): string {
  return `sha256:${createHash('sha256').update(token).digest('hex')}`;
}

function publicHalf(privateKey: string): string {
  return createPublicKey(createPrivateKey(privateKey))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');
}

/** Makes the registry's key if it is missing, and writes its public half. */
async function keepReleaseKey(dataFolder: string): Promise<void> {
  const file = join(dataFolder, RELEASE_KEY_FILE);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  const key = kept ?? drawKey();
  await writeFile(file, key, { mode: 0o600 });
  await writeFile(join(dataFolder, RELEASE_KEYS_FILE), JSON.stringify([publicHalf(key)]));
}

/**
 * Reads the tokens and keys of this machine, makes those that are missing, and writes the public
 * keys for registry and shell.
 */
export async function keepLocalAccess(dataFolder: string): Promise<LocalAccess> {
  await mkdir(dataFolder, { recursive: true });
  const tokens = await keep(
    join(dataFolder, 'team-tokens.json'),
    [...WIDGETS, 'operator', 'shell'],
    () => toToken(randomBytes(24)),
    // a reader of flags would take it for one
    (kept) => !kept.startsWith('-'),
  );
  const hashes = Object.entries(tokens).map(([name, token]) => [name, hashOf(token)]);
  await writeFile(join(dataFolder, TOKENS_FILE), JSON.stringify(Object.fromEntries(hashes)));
  const privateKeys = await keep(join(dataFolder, 'team-keys.json'), WIDGETS, drawKey);
  const publicKeysFile = join(dataFolder, PUBLIC_KEYS_FILE);
  const publicKeys = {
    // those of teams with repositories of their own were added by hand
    ...(await readKept(publicKeysFile)),
    ...Object.fromEntries(
      Object.entries(privateKeys).map(([name, key]) => [name, publicHalf(key)]),
    ),
  };
  await writeFile(publicKeysFile, JSON.stringify(publicKeys, null, 1));
  await keepReleaseKey(dataFolder);
  return { tokens, privateKeys };
}
