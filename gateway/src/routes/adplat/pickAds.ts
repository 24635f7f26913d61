import { type Kysely, sql } from 'kysely';
import type { InventoryTables } from '../../inventory/tables.ts';
import { hashOf } from '../../inventory/filling/random.ts';

/** The number of courses to pick from, and the rating (in tenths) that counts as good. */
const POOL = 60;
const GOOD = 40;

/** Reads the courses that an operator has imported for this place, else for every place. */
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

/** A place for advertisements, as a site names it. */
export interface AdPlace {
  readonly site: string;
  readonly type: string;
  readonly content: string;
  readonly month: string;
}

/**
 * Picks up to `count` courses: the imported ones, else good courses in an order that depends only
 * on the place and the month.
 */
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

/**
 * Orders the courses with the most bookings, those of good rating first, by a number drawn for the
 * place.
 */
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
  const seed = [...place].flatMap((letter) => letter.codePointAt(0) ?? []);
  return pool
    .map(({ id }) => ({ id, turn: hashOf(...seed, id) }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ id }) => id);
}
