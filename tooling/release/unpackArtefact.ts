import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';

/**
 * Unpacks a widget's artefact. Returns the folder, which `ends` deletes. Rejects if it is no such
 * archive.
 */
export async function unpackArtefact(file: string, ends: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-artefact-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  await extract({ file, cwd: folder });
  return folder;
}
