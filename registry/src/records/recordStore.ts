import { waitForPostgresTurn } from 'server-kit/database/postgresTurn';
import { causeRecords, type CauseRecords } from './causeRecords.ts';
import { claimRecords, type ClaimRecords } from './claimRecords.ts';
import { type ErrorRecords, errorRecords } from './errorRecords.ts';
import { inTurn } from './inTurn.ts';
import type { RegistryDatabase } from './openDatabase.ts';
import { previewRecords, type PreviewRecords } from './previewRecords.ts';
import { readRecords, type ReadRecords } from './readRecords.ts';
import { reportRecords, type ReportRecords } from './reportRecords.ts';
import {
  tokenReads,
  type TokenReads,
  tokenRecords,
  type TokenRecords,
  tokenUses,
  type TokenUses,
} from './tokenRecords.ts';
import { visitRecords, type VisitRecords } from './visitRecords.ts';
import { vitalRecords, type VitalRecords } from './vitalRecords.ts';
import { writeRecords, type WriteRecords } from './writeRecords.ts';

/** The reads and writes that an act can use. */
export type ActRecords = ReadRecords &
  WriteRecords &
  VisitRecords &
  VitalRecords &
  CauseRecords &
  ReportRecords &
  ErrorRecords &
  PreviewRecords &
  ClaimRecords &
  TokenRecords;

export interface RecordStore
  extends
    ReadRecords,
    VisitRecords,
    VitalRecords,
    CauseRecords,
    TokenReads,
    TokenUses,
    Pick<PreviewRecords, 'previewSecret' | 'addressRound'>,
    Pick<ErrorRecords, 'errorsSince'> {
  /**
   * Runs an act in one transaction: records and audit log change together or not at all. Acts run
   * one at a time across all registries of one PostgreSQL, so that the result of a check inside an
   * act still holds when the act writes.
   */
  act<Result>(work: (records: ActRecords) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The turn of acts. The value is arbitrary. */
const ACT_TURN = 20_261_122n;

/** Opens the records of a database. */
export function recordStore({ kind, acts, reads, close }: RegistryDatabase): RecordStore {
  const queue = inTurn();
  return {
    ...readRecords(reads),
    ...visitRecords(acts),
    ...vitalRecords(acts),
    ...causeRecords(acts),
    ...tokenReads(reads),
    ...tokenUses(acts),
    errorsSince: errorRecords(reads).errorsSince,
    previewSecret: previewRecords(acts).previewSecret,
    addressRound: previewRecords(reads).addressRound,
    act: (work) =>
      queue(() =>
        acts.transaction().execute(async (transaction) => {
          if (kind === 'postgres') await waitForPostgresTurn(transaction, ACT_TURN);
          // an operator's program acts beside the registry, and any write takes SQLite's one lock
          else await transaction.deleteFrom('publishing').where('name', '=', '').execute();
          return work({
            ...readRecords(transaction),
            ...writeRecords(transaction, kind),
            ...visitRecords(transaction),
            ...vitalRecords(transaction),
            ...causeRecords(transaction),
            ...reportRecords(transaction),
            ...errorRecords(transaction),
            ...previewRecords(transaction),
            ...claimRecords(transaction),
            ...tokenRecords(transaction),
          });
        }),
      ),
    close,
  };
}
