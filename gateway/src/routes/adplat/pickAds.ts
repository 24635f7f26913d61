import { type Kysely, sql } from 'kysely';
import type { InventoryTables } from '../../inventory/tables.ts';
import { hashOf } from '../../inventory/filling/random.ts';

/** Who may be advertised: the courses with the most bookings among those of good rating. */
const POOL = 60;
const GOOD = 40;

/** The courses that an operator has given to this place, or to every place. */
async function importedAds(db: Kysely<InventoryTables>, content: string): Promise<number[]> {
  const rows = await db
    .selectFrom('ad')
    .innerJoin('course', 'course.id', 'ad.course_id')
    .select(['ad.place', 'ad.course_id'])
    .where('ad.place', 'in', ['', content])
    .orderBy('ad.position')
    .execute();
  const own = rows.filter(({ place }) => place === content);
  return (own.length > 0 ? own : rows).map(({ course_id }) => course_id);
}

export interface AdPlace {
  readonly site: string;
  readonly type: string;
  readonly content: string;
  readonly month: string;
}

/** Courses for a place and a month: the imported ones, else some that are the same whenever the same is asked; `count` at most. */
export async function pickAds(
  db: Kysely<InventoryTables>,
  { site, type, content, month }: AdPlace,
  count: number,
): Promise<number[]> {
  const imported = await importedAds(db, content);
  return (
    imported.length > 0 ? imported : await turnAmongBest(db, `${site}/${type}/${content}/${month}`)
  ).slice(0, count);
}

async function turnAmongBest(db: Kysely<InventoryTables>, place: string): Promise<number[]> {
  const pool = await db
    .selectFrom('course')
    .select('id')
    .where('pref', '<', 48)
    .orderBy(sql`case when overall >= ${sql.lit(GOOD)} then 0 else 1 end`)
    .orderBy('reservations', 'desc')
    .orderBy('id')
    .limit(POOL)
    .execute();
  const seed = [...place].map((letter) => letter.codePointAt(0)!);
  return pool
    .map(({ id }) => ({ id, turn: hashOf(...seed, id) }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ id }) => id);
}
