import { readFile } from 'node:fs/promises';
import { exchangeIdentity, type RegistryAccess } from 'registry/client';
import { readStackSettings } from '../stack/environment.ts';
import { keepLocalAccess } from '../stack/localAccess.ts';
import { readReleaseSettings } from './environment.ts';

export interface TeamAccess extends RegistryAccess {
  readonly privateKey: string | undefined;
}

/** The registry, the token and the key file of a command line; each is optional. */
export interface AccessFlags {
  readonly to?: string | undefined;
  readonly token?: string | undefined;
  readonly key?: string | undefined;
}

/** The same for `parseArgs`. */
export const ACCESS_FLAGS = {
  to: { type: 'string' },
  token: { type: 'string' },
  key: { type: 'string' },
} as const;

/** The registry of `npm start` on this machine, with the token and key that were made for it. */
async function localAccess(name: string): Promise<TeamAccess> {
  const { ports, dataFolder } = readStackSettings();
  const { tokens, privateKeys } = await keepLocalAccess(dataFolder);
  return {
    registryUrl: `http://localhost:${ports.registry}`,
    token: tokens[name] ?? '',
    privateKey: privateKeys[name],
  };
}

/**
 * The registry and the rights of a team: from the flags, else from REGISTRY_URL, REGISTRY_TOKEN (or
 * REGISTRY_IDENTITY, in a CI) and WIDGET_KEY, else those of this machine's stack. Rejects without a token.
 */
export async function teamAccess(
  name: string,
  flags: AccessFlags,
  settings = readReleaseSettings(),
): Promise<TeamAccess> {
  const { REGISTRY_URL, REGISTRY_TOKEN, REGISTRY_IDENTITY, WIDGET_KEY } = settings;
  const registryUrl = flags.to ?? REGISTRY_URL;
  if (registryUrl === undefined) return localAccess(name);
  // what is no address is said before anything is built
  void new URL(registryUrl);
  const exchanged = async () =>
    REGISTRY_IDENTITY === undefined
      ? undefined
      : (await exchangeIdentity({ registryUrl, identity: REGISTRY_IDENTITY, widget: name })).token;
  const token = flags.token ?? REGISTRY_TOKEN ?? (await exchanged());
  const key = flags.key ?? WIDGET_KEY;
  if (token === undefined)
    throw new Error('There is no token: set REGISTRY_TOKEN or REGISTRY_IDENTITY, or give --token.');
  return {
    registryUrl,
    token,
    privateKey: key === undefined ? undefined : await readFile(key, 'utf8'),
  };
}
