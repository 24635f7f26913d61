import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';

/** Milliseconds for which the registry recognises a report. */
const KNOWN_FOR = 86_400_000;

export interface ReportRecords {
  /**
   * Returns whether a report is new, and remembers it for a day. Use it inside the act that adds
   * the visits of the report. `at` is in milliseconds since 1970.
   */
  isFirstReport(id: string, at: number): Promise<boolean>;
}

/** Remembers the reports of visits that were counted, so that none is counted twice. */
export function reportRecords(database: Kysely<RegistryTables>): ReportRecords {
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
  };
}
