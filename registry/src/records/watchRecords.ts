import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';
import type { WatchRecord } from './versionRecord.ts';

export interface WatchReads {
  /** Returns the watch over a widget's stable version, if there is one. */
  watch(name: string): Promise<WatchRecord | undefined>;
  /** Returns all watches. */
  watches(): Promise<WatchRecord[]>;
}

export interface WatchWrites {
  /** Begins to watch the stable version of a widget. */
  beginWatch(watch: WatchRecord): Promise<void>;
  endWatch(name: string): Promise<void>;
}

/** Reads which stable versions are watched. */
export function watchReads(database: Kysely<RegistryTables>): WatchReads {
  const all = () => database.selectFrom('watch').selectAll();
  return {
    watch: (name) => all().where('name', '=', name).executeTakeFirst(),
    watches: () => all().orderBy('name').execute(),
  };
}

/** Changes which stable versions are watched. Use it inside an act only. */
export function watchWrites(database: Kysely<RegistryTables>): WatchWrites {
  return {
    async beginWatch({ name, version, since }) {
      await database
        .insertInto('watch')
        .values({ name, version, since })
        .onConflict((at) => at.column('name').doUpdateSet({ version, since }))
        .execute();
    },
    async endWatch(name) {
      await database.deleteFrom('watch').where('name', '=', name).execute();
    },
  };
}
