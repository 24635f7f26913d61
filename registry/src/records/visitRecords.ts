import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';
import { COUNTED, NO_VISITS, sumOfVisits, type VisitCounts } from 'shared-contracts/release';

/** Milliseconds that one bar of a chart stands for. */
const BUCKET = 300_000;

/** Milliseconds for which a report is known again. */
const KNOWN_FOR = 86_400_000;

export interface VisitRecords {
  /** Whether a report is counted for the first time; it is known from then on. Within the act that adds its visits. */
  isFirstReport(id: string, at: number): Promise<boolean>;
  addVisits(name: string, version: string, at: number, counts: VisitCounts): Promise<void>;
  /** Of one version since an instant. */
  visits(name: string, version: string, since: number): Promise<VisitCounts>;
  /** The same by five minutes, the oldest first. */
  visitsOverTime(
    name: string,
    version: string,
    since: number,
  ): Promise<(VisitCounts & { readonly at: number })[]>;
}

const COLUMNS = {
  visits: 'visits',
  failed: 'failed',
  slow: 'slow',
  loadFailed: 'load_failed',
  errored: 'errored',
  hydrationFailed: 'hydration_failed',
  lcpPoor: 'lcp_poor',
  inpPoor: 'inp_poor',
} as const satisfies Record<keyof VisitCounts, keyof RegistryTables['visits']>;

function toRow(counts: VisitCounts) {
  return Object.fromEntries(COUNTED.map((name) => [COLUMNS[name], counts[name]])) as Omit<
    RegistryTables['visits'],
    'name' | 'version' | 'bucket'
  >;
}
function toCounts(row: RegistryTables['visits']): VisitCounts {
  return Object.fromEntries(
    COUNTED.map((name) => [name, row[COLUMNS[name]]]),
  ) as unknown as VisitCounts;
}

/** What visits of each version came to, by five minutes. */
export function visitRecords(database: Kysely<RegistryTables>): VisitRecords {
  const rows = (name: string, version: string, since: number) =>
    database
      .selectFrom('visits')
      .selectAll()
      .where('name', '=', name)
      .where('version', '=', version)
      .where('bucket', '>=', Math.floor(since / BUCKET))
      .orderBy('bucket')
      .execute();
  return {
    async isFirstReport(id, at) {
      await database
        .deleteFrom('counted_report')
        .where('at', '<', at - KNOWN_FOR)
        .execute();
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('counted_report')
        .values({ id, at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async addVisits(name, version, at, counts) {
      const row = toRow(counts);
      await database
        .insertInto('visits')
        .values({ name, version, bucket: Math.floor(at / BUCKET), ...row })
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'version', 'bucket'])
            .doUpdateSet((at_) =>
              Object.fromEntries(
                Object.entries(row).map(([column, more]) => [
                  column,
                  at_(`visits.${column as keyof typeof row}`, '+', more),
                ]),
              ),
            ),
        )
        .execute();
    },
    visits: async (name, version, since) =>
      (await rows(name, version, since)).map(toCounts).reduce(sumOfVisits, NO_VISITS),
    visitsOverTime: async (name, version, since) =>
      (await rows(name, version, since)).map((row) => ({
        at: row.bucket * BUCKET,
        ...toCounts(row),
      })),
  };
}
