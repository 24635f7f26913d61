import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ErrorGroup, ReportedErrors } from 'shared-contracts/release';
import type { RegistryTables } from './tables.ts';

/** The most groups that are kept; the one that was not seen for longest goes first. */
export const MOST_GROUPS = 500;
/** The most groups that begin in a minute; errors of further ones are not kept. */
export const MOST_NEW_GROUPS = 20;
const MINUTE = 60_000;
const HOUR = 3_600_000;
/** Milliseconds for which a group is kept that is not seen again. */
const KEPT_FOR = 30 * 24 * HOUR;

export interface ErrorRecords {
  /** Adds errors that came at a time (milliseconds since 1970). Use it inside an act only. */
  addErrors(groups: readonly ReportedErrors[], at: number): Promise<void>;
  /** Returns the groups since a time (milliseconds since 1970), the most frequent first. */
  errorsSince(since: number): Promise<ErrorGroup[]>;
}

function idOf({ widget, name, message, place }: ReportedErrors): string {
  const text = JSON.stringify([widget, name, message, place]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns how many groups began in the last minute. */
async function newGroups(database: Kysely<RegistryTables>, at: number): Promise<number> {
  const row = await database
    .selectFrom('error_group')
    .select(({ fn }) => fn.countAll().as('number'))
    .where('first_seen', '>', at - MINUTE)
    // those of a clock that was ahead do not hold others up until it is there again
    .where('first_seen', '<=', at)
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}

/** Marks a group as seen. Returns whether it is there. */
async function see(database: Kysely<RegistryTables>, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('error_group')
    .set({ last_seen: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function count(database: Kysely<RegistryTables>, id: string, at: number, more: number) {
  await database
    .insertInto('error_count')
    .values({ id, hour: Math.floor(at / HOUR), count: more })
    .onConflict((conflict) =>
      conflict
        .columns(['id', 'hour'])
        .doUpdateSet((row) => ({ count: row('error_count.count', '+', more) })),
    )
    .execute();
}

/** Deletes the groups and counts that are too old. */
async function forgetOld(database: Kysely<RegistryTables>, at: number): Promise<void> {
  const since = at - KEPT_FOR;
  await database.deleteFrom('error_group').where('last_seen', '<', since).execute();
  const hour = Math.floor(since / HOUR);
  await database.deleteFrom('error_count').where('hour', '<', hour).execute();
}

/** Deletes the groups beyond the bound, and the counts of groups that are gone. */
async function forgetExcess(database: Kysely<RegistryTables>): Promise<void> {
  const groups = database.selectFrom('error_group').select('id');
  const kept = groups.orderBy('last_seen', 'desc').limit(MOST_GROUPS);
  await database.deleteFrom('error_group').where('id', 'not in', kept).execute();
  await database.deleteFrom('error_count').where('id', 'not in', groups).execute();
}

/** Keeps the errors that browsers reported: in groups, for 30 days, so many groups. */
export function errorRecords(database: Kysely<RegistryTables>): ErrorRecords {
  return {
    async addErrors(groups, at) {
      await forgetOld(database, at);
      let room = MOST_NEW_GROUPS - (await newGroups(database, at));
      for (const { count: more, ...group } of groups) {
        const id = idOf({ ...group, count: more });
        if (!(await see(database, id, at))) {
          if (room <= 0) continue;
          room -= 1;
          const row = { id, ...group, first_seen: at, last_seen: at };
          await database.insertInto('error_group').values(row).execute();
        }
        await count(database, id, at, more);
      }
      await forgetExcess(database);
    },
    async errorsSince(since) {
      const rows = await database
        .selectFrom('error_group')
        .innerJoin('error_count', 'error_count.id', 'error_group.id')
        .selectAll('error_group')
        .select(({ fn }) => fn.sum('error_count.count').as('number'))
        .where('error_count.hour', '>=', Math.floor(since / HOUR))
        .groupBy('error_group.id')
        .execute();
      return rows
        .map(({ id: _id, number, first_seen: firstSeen, last_seen: lastSeen, ...group }) => ({
          ...group,
          count: Number(number),
          firstSeen,
          lastSeen,
        }))
        .toSorted((one, other) => other.count - one.count || other.lastSeen - one.lastSeen);
    },
  };
}
