import type { Kysely } from 'kysely';
import { type VitalBand, vitalBand } from 'shared-contracts/release';
import type { RegistryTables } from './tables.ts';
import { BUCKET } from './visitRecords.ts';

export interface VitalRecords {
  /** Adds how fast visits of a version were, at a time (milliseconds since 1970). */
  addVitals(name: string, version: string, at: number, bands: readonly VitalBand[]): Promise<void>;
  /** Returns how fast the visits of a version were since a time, added up for each band. */
  vitals(name: string, version: string, since: number): Promise<VitalBand[]>;
  /** Returns the same of every version of a widget for which any are known, by version. */
  allVitals(name: string, since: number): Promise<ReadonlyMap<string, readonly VitalBand[]>>;
}

function toBand(row: { readonly visits: number | string | bigint }): VitalBand {
  return vitalBand.parse({ ...row, visits: Number(row.visits) });
}

/** Counts how fast visits were, in bands, by class of devices. */
export function vitalRecords(database: Kysely<RegistryTables>): VitalRecords {
  const sums = (name: string, since: number) =>
    database
      .selectFrom('vitals')
      .select(({ fn }) => ['version', 'device', 'vital', 'band', fn.sum('visits').as('visits')])
      .where('name', '=', name)
      .where('bucket', '>=', Math.floor(since / BUCKET))
      .groupBy(['version', 'device', 'vital', 'band']);
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
      return (await sums(name, since).where('version', '=', version).execute()).map(toBand);
    },
    async allVitals(name, since) {
      const byVersion = Map.groupBy(await sums(name, since).execute(), (row) => row.version);
      return new Map([...byVersion].map(([version, rows]) => [version, rows.map(toBand)]));
    },
  };
}
