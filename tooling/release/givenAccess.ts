import { readFile } from 'node:fs/promises';
import { exchangeIdentity, type RegistryAccess } from 'registry/client';
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

/** Whether a text is the whole address of a server. */
export function isWebAddress(text: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');
}

/** Returns the registry that the flags name, else REGISTRY_URL. Throws what is no address. */
export function givenRegistry(
  { to }: AccessFlags,
  { REGISTRY_URL } = readReleaseSettings(),
): string | undefined {
  const registryUrl = to ?? REGISTRY_URL;
  // what is no address is said before anything is built; `localhost:3200` is one, of another kind
  if (registryUrl !== undefined && !isWebAddress(registryUrl))
    throw new Error(`"${registryUrl}" is no address: write https://host:port in full.`);
  return registryUrl;
}

/**
 * The registry and the rights of a team: from the flags, else from REGISTRY_URL, REGISTRY_TOKEN (or
 * REGISTRY_IDENTITY, in a CI) and WIDGET_KEY; undefined where no registry is named. Rejects without a token.
 */
export async function givenAccess(
  name: string,
  flags: AccessFlags,
  settings = readReleaseSettings(),
): Promise<TeamAccess | undefined> {
  const { REGISTRY_TOKEN, REGISTRY_IDENTITY, WIDGET_KEY } = settings;
  const registryUrl = givenRegistry(flags, settings);
  if (registryUrl === undefined) return undefined;
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
