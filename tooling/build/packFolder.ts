import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPackable, pack, PACKED } from 'server-kit/files/packed';

/** Packs the files of a build below `folder`, each beside itself, so that a server sends them as they are. */
export async function packFolder(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile() && isPackable(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => writeFile(`${path}${PACKED}`, await pack(await readFile(path)))),
  );
}
