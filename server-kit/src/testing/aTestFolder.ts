import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Makes a temporary folder, which is removed after all tests of the file. */
export async function aTestFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${prefix}-`));
  folders.push(folder);
  return folder;
}
