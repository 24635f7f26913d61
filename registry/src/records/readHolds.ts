import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';
import type { Hold } from './versionRecord.ts';
import { readAllDecisions } from './widgetDecisions.ts';

/** A hold that stands. */
export interface HoldRecord {
  readonly hold: Exclude<Hold, ''>;
  /** The number of the line of the audit log that begins or renews it. */
  readonly since: number;
}

/**
 * The acts that begin a hold or renew it. A pin is for versions that nobody names, so an act that
 * names one renews it; a freeze lets through only acts that go back, which renew nothing.
 */
const BEGUN_BY = {
  frozen: ['held'],
  pinned: ['held', 'started', 'raised', 'rolled-back'],
} as const satisfies Record<HoldRecord['hold'], readonly string[]>;

async function readSince(
  database: Kysely<RegistryTables>,
  name: string,
  hold: HoldRecord['hold'],
): Promise<number> {
  const row = await database
    .selectFrom('audit')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('widget', '=', name)
    .where('act', 'in', BEGUN_BY[hold])
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** Returns the holds that stand, by widget. */
export async function readHolds(
  database: Kysely<RegistryTables>,
): Promise<ReadonlyMap<string, HoldRecord>> {
  const holds = new Map<string, HoldRecord>();
  for (const [name, { hold }] of [...(await readAllDecisions(database))].toSorted()) {
    if (hold !== '') holds.set(name, { hold, since: await readSince(database, name, hold) });
  }
  return holds;
}
