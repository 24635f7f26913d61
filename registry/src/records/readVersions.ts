import type { Kysely } from 'kysely';
import { idOf } from './lastUses.ts';
import type { RegistryTables } from './tables.ts';
import { toVersionRecord } from './toVersionRecord.ts';
import type { LiveVersionRecord, VersionRecord } from './versionRecord.ts';
import { watchReads } from './watchRecords.ts';
import { readAllDecisions, UNDECIDED } from './widgetDecisions.ts';

export interface VersionReads {
  /** Returns one version, or undefined if it was never published. */
  find(name: string, version: string): Promise<VersionRecord | undefined>;
  /** Returns a version that the caller knows to be published. Throws if it is not. */
  get(name: string, version: string): Promise<VersionRecord>;
  /** Returns the versions of one widget or of all widgets, the newest first. */
  list(name?: string): Promise<VersionRecord[]>;
  /** Returns all live versions: for each widget the stable version, then its canary. */
  live(): Promise<LiveVersionRecord[]>;
}

/** Reads the published versions. */
export function readVersions(database: Kysely<RegistryTables>): VersionReads {
  const versions = () => database.selectFrom('version').selectAll();
  const versionOf = (name: string, version: string) =>
    versions().where('name', '=', name).where('version', '=', version);
  return {
    async find(name, version) {
      const row = await versionOf(name, version).executeTakeFirst();
      return row && toVersionRecord(row);
    },
    get: async (name, version) =>
      toVersionRecord(await versionOf(name, version).executeTakeFirstOrThrow()),
    async list(name) {
      const all = versions().orderBy('sequence', 'desc');
      const rows = await (name === undefined ? all : all.where('name', '=', name)).execute();
      return rows.map(toVersionRecord);
    },
    async live() {
      const rows = await versions()
        .where((at) => at.or([at('stable', '=', 1), at('traffic', '>', 0)]))
        .orderBy('name')
        .orderBy('stable', 'desc')
        .orderBy('sequence', 'desc')
        .execute();
      const decided = await readAllDecisions(database);
      const watched = new Set((await watchReads(database).watches()).map(idOf));
      return rows.map(toVersionRecord).map((record) => {
        const { slots = record.manifest.slots, config } = decided.get(record.name) ?? UNDECIDED;
        return { ...record, slots, config, watched: watched.has(idOf(record)) };
      });
    },
  };
}
