import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';
import type { AuditEntry, VersionRecord, WidgetRecord } from './versionRecord.ts';

/** What is known of a version when it is published; the store adds its place in the order. */
type PublishedVersion = Omit<
  VersionRecord,
  'sequence' | 'traffic' | 'stable' | 'withdrawn' | 'proven'
>;

export interface WriteRecords {
  /** Records a version; nobody gets it yet. */
  addVersion(version: PublishedVersion): Promise<void>;
  /** Gives all visitors to a version; `withdrawn` names one that is taken back, if any. Ends the widget's trial. */
  makeStable(name: string, version: string, withdrawn?: string): Promise<void>;
  /** Begins or raises a trial: a share of the visitors gets the canary, the others the stable version. */
  giveShare(name: string, canary: string, traffic: number): Promise<void>;
  startTrial(
    name: string,
    version: string,
    startedAt: number,
    steps: readonly number[],
  ): Promise<void>;
  /** From here the visits for the next step are counted. */
  beginStep(name: string, visitsBefore: number): Promise<void>;
  setWidget(name: string, record: WidgetRecord): Promise<void>;
  write(entry: AuditEntry): Promise<void>;
}

/** Changes of the records; used inside an act only. */
export function writeRecords(database: Kysely<RegistryTables>): WriteRecords {
  const versionsOf = (name: string) => database.updateTable('version').where('name', '=', name);
  const trialOf = (name: string) =>
    database.updateTable('trial').where('name', '=', name).where('outcome', '=', '');
  return {
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
    async makeStable(name, version, withdrawn) {
      await versionsOf(name).set({ traffic: 0, stable: 0 }).execute();
      await versionsOf(name)
        .where('version', '=', version)
        .set({ traffic: 100, stable: 1, withdrawn: 0, proven: 1 })
        .execute();
      if (withdrawn !== undefined)
        await versionsOf(name).where('version', '=', withdrawn).set({ withdrawn: 1 }).execute();
      await trialOf(name)
        .set({ outcome: withdrawn === undefined ? 'ended' : 'taken-back' })
        .execute();
    },
    async giveShare(name, canary, traffic) {
      await versionsOf(name)
        .where('stable', '=', 1)
        .set({ traffic: 100 - traffic })
        .execute();
      await versionsOf(name).where('version', '=', canary).set({ traffic }).execute();
    },
    async startTrial(name, version, startedAt, steps) {
      await database
        .insertInto('trial')
        .values({
          name,
          version,
          started_at: startedAt,
          steps: JSON.stringify(steps),
          visits_before: 0,
          outcome: '',
        })
        .execute();
    },
    async beginStep(name, visitsBefore) {
      await trialOf(name).set({ visits_before: visitsBefore }).execute();
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
