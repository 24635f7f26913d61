import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WIDGETS } from '../build/widgets.ts';

/** By which right this machine publishes its widgets: drawn at the first start, kept for the owner's eyes. */
export interface LocalAccess {
  /** By widget; that of `operator` may act on all, that of `shell` tells of visits. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Ed25519 by widget: the team's private key (PEM). */
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

/** What is kept in `file` for each name, drawn where there is nothing yet. */
async function keep(
  file: string,
  names: readonly string[],
  draw: () => string,
): Promise<Record<string, string>> {
  const kept = await readKept(file);
  const all = Object.fromEntries(names.map((name) => [name, kept[name] ?? draw()]));
  await writeFile(file, JSON.stringify(all, null, 1), { mode: 0o600 });
  return all;
}

function drawKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({
    format: 'pem',
    type: 'pkcs8',
  }) as string;
}

/** Below the data folder; registry and shell read these two anew when they change, so that a new team can publish at once. */
export const TOKENS_FILE = 'team-tokens.json';
export const PUBLIC_KEYS_FILE = 'team-public-keys.json';

function publicHalf(privateKey: string): string {
  return createPublicKey(createPrivateKey(privateKey))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');
}

export async function keepLocalAccess(dataFolder: string): Promise<LocalAccess> {
  await mkdir(dataFolder, { recursive: true });
  const tokens = await keep(join(dataFolder, TOKENS_FILE), [...WIDGETS, 'operator', 'shell'], () =>
    randomBytes(24).toString('base64url'),
  );
  const privateKeys = await keep(join(dataFolder, 'team-keys.json'), WIDGETS, drawKey);
  const publicKeys = Object.fromEntries(
    Object.entries(privateKeys).map(([name, key]) => [name, publicHalf(key)]),
  );
  await writeFile(join(dataFolder, PUBLIC_KEYS_FILE), JSON.stringify(publicKeys, null, 1));
  return { tokens, privateKeys };
}
