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

/** The acts that can give all visitors to the version that they name. */
const GIVING = ['published', 'started', 'raised', 'rolled-back'];

/**
 * Returns until when, at the latest, all visitors had each version that they have had: until another one that
 * they have had was named by such an act for the last time. No line of the log names the version that goes.
 * What was taken back has replaced none for long: the one before came again, which no line needs to name.
 */
async function readReplaced(database: Kysely<RegistryTables>): Promise<LastUses> {
  const given = await database
    .selectFrom('audit')
    .innerJoin('version', (join) =>
      join
        .onRef('version.name', '=', 'audit.widget')
        .onRef('version.version', '=', 'audit.version'),
    )
    .where('proven', '=', 1)
    .where('act', 'in', GIVING)
    .select(({ fn }) => ['name', 'version.version', 'withdrawn', fn.max('at').as('at')])
    .groupBy(['name', 'version.version', 'withdrawn'])
    .orderBy('at')
    .execute();
  const replaced = new Map<string, number>();
  for (const version of given) {
    const next = given.find(
      ({ name, withdrawn, at }) => name === version.name && withdrawn === 0 && at > version.at,
    );
    if (next) replaced.set(idOf(version), Date.parse(next.at));
  }
  return replaced;
}

/**
 * Returns when visitors or the audit log last had each version: a publish, a share of the visitors, a
 * preview, a visit, the last day on which all visitors had it. Documents that were open then may still load
 * its files.
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
  for (const [id, at] of await readReplaced(database))
    uses.set(id, Math.max(at, uses.get(id) ?? 0));
  return uses;
}
