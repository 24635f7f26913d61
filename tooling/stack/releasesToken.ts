import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { issueToken, type RegistryAccess, revokeToken } from 'registry/client';

/** What the releases page of the staff does at the registry, under the name of who asks. */
const ACTS = ['raise', 'rollback', 'hold', 'preview', 'acts-for'];
/** It is issued anew at each start. */
const DAYS = 365;
const REASON = 'the releases page of this machine';

/**
 * Issues the token with which the shell acts at the registry, and revokes that of the last start. The
 * folder keeps its id only; the shell alone has the token. `operator` is the access of an operator.
 */
export async function releasesToken(dataFolder: string, operator: RegistryAccess): Promise<string> {
  const file = join(dataFolder, 'releases-token-id');
  const last = await readFile(file, 'utf8').catch(() => undefined);
  if (last !== undefined)
    // a database that was emptied in the meantime does not know it
    await revokeToken({ ...operator, id: last, reason: 'a new start' }).catch(() => {});
  const wish = { ...operator, widget: 'operator', acts: ACTS, days: DAYS, reason: REASON };
  const { id, token } = await issueToken(wish);
  await writeFile(file, id);
  return token;
}
