import type { Kysely, Selectable } from 'kysely';
import { COUNTED, NO_VISITS, sumOfVisits, type VisitCounts } from 'shared-contracts/release';
import type { RegistryTables } from './tables.ts';

/** Milliseconds that one bar of a chart covers. */
export const BUCKET = 300_000;

export interface VisitRecords {
  /** Adds visits of a version at a time (milliseconds since 1970). */
  addVisits(name: string, version: string, at: number, counts: VisitCounts): Promise<void>;
  /** Returns the visits of a version since a time (milliseconds since 1970), added up. */
  visits(name: string, version: string, since: number): Promise<VisitCounts>;
  /** Returns the same visits for each five minutes in which there were any, the oldest first. */
  visitsOverTime(name: string, version: string, since: number): Promise<VisitsAt[]>;
  /** Returns likewise the last visits that a version ever had: a thousand, or all if these are fewer. */
  lastVisits(name: string, version: string): Promise<VisitsAt[]>;
}

/** The visits of five minutes that begin at a time, in milliseconds since 1970. */
export type VisitsAt = VisitCounts & { readonly at: number };

/** How many visits, or documents, are as many as one has to know of a version. */
const KNOWN = 1000;

const COLUMNS = {
  visits: 'visits',
  failed: 'failed',
  slow: 'slow',
  loadFailed: 'load_failed',
  errored: 'errored',
  hydrationFailed: 'hydration_failed',
  blank: 'blank',
  renderFailed: 'render_failed',
  lcpPoor: 'lcp_poor',
  inpPoor: 'inp_poor',
  issued: 'issued',
  heard: 'heard',
} as const satisfies Record<keyof VisitCounts, keyof RegistryTables['visits']>;

function toRow(counts: VisitCounts) {
  return Object.fromEntries(COUNTED.map((name) => [COLUMNS[name], counts[name]])) as Omit<
    Selectable<RegistryTables['visits']>,
    'name' | 'version' | 'bucket'
  >;
}
function toCounts(row: Selectable<RegistryTables['visits']>): VisitCounts {
  return COUNTED.reduce(
    (counts, name): VisitCounts => ({ ...counts, [name]: row[COLUMNS[name]] }),
    NO_VISITS,
  );
}

function toVisitsAt(row: Selectable<RegistryTables['visits']>): VisitsAt {
  return { at: row.bucket * BUCKET, ...toCounts(row) };
}

/** Returns as many of these, from the first on, as make `KNOWN` visits together. */
function untilKnown(newest: readonly VisitsAt[]): VisitsAt[] {
  let known = 0;
  const enough = newest.findIndex(
    ({ visits, issued }) => (known += Math.max(visits, issued)) >= KNOWN,
  );
  return newest.slice(0, enough < 0 ? newest.length : enough + 1);
}

/** Counts the visits of each version in buckets of five minutes. */
export function visitRecords(database: Kysely<RegistryTables>): VisitRecords {
  const rowsOf = (name: string, version: string) =>
    database
      .selectFrom('visits')
      .selectAll()
      .where('name', '=', name)
      .where('version', '=', version);
  const rows = (name: string, version: string, since: number) =>
    rowsOf(name, version)
      .where('bucket', '>=', Math.floor(since / BUCKET))
      .orderBy('bucket')
      .execute();
  return {
    async addVisits(name, version, at, counts) {
      const row = toRow(counts);
      await database
        .insertInto('visits')
        .values({ name, version, bucket: Math.floor(at / BUCKET), ...row })
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'version', 'bucket'])
            .doUpdateSet((expression) =>
              Object.fromEntries(
                Object.entries(row).map(([column, more]) => [
                  column,
                  expression(`visits.${column as keyof typeof row}`, '+', more),
                ]),
              ),
            ),
        )
        .execute();
    },
    visits: async (name, version, since) =>
      (await rows(name, version, since)).map(toCounts).reduce(sumOfVisits, NO_VISITS),
    visitsOverTime: async (name, version, since) =>
      (await rows(name, version, since)).map(toVisitsAt),
    async lastVisits(name, version) {
      // each row has a visit or more
      const newest = rowsOf(name, version).orderBy('bucket', 'desc').limit(KNOWN);
      return untilKnown((await newest.execute()).map(toVisitsAt)).toReversed();
    },
  };
}
