import type { Kysely } from 'kysely';
import { type VitalBand, vitalBand } from 'shared-contracts/release';
import type { RegistryTables } from './tables.ts';
import { BUCKET } from './visitRecords.ts';

export interface VitalRecords {
  /** Adds how fast visits of a version were, at a time (milliseconds since 1970). */
  addVitals(name: string, version: string, at: number, bands: readonly VitalBand[]): Promise<void>;
  /** Returns how fast the visits of a version were since a time, added up for each band. */
  vitals(name: string, version: string, since: number): Promise<VitalBand[]>;
}

/** Counts how fast visits were, in bands, by class of devices. */
export function vitalRecords(database: Kysely<RegistryTables>): VitalRecords {
  return {
    async addVitals(name, version, at, bands) {
      if (bands.length === 0) return;
      const bucket = Math.floor(at / BUCKET);
      await database
        .insertInto('vitals')
        .values(bands.map((each) => ({ name, version, bucket, ...each })))
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'version', 'bucket', 'device', 'vital', 'band'])
            .doUpdateSet((row) => ({
              visits: row('vitals.visits', '+', row.ref('excluded.visits')),
            })),
        )
        .execute();
    },
    async vitals(name, version, since) {
      const rows = await database
        .selectFrom('vitals')
        .select(({ fn }) => ['device', 'vital', 'band', fn.sum('visits').as('visits')])
        .where('name', '=', name)
        .where('version', '=', version)
        .where('bucket', '>=', Math.floor(since / BUCKET))
        .groupBy(['device', 'vital', 'band'])
        .execute();
      return rows.map((row) => vitalBand.parse({ ...row, visits: Number(row.visits) }));
    },
  };
}
