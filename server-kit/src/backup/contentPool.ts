import { mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publish, sha256Of } from './durably.ts';
import type { Content } from './manifest.ts';

/** Files by the hash of their content: all backups of a place have each content once. */
export interface ContentPool {
  /** Keeps a content, and marks it as needed; it is written unless it is there. */
  keep(bytes: Uint8Array): Promise<Content>;
  /** Rejects if the content is not there or was altered. */
  read(content: Content): Promise<Buffer>;
  /** Removes what no backup names; what was needed within a day stays, since a backup may be under way. */
  removeOthers(named: ReadonlySet<string>, now: number): Promise<void>;
}

/** Milliseconds. A backup takes no longer. */
const LONGEST_BACKUP = 86_400_000;

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await publish(unfinished, path);
}

/** Opens the contents below a folder. */
export function contentPool(folder: string): ContentPool {
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  const read = async ({ sha256 }: Content): Promise<Buffer> => {
    const bytes = await readFile(pathOf(sha256)).catch(() => undefined);
    if (bytes && sha256Of(bytes) === sha256) return bytes;
    throw new Error(`${pathOf(sha256)} is missing or was altered`);
  };
  return {
    read,
    async keep(bytes) {
      const content = { sha256: sha256Of(bytes), bytes: bytes.length };
      const path = pathOf(content.sha256);
      const isThere = await read(content).then(
        () => true,
        () => false,
      );
      if (!isThere) {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await write(path, bytes);
      }
      const now = new Date();
      await utimes(path, now, now);
      return content;
    },
    async removeOthers(named, now) {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const each of found.filter((entry) => entry.isFile() && !named.has(entry.name))) {
        const path = join(each.parentPath, each.name);
        if ((await stat(path)).mtimeMs < now - LONGEST_BACKUP) await rm(path);
      }
    },
  };
}
