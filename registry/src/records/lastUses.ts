import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';
import { BUCKET } from './visitRecords.ts';

/** When versions were last used, in milliseconds since 1970, by `name@version`. */
export type LastUses = ReadonlyMap<string, number>;

/** Names a version among others. */
export function idOf({
  name,
  version,
}: {
  readonly name: string;
  readonly version: string;
}): string {
  return `${name}@${version}`;
}

/**
 * Returns when visitors or the audit log last had each version: a publish, a share of the visitors, a
 * preview, a visit. Documents that were open then may still load its files.
 */
export async function readLastUses(database: Kysely<RegistryTables>): Promise<LastUses> {
  const acts = await database
    .selectFrom('audit')
    .select(({ fn }) => ['widget as name', 'version', fn.max('at').as('at')])
    .groupBy(['widget', 'version'])
    .execute();
  const visits = await database
    .selectFrom('visits')
    .select(({ fn }) => ['name', 'version', fn.max('bucket').as('bucket')])
    .groupBy(['name', 'version'])
    .execute();
  const uses = new Map(acts.map((act) => [idOf(act), Date.parse(act.at)]));
  for (const visit of visits) {
    const end = (visit.bucket + 1) * BUCKET;
    uses.set(idOf(visit), Math.max(end, uses.get(idOf(visit)) ?? 0));
  }
  return uses;
}
