import { runProgram, UsageError } from '../process/runProgram.ts';
import { type BackupPlace, openBackupPlace } from './backupPlace.ts';
import { openBackup, type WholeBackup } from './openBackup.ts';
import { prepareDatabases } from './prepareDatabases.ts';
import type { ServerDatabases } from './serverDatabase.ts';

/** Where a server's data go. */
export interface RestoreTarget {
  readonly databases: ServerDatabases;
  /** Restores the files of the store, which are there before the records that name them. */
  restoreFiles?(backup: WholeBackup, place: BackupPlace): Promise<void>;
  /** Returns what the operator does next. */
  nextStep(): Promise<string>;
}

/** Runs the program that restores a server from a backup. `open` reads the settings. */
export function runRestore(server: string, open: () => Promise<RestoreTarget>): Promise<void> {
  return runProgram({
    server,
    usage: `node ${server}/src/restore.ts <folder> [--backup <name>] [--replace]`,
    failed:
      'nothing was restored. What the server has is as before; the command can be given again',
    options: { backup: { type: 'string' }, replace: { type: 'boolean', default: false } },
    async run({ values: { backup: wished, replace }, positionals: [folder] }) {
      if (folder === undefined) throw new UsageError('the folder of the backups is missing');
      const target = await open();
      const place = await openBackupPlace(folder);
      const backup = await openBackup(place, server, wished);
      const takePlace = await prepareDatabases(backup, target.databases, replace);
      await target.restoreFiles?.(backup, place);
      await takePlace();
      process.stdout.write(`${server}: restored ${backup.name}\n${await target.nextStep()}\n`);
      return 0;
    },
  });
}
