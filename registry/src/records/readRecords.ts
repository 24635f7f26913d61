import type { Kysely } from 'kysely';
import { type LastUses, readLastUses } from './lastUses.ts';
import { type HoldRecord, readHolds } from './readHolds.ts';
import { readVersions, type VersionReads } from './readVersions.ts';
import type { RegistryTables } from './tables.ts';
import type { AuditEntry, TrialRecord, WidgetRecord } from './versionRecord.ts';
import { type WatchReads, watchReads } from './watchRecords.ts';
import { readDecisions } from './widgetDecisions.ts';

export interface ReadRecords extends VersionReads, WatchReads {
  /** Returns what was decided for a widget, whatever its version. */
  widget(name: string): Promise<WidgetRecord>;
  /** Returns the holds that stand, by widget. */
  holds(): Promise<ReadonlyMap<string, HoldRecord>>;
  /** Returns the running trial of a widget, if any. */
  trial(name: string): Promise<TrialRecord | undefined>;
  /** Returns the audit log of one widget or of all widgets, the oldest line first. */
  audit(name?: string): Promise<AuditEntry[]>;
  /** Returns when each version was last used. */
  lastUses(): Promise<LastUses>;
  /** Returns a number that grows with every act; 0 before the first. */
  revision(): Promise<number>;
}

async function readTrial(
  database: Kysely<RegistryTables>,
  name: string,
): Promise<TrialRecord | undefined> {
  const row = await database
    .selectFrom('trial')
    .selectAll()
    .where('name', '=', name)
    .where('outcome', '=', '')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name,
      version: row.version,
      startedAt: row.started_at,
      visitsBefore: row.visits_before,
      shareSince: row.share_since,
      steps: JSON.parse(row.steps) as number[],
    }
  );
}

/** Reads the audit log, and the revision, which is the number of its last line. */
function readAudit(database: Kysely<RegistryTables>): Pick<ReadRecords, 'audit' | 'revision'> {
  return {
    async audit(name) {
      const all = database
        .selectFrom('audit')
        .select(['at', 'who', 'act', 'widget', 'version', 'why'])
        .orderBy('id');
      const rows = await (name === undefined ? all : all.where('widget', '=', name)).execute();
      return rows as AuditEntry[];
    },
    async revision() {
      const row = await database
        .selectFrom('audit')
        .select(({ fn }) => fn.max('id').as('last'))
        .executeTakeFirst();
      return Number(row?.last ?? 0);
    },
  };
}

/** Reads the records, inside an act or outside. */
export function readRecords(database: Kysely<RegistryTables>): ReadRecords {
  return {
    ...readVersions(database),
    ...watchReads(database),
    widget: (name) => readDecisions(database, name),
    holds: () => readHolds(database),
    trial: (name) => readTrial(database, name),
    lastUses: () => readLastUses(database),
    ...readAudit(database),
  };
}
