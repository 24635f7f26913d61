import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DayNumber } from 'shared-contracts/format';
import { openInventory } from '../inventory/openInventory.ts';
import { toInventorySource } from '../inventory/source.ts';
import { QueryThread } from '../inventory/threads/queryThread.ts';
import { madeOnce, sourcesBelow } from './madeOnce.ts';

/** Everything that decides which rows an inventory is filled with. */
const FILLING = ['gateway/src/inventory', 'server-kit/src/database', 'shared-contracts/src'];

function pgliteIn(folder: string): string {
  const path = join(folder, 'pg');
  mkdirSync(path, { recursive: true });
  return path;
}

/** Starts PGlite on a folder, in the thread that the gateway runs it in. */
export function pgliteThread(folder: string | undefined): QueryThread {
  const script = new URL('../inventory/postgres/pgliteThread.ts', import.meta.url);
  return new QueryThread(script, { folder, courses: 0 });
}

/**
 * Copies an empty PostgreSQL database into `folder`, because making one takes PGlite seconds;
 * returns its own folder.
 */
export async function copyEmptyPglite(folder: string): Promise<string> {
  const made = await madeOnce(['empty database'], [], async (making) => {
    const thread = pgliteThread(pgliteIn(making));
    await thread.ask('select 1', []);
    await thread.close();
  });
  cpSync(made, folder, { recursive: true });
  return pgliteIn(folder);
}

/**
 * Copies an inventory of so many courses, filled on `today`, into `folder`; returns the setting
 * that opens it.
 */
export async function copyFilledInventory(
  kind: 'sqlite' | 'pglite',
  courses: number,
  today: DayNumber,
  folder: string,
): Promise<string | undefined> {
  const urlIn = (place: string) => (kind === 'sqlite' ? undefined : `pglite:${pgliteIn(place)}`);
  const made = await madeOnce(
    [kind, String(courses), String(today)],
    FILLING.flatMap(sourcesBelow),
    async (making) => {
      if (kind === 'pglite') await copyEmptyPglite(making);
      const inventory = await openInventory({
        source: toInventorySource(urlIn(making), making),
        courses,
        today,
      });
      await inventory.close();
    },
  );
  cpSync(made, folder, { recursive: true });
  return urlIn(folder);
}
