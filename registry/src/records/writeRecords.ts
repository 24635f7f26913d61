import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';
import type { AuditEntry, VersionRecord, WidgetRecord } from './versionRecord.ts';
import { writeTraffic, type TrafficWrites } from './writeTraffic.ts';

/** The data of a version at its publish. The database adds its place in the order. */
type PublishedVersion = Omit<
  VersionRecord,
  'sequence' | 'traffic' | 'stable' | 'withdrawn' | 'proven'
>;

export interface WriteRecords extends TrafficWrites {
  /** Records a version. No visitor gets it yet. */
  addVersion(version: PublishedVersion): Promise<void>;
  /** Replaces what was decided for a widget. */
  setWidget(name: string, record: WidgetRecord): Promise<void>;
  /** Adds a line to the audit log. */
  write(entry: AuditEntry): Promise<void>;
}

/** Changes the records. Use it inside an act only. */
export function writeRecords(database: Kysely<RegistryTables>): WriteRecords {
  return {
    ...writeTraffic(database),
    async addVersion({ manifest, publishedAt, publishedBy, ...version }) {
      await database
        .insertInto('version')
        .values({
          ...version,
          manifest: JSON.stringify(manifest),
          traffic: 0,
          stable: 0,
          withdrawn: 0,
          proven: 0,
          published_at: publishedAt,
          published_by: publishedBy,
        })
        .execute();
    },
    async setWidget(name, { hold, slots, config }) {
      const row = {
        hold,
        slots: slots === undefined ? '' : JSON.stringify(slots),
        config: JSON.stringify(config),
      };
      await database
        .insertInto('widget')
        .values({ name, ...row })
        .onConflict((at) => at.column('name').doUpdateSet(row))
        .execute();
    },
    async write(entry) {
      await database.insertInto('audit').values(entry).execute();
    },
  };
}
