import type { DayNumber } from 'shared-contracts/format';
import { migrate } from '../migrations/migrate.ts';
import { openForWriting } from '../openForWriting.ts';
import type { InventorySource } from '../source.ts';
import { fillInventory, type FillOptions, type FillResult } from './fillInventory.ts';

/** Which inventory to fill, with how many courses, for which day. */
export interface FillOrder {
  readonly source: Exclude<InventorySource, { kind: 'pglite' }>;
  readonly courses: FillOptions['courses'];
  readonly today: DayNumber;
}

/**
 * Opens the inventory for writing, brings its tables and rows up to date, and closes it. It blocks
 * its thread, so it has one of its own.
 */
export async function fillSource(
  { source, courses, today }: FillOrder,
  onProgress: (percent: number) => void,
): Promise<FillResult> {
  const writing = openForWriting(source);
  try {
    await migrate(writing.db, writing.kind);
    return await fillInventory({ ...writing, courses, today, onProgress });
  } finally {
    await writing.db.destroy();
  }
}
