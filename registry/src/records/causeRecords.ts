import type { Kysely } from 'kysely';
import { causeKey, type VitalCause, vitalCause } from 'shared-contracts/release';
import type { RegistryTables } from './tables.ts';
import { BUCKET } from './visitRecords.ts';

/** The most different causes of a version that are kept for five minutes, whoever reports them. */
export const MOST_KEPT = 60;
/** The most causes of a version that are read. */
export const MOST_READ = 30;

export interface CauseRecords {
  /** Adds what visits of a version were slow by, at a time (milliseconds since 1970). Use it inside an act only. */
  addCauses(
    name: string,
    version: string,
    at: number,
    causes: readonly VitalCause[],
  ): Promise<void>;
  /** Returns what visits of a version were slow by since a time, added up, the most frequent first. */
  causes(name: string, version: string, since: number): Promise<VitalCause[]>;
}

const CAUSE = ['device', 'vital', 'element', 'event', 'script'] as const;

/** Counts by what visits were slow, in buckets of five minutes. */
export function causeRecords(database: Kysely<RegistryTables>): CauseRecords {
  const rowsOf = (name: string, version: string) =>
    database.selectFrom('vital_causes').where('name', '=', name).where('version', '=', version);
  /** Returns those of these causes that are known in a bucket, or for which it has room. */
  const fitting = async (
    { name, version, bucket }: { name: string; version: string; bucket: number },
    causes: readonly VitalCause[],
  ) => {
    const rows = await rowsOf(name, version).where('bucket', '=', bucket).selectAll().execute();
    const known = new Set(rows.map((row) => causeKey(vitalCause.parse(row))));
    return causes.filter((each) => {
      if (!known.has(causeKey(each)) && known.size >= MOST_KEPT) return false;
      known.add(causeKey(each));
      return true;
    });
  };
  return {
    async addCauses(name, version, at, causes) {
      const bucket = Math.floor(at / BUCKET);
      if (causes.length === 0) return;
      for (const cause of await fitting({ name, version, bucket }, causes))
        await database
          .insertInto('vital_causes')
          .values({ name, version, bucket, ...cause })
          .onConflict((conflict) =>
            conflict.columns(['name', 'version', 'bucket', ...CAUSE]).doUpdateSet((row) => ({
              visits: row('vital_causes.visits', '+', cause.visits),
              poor: row('vital_causes.poor', '+', cause.poor),
            })),
          )
          .execute();
    },
    async causes(name, version, since) {
      const rows = await rowsOf(name, version)
        .select(({ fn }) => [...CAUSE, fn.sum('visits').as('visits'), fn.sum('poor').as('poor')])
        .where('bucket', '>=', Math.floor(since / BUCKET))
        .groupBy([...CAUSE])
        .orderBy(({ fn }) => fn.sum('visits'), 'desc')
        .orderBy('element')
        .limit(MOST_READ)
        .execute();
      return rows.map((row) =>
        vitalCause.parse({ ...row, visits: Number(row.visits), poor: Number(row.poor) }),
      );
    },
  };
}
