import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SCHEMA } from './schema.ts';
import { toVersionRecord } from './toVersionRecord.ts';
import type { AuditEntry, VersionRecord } from './versionRecord.ts';

/** What is known of a version when it is published; the store adds its place in the order. */
export type PublishedVersion = Omit<VersionRecord, 'sequence' | 'traffic' | 'stable' | 'withdrawn'>;

export interface RecordStore {
  find(name: string, version: string): VersionRecord | undefined;
  /** Of one widget or of all, the newest first. */
  list(name?: string): VersionRecord[];
  live(): VersionRecord[];
  /** Records a version and gives it all visitors. */
  publish(version: PublishedVersion, entry: AuditEntry): void;
  /** Gives all visitors to a recorded version; `withdrawn` names the one that is taken back, if any. */
  makeStable(name: string, version: string, withdrawn: string | undefined, entry: AuditEntry): void;
  audit(): AuditEntry[];
  /** Grows with every act. */
  revision(): number;
  close(): void;
}

/**
 * Records and audit log in one SQLite file, so that an act and its line in the log are one transaction: a crash leaves
 * both or neither. `docs/decisions/004-registry.md`
 */
export const openRecordStore = (folder: string): RecordStore => {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'registry.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  database.exec(SCHEMA);

  const giveAllVisitors = (name: string, version: string) => {
    database.prepare('UPDATE version SET traffic = 0, stable = 0 WHERE name = ?').run(name);
    database.prepare('UPDATE version SET traffic = 100, stable = 1, withdrawn = 0 WHERE name = ? AND version = ?').run(name, version);
  };
  const write = ({ at, who, act, widget, version, why }: AuditEntry) =>
    database.prepare('INSERT INTO audit (at, who, act, widget, version, why) VALUES (?, ?, ?, ?, ?, ?)').run(at, who, act, widget, version, why);
  const transaction = (act: () => void) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      act();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    find(name, version) {
      const row = database.prepare('SELECT * FROM version WHERE name = ? AND version = ?').get(name, version);
      return row && toVersionRecord(row);
    },
    list: (name) =>
      database.prepare('SELECT * FROM version WHERE ?1 IS NULL OR name = ?1 ORDER BY sequence DESC').all(name ?? null).map(toVersionRecord),
    live: () =>
      database.prepare('SELECT * FROM version WHERE stable = 1 OR traffic > 0 ORDER BY name, stable DESC, sequence DESC').all().map(toVersionRecord),
    publish: (record, entry) => transaction(() => {
      database.prepare(`INSERT INTO version (name, version, manifest, fingerprint, traffic, stable, withdrawn, slots, config, published_at, published_by)
        VALUES (?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?)`).run(record.name, record.version, JSON.stringify(record.manifest), record.fingerprint,
        JSON.stringify(record.slots), JSON.stringify(record.config), record.publishedAt, record.publishedBy);
      giveAllVisitors(record.name, record.version);
      write(entry);
    }),
    makeStable: (name, version, withdrawn, entry) => transaction(() => {
      giveAllVisitors(name, version);
      if (withdrawn !== undefined) database.prepare('UPDATE version SET withdrawn = 1 WHERE name = ? AND version = ?').run(name, withdrawn);
      write(entry);
    }),
    audit: () => database.prepare('SELECT at, who, act, widget, version, why FROM audit ORDER BY id').all() as unknown as AuditEntry[],
    revision: () => Number(database.prepare('SELECT max(id) AS last FROM audit').get()?.last ?? 0),
    close: () => database.close(),
  };
};
