import {
  type AccessFlags,
  givenAccess,
  givenRegistry,
  type TeamAccess,
} from '../release/givenAccess.ts';

const NO_REGISTRY = 'Say which registry: set REGISTRY_URL, or give --to.';

/** The flags of the help of each command that acts at a registry. */
export const ACCESS_HELP = `  --to URL              the registry; without it REGISTRY_URL
  --token TOKEN         the team's token; without it REGISTRY_TOKEN, or REGISTRY_IDENTITY in a CI
  --key FILE            the team's private key; without it WIDGET_KEY`;

/** The registry and the rights of a team. Rejects without a registry or a token. */
export async function kitAccess(name: string, flags: AccessFlags): Promise<TeamAccess> {
  const access = await givenAccess(name, flags);
  if (access === undefined) throw new Error(NO_REGISTRY);
  return access;
}

/** The address of the registry. Throws without one. */
export function kitRegistry(flags: AccessFlags): string {
  const registryUrl = givenRegistry(flags);
  if (registryUrl === undefined) throw new Error(NO_REGISTRY);
  return registryUrl;
}
