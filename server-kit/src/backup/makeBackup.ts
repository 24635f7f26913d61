import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupPlace, backupName, UNFINISHED } from './backupPlace.ts';
import { type ReadDump, dumpDatabase } from './dumpDatabase.ts';
import { contentOf, publish, sync } from './durably.ts';
import { type Content, MANIFEST, type Manifest } from './manifest.ts';
import type { ServerDatabase } from './serverDatabase.ts';

/** Milliseconds after which an unfinished backup is one that was killed. */
const LONGEST_BACKUP = 86_400_000;

/** A backup while it is made. */
export interface MakingBackup {
  /** Adds the dump of a database; returns what `read` finds in it. */
  addDatabase<Tables, Result>(
    name: string,
    database: ServerDatabase,
    read: ReadDump<Tables, Result>,
  ): Promise<Result>;
  /** Adds a file of the store, whose content the place has. */
  addFile(key: string, content: Content): void;
}

/** Adds to a backup; resolves to what it lacks. */
type Add = (making: MakingBackup) => Promise<readonly string[]>;

async function removeKilled(folder: string, now: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.startsWith(UNFINISHED))) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < now - LONGEST_BACKUP) await rm(path, { recursive: true });
  }
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const handle = await open(join(folder, MANIFEST), 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(manifest, undefined, 1));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await sync(folder);
}

/** Fills the folder of a backup, and gives it its name. Returns the manifest. */
async function fill(
  folder: string,
  {
    server,
    now,
    finished,
  }: { readonly server: string; readonly now: number; readonly finished: string },
  add: Add,
): Promise<Manifest> {
  const databases: Manifest['databases'] = {};
  const files: Manifest['files'] = {};
  const lacks = await add({
    async addDatabase(database, source, read) {
      const file = join(folder, database);
      const result = await dumpDatabase(source, file, read);
      databases[database] = { kind: source.kind, ...(await contentOf(file)) };
      return result;
    },
    addFile(key, content) {
      files[key] = content;
    },
  });
  const manifest: Manifest = {
    format: 1,
    server,
    madeAt: new Date(now).toISOString(),
    databases,
    files,
    lacks: [...lacks],
  };
  await writeManifest(folder, manifest);
  await publish(folder, finished);
  return manifest;
}

/**
 * Makes a backup of what `add` adds, without what it resolves to, and returns its manifest. It gets its name when it is whole: one
 * that was killed is never taken for a backup, and one that fails leaves nothing. `now` is in milliseconds since 1970.
 */
export async function makeBackup(
  place: BackupPlace,
  server: string,
  now: number,
  add: Add,
): Promise<{ readonly name: string; readonly manifest: Manifest }> {
  const name = backupName(now);
  const folder = join(place.folder, `${UNFINISHED}${name}-${process.pid}`);
  await removeKilled(place.folder, now);
  await mkdir(folder, { mode: 0o700 });
  try {
    return {
      name,
      manifest: await fill(folder, { server, now, finished: join(place.folder, name) }, add),
    };
  } catch (error) {
    // half of a backup would keep a full disk full
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
