import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';

/** The right to write the files of one version. */
export interface Claim {
  readonly name: string;
  readonly version: string;
  /** Tells the claims of two publishes apart. */
  readonly id: string;
  /** When it ends unless it is extended, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * Milliseconds: more than the clocks of two machines differ. A claim that ends later was made by a clock that
 * was ahead and has been put right.
 */
const LONGEST_AHEAD = 600_000;

export interface ClaimRecords {
  /**
   * Takes the right to write the files of a version. Returns false while another publish has it. Use
   * it inside an act.
   */
  claim(claim: Claim, now: number): Promise<boolean>;
  /** Extends a claim. Returns false if it is another publish's by now. */
  extendClaim(claim: Claim): Promise<boolean>;
  /** Ends a claim. Returns false if it was another publish's by now. */
  endClaim(claim: Pick<Claim, 'name' | 'version' | 'id'>): Promise<boolean>;
}

/** Reads and writes who publishes which version at the moment. */
export function claimRecords(database: Kysely<RegistryTables>): ClaimRecords {
  return {
    async claim({ name, version, id, until }, now) {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('publishing')
        .values({ name, version, id, until })
        .onConflict((at) =>
          at
            .columns(['name', 'version'])
            .doUpdateSet({ id, until })
            .where(({ or, eb }) =>
              or([
                eb('publishing.until', '<=', now),
                eb('publishing.until', '>', now + LONGEST_AHEAD),
              ]),
            ),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async extendClaim({ name, version, id, until }) {
      const { numUpdatedRows } = await database
        .updateTable('publishing')
        .set({ until })
        .where('name', '=', name)
        .where('version', '=', version)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async endClaim({ name, version, id }) {
      const { numDeletedRows } = await database
        .deleteFrom('publishing')
        .where('name', '=', name)
        .where('version', '=', version)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
