import { readCount, runProgram, UsageError } from '../process/runProgram.ts';
import { type BackupPlace, openBackupPlace } from './backupPlace.ts';
import { makeBackup, type MakingBackup } from './makeBackup.ts';
import type { Manifest } from './manifest.ts';

/** How many backups a place keeps. */
const KEPT = '14';

/** Adds all that a server must not lose to a backup. Resolves with what it could not find whole. */
export type AddEverything = (
  making: MakingBackup,
  place: BackupPlace,
) => Promise<readonly string[]>;

function describe({ databases, files }: Manifest): string {
  const all = [...Object.values(databases), ...Object.values(files)];
  const bytes = all.reduce((sum, each) => sum + each.bytes, 0);
  return `${Object.keys(databases).join(', ')} and ${Object.keys(files).length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

async function backUp(
  server: string,
  place: BackupPlace,
  kept: number,
  add: AddEverything,
): Promise<number> {
  const now = Date.now();
  const { name, manifest } = await makeBackup(place, server, now, (making) => add(making, place));
  process.stdout.write(`${server}: ${name} has ${describe(manifest)}\n`);
  if (manifest.lacks.length > 0) {
    process.stderr.write(
      `${server}: missing or damaged, and not in this backup; no older backup is removed\n${manifest.lacks.join('\n')}\n`,
    );
    return 1;
  }
  const removed = await place.removeOld(kept, now);
  for (const old of removed) process.stdout.write(`${server}: ${old} is removed\n`);
  return 0;
}

/** Runs the program that makes a backup of a server. `open` reads the settings. */
export function runBackup(server: string, open: () => Promise<AddEverything>): Promise<void> {
  return runProgram({
    server,
    usage: `node ${server}/src/backup.ts <folder> [--keep ${KEPT}]`,
    failed: 'no backup was made',
    options: { keep: { type: 'string', default: KEPT } },
    async run({ values: { keep }, positionals: [folder] }) {
      if (folder === undefined) throw new UsageError('the folder of the backups is missing');
      const kept = readCount('keep', keep, 1);
      return backUp(server, await openBackupPlace(folder), kept, await open());
    },
  });
}
