import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { InventoryTables } from '../inventory/tables.ts';
import type { ExportedFile, Tell } from './exportedFile.ts';
import { writeCsv } from './writeCsv.ts';

function partOf(path: string): string {
  return `${path}.part`;
}

/**
 * Writes files of one moment into a folder: what others write meanwhile is in all of them or in none. Files of
 * those names stay until all new ones are whole. Returns the number of rows; `tell` hears what is left out.
 */
export async function exportFiles(
  db: Kysely<InventoryTables>,
  files: readonly ExportedFile[],
  folder: string,
  tell: Tell,
): Promise<number> {
  const paths = files.map(({ name }) => join(folder, `${name}.csv`));
  try {
    const count = await db
      .transaction()
      // the first statement of a transaction in SQLite does as much
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        let rows = 0;
        for (const [at, { columns, ...file }] of files.entries())
          rows += await writeCsv(
            partOf(paths[at] ?? ''),
            columns,
            file.rows(transaction, (message) => tell(`${file.name}: ${message}`)),
          );
        return rows;
      });
    for (const path of paths) await rename(partOf(path), path);
    return count;
  } finally {
    for (const path of paths) await rm(partOf(path), { force: true });
  }
}
