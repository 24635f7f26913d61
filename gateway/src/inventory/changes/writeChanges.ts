import type { Kysely } from 'kysely';
import { logChanges, raiseVersion, readVersion } from '../inventoryVersion.ts';
import type { InventoryTables } from '../tables.ts';
import { type Change, isDayChange, isPlanChange, isPlanDayChange } from './change.ts';
import { changeDays } from './changeDays.ts';
import { changePlanDays } from './changePlanDays.ts';
import { changePlans } from './changePlans.ts';

/** More changed rows are not logged one by one: to read everything anew costs less. */
const MOST_LOGGED = 10_000;

/**
 * Writes changes that fit the inventory (`refusalsOf`), a thousand at most, in their order. Returns the
 * days, plans and plans on days that are another now, as rows of the log.
 */
export async function writeChanges(db: Kysely<InventoryTables>, changes: readonly Change[]) {
  const days = await changeDays(db, changes.filter(isDayChange));
  const plans = await changePlans(db, changes.filter(isPlanChange));
  const planDays = await changePlanDays(db, changes.filter(isPlanDayChange));
  return [...days, ...plans, ...planDays];
}

/**
 * Logs what `writeChanges` has returned in this transaction. Returns the generation from which on
 * searches find it: a new one, or the present one where nothing is another.
 */
export async function logWritten(
  db: Kysely<InventoryTables>,
  rows: Awaited<ReturnType<typeof writeChanges>>,
): Promise<number> {
  if (rows.length === 0) return readVersion(db);
  return rows.length > MOST_LOGGED ? raiseVersion(db) : logChanges(db, rows);
}
