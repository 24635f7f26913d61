import { readStackSettings } from '../stack/environment.ts';
import { keepLocalAccess } from '../stack/localAccess.ts';
import { readReleaseSettings } from './environment.ts';
import { type AccessFlags, givenAccess, type TeamAccess } from './givenAccess.ts';

/** The registry of `npm start` on this machine, with the token and key that were made for it. */
async function localAccess(name: string): Promise<TeamAccess> {
  const { ports, dataFolder } = readStackSettings();
  const { tokens, privateKeys } = await keepLocalAccess(dataFolder);
  return {
    registryUrl: `http://localhost:${ports.registry}`,
    // a widget of another repository has no token here
    token: tokens[name] ?? tokens['operator'] ?? '',
    privateKey: privateKeys[name],
  };
}

/** The registry and the rights of a team that are given, else those of this machine's stack. Rejects without a token. */
export async function teamAccess(
  name: string,
  flags: AccessFlags,
  settings = readReleaseSettings(),
): Promise<TeamAccess> {
  return (await givenAccess(name, flags, settings)) ?? localAccess(name);
}
