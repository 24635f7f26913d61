import type { RegistryAccess } from 'registry/client';
import { readReleaseSettings } from './environment.ts';
import { isWebAddress } from './givenAccess.ts';

/**
 * The registry from which a version is promoted, with the team's token there: from the flags, else from
 * STAGE_TOKEN. Throws with a sentence that says what is missing.
 */
export function stageAccess(
  flags: { readonly from: string | undefined; readonly token: string | undefined },
  settings = readReleaseSettings(),
): RegistryAccess {
  if (flags.from === undefined || !isWebAddress(flags.from))
    throw new Error('Say from which registry (--from https://registry.stage.example).');
  const token = flags.token ?? settings.STAGE_TOKEN;
  if (token === undefined)
    throw new Error('There is no token of that registry: set STAGE_TOKEN, or give --from-token.');
  return { registryUrl: flags.from, token };
}
