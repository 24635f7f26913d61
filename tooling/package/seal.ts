import { createHash, type KeyObject, sign } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './packageFiles.ts';

/** The file of the checksums, in the form of `sha256sum`, and the signature of its bytes. */
export const SUMS = 'SHA256SUMS';
export const SIGNATURE = `${SUMS}.sig`;

/**
 * Writes the checksums of all files below a folder and, with a key, their signature (Ed25519, 64
 * bytes, as `openssl pkeyutl -verify -rawin` takes it).
 */
export async function seal(folder: string, key: KeyObject | undefined): Promise<void> {
  const sums = filesBelow(folder)
    .map(({ path, content }) => `${createHash('sha256').update(content).digest('hex')}  ${path}\n`)
    .join('');
  await writeFile(join(folder, SUMS), sums);
  if (key !== undefined)
    await writeFile(join(folder, SIGNATURE), sign(null, Buffer.from(sums), key));
}
