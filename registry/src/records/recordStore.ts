import { sql } from 'kysely';
import { inTurn } from './inTurn.ts';
import type { RegistryDatabase } from './openDatabase.ts';
import { previewRecords, type PreviewRecords } from './previewRecords.ts';
import { readRecords, type ReadRecords } from './readRecords.ts';
import { visitRecords, type VisitRecords } from './visitRecords.ts';
import { writeRecords, type WriteRecords } from './writeRecords.ts';

export type ActRecords = ReadRecords & WriteRecords & VisitRecords & PreviewRecords;

export interface RecordStore
  extends ReadRecords, Omit<VisitRecords, 'isFirstReport'>, Pick<PreviewRecords, 'previewSecret'> {
  /**
   * Runs one act after the other, over all registries of one PostgreSQL: what an act has checked still holds when it
   * writes. Records and audit log change together or not at all.
   */
  act<Result>(work: (records: ActRecords) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Any number: the one lock of all acts. */
const ACT_LOCK = 20261122;

export function recordStore({ kind, acts, reads, close }: RegistryDatabase): RecordStore {
  const queue = inTurn();
  return {
    ...readRecords(reads),
    ...visitRecords(acts),
    previewSecret: previewRecords(acts).previewSecret,
    act: (work) =>
      queue(() =>
        acts.transaction().execute(async (transaction) => {
          if (kind === 'postgres')
            await sql`select pg_advisory_xact_lock(${ACT_LOCK})`.execute(transaction);
          return work({
            ...readRecords(transaction),
            ...writeRecords(transaction),
            ...visitRecords(transaction),
            ...previewRecords(transaction),
          });
        }),
      ),
    close,
  };
}
