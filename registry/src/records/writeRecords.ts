import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { POSTGRES_SCHEMA } from './migrations/migrate.ts';
import type { RegistryTables } from './tables.ts';
import type { AuditEntry, VersionRecord, WidgetRecord } from './versionRecord.ts';
import { type WatchWrites, watchWrites } from './watchRecords.ts';
import { writeTraffic, type TrafficWrites } from './writeTraffic.ts';

/** The data of a version at its publish. The database adds its place in the order. */
type PublishedVersion = Omit<
  VersionRecord,
  'sequence' | 'traffic' | 'stable' | 'withdrawn' | 'proven' | 'collected'
>;

export interface WriteRecords extends TrafficWrites, WatchWrites {
  /** Records a version. No visitor gets it yet. */
  addVersion(version: PublishedVersion): Promise<void>;
  /** Replaces what was decided for a widget. */
  setWidget(name: string, record: WidgetRecord): Promise<void>;
  /** Marks a version whose files are to be removed. */
  markCollected(name: string, version: string): Promise<void>;
  /** Gives the next act a number above `number`, unless it has one anyway. */
  raiseRevision(number: number): Promise<void>;
  /** Adds a line to the audit log. */
  write(entry: AuditEntry): Promise<void>;
}

/** Moves the sequence of the audit log's numbers on. PostgreSQL lets its owner do so alone. */
async function raiseRevision(
  database: Kysely<RegistryTables>,
  kind: DatabaseKind,
  number: number,
): Promise<void> {
  const audit = `${POSTGRES_SCHEMA}.audit`;
  const raise =
    kind === 'postgres'
      ? sql`select setval(pg_get_serial_sequence(${audit}, 'id'),
          greatest(${number}, (select coalesce(max(id), 1) from ${sql.table(audit)})))`
      : sql`update sqlite_sequence set seq = max(seq, ${number}) where name = 'audit'`;
  await raise.execute(database);
}

/** Changes the records. Use it inside an act only. */
export function writeRecords(database: Kysely<RegistryTables>, kind: DatabaseKind): WriteRecords {
  return {
    ...writeTraffic(database),
    ...watchWrites(database),
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
    async markCollected(name, version) {
      await database
        .updateTable('version')
        .set({ collected: 1 })
        .where('name', '=', name)
        .where('version', '=', version)
        .execute();
    },
    raiseRevision: (number) => raiseRevision(database, kind, number),
    async write(entry) {
      await database.insertInto('audit').values(entry).execute();
    },
  };
}
