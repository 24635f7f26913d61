import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';
import { toVersionRecord } from './toVersionRecord.ts';
import type {
  AuditEntry,
  Hold,
  LiveVersionRecord,
  TrialRecord,
  VersionRecord,
  WidgetRecord,
} from './versionRecord.ts';

export interface ReadRecords {
  find(name: string, version: string): Promise<VersionRecord | undefined>;
  /** Of one widget or of all, the newest first. */
  list(name?: string): Promise<VersionRecord[]>;
  /** The stable version of each widget first, its canary after it. */
  live(): Promise<LiveVersionRecord[]>;
  widget(name: string): Promise<WidgetRecord>;
  /** The trial that runs for a widget, if any. */
  trial(name: string): Promise<TrialRecord | undefined>;
  /** The oldest first; of one widget or of all. */
  audit(name?: string): Promise<AuditEntry[]>;
  /** Grows with every act. */
  revision(): Promise<number>;
}

const UNDECIDED: WidgetRecord = { hold: '', slots: undefined, config: {} };

function toWidgetRecord(row: RegistryTables['widget'] | undefined): WidgetRecord {
  return row === undefined
    ? UNDECIDED
    : {
        hold: row.hold as Hold,
        slots: row.slots === '' ? undefined : (JSON.parse(row.slots) as string[]),
        config: JSON.parse(row.config) as Record<string, unknown>,
      };
}

function ofTrial(database: Kysely<RegistryTables>, name: string) {
  return database
    .selectFrom('trial')
    .selectAll()
    .where('name', '=', name)
    .where('outcome', '=', '')
    .executeTakeFirst();
}

/** Questions to the records, inside an act or outside. */
export function readRecords(database: Kysely<RegistryTables>): ReadRecords {
  const versions = () => database.selectFrom('version').selectAll();
  return {
    async find(name, version) {
      const row = await versions()
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst();
      return row && toVersionRecord(row);
    },
    async list(name) {
      const all = versions().orderBy('sequence', 'desc');
      return (await (name === undefined ? all : all.where('name', '=', name)).execute()).map(
        toVersionRecord,
      );
    },
    async live() {
      const rows = await versions()
        .where((at) => at.or([at('stable', '=', 1), at('traffic', '>', 0)]))
        .orderBy('name')
        .orderBy('stable', 'desc')
        .orderBy('sequence', 'desc')
        .execute();
      const decided = new Map(
        (await database.selectFrom('widget').selectAll().execute()).map((row) => [
          row.name,
          toWidgetRecord(row),
        ]),
      );
      return rows.map(toVersionRecord).map((record) => {
        const { slots = record.manifest.slots, config } = decided.get(record.name) ?? UNDECIDED;
        return { ...record, slots, config };
      });
    },
    async widget(name) {
      const row = await database
        .selectFrom('widget')
        .selectAll()
        .where('name', '=', name)
        .executeTakeFirst();
      return toWidgetRecord(row);
    },
    async trial(name) {
      const row = await ofTrial(database, name);
      if (!row) return undefined;
      return {
        id: row.id,
        name,
        version: row.version,
        startedAt: row.started_at,
        visitsBefore: row.visits_before,
        steps: JSON.parse(row.steps) as number[],
      };
    },
    async audit(name) {
      const all = database
        .selectFrom('audit')
        .select(['at', 'who', 'act', 'widget', 'version', 'why'])
        .orderBy('id');
      return (await (
        name === undefined ? all : all.where('widget', '=', name)
      ).execute()) as AuditEntry[];
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
