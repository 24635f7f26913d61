import { type Kysely, sql } from 'kysely';
import type { InventoryTables } from '../../inventory/tables.ts';
import { hashOf } from '../../inventory/filling/random.ts';

/** Who may be advertised: the courses with the most bookings among those of good rating. */
const POOL = 60;
const GOOD = 40;

/** Courses for a place and a month, the same whenever the same is asked; 1 to 10. */
export const pickAds = async (db: Kysely<InventoryTables>, place: string, count: number): Promise<number[]> => {
  const pool = await db.selectFrom('course').select('id').where('pref', '<', 48)
    .orderBy(sql`case when overall >= ${sql.lit(GOOD)} then 0 else 1 end`).orderBy('reservations', 'desc').orderBy('id').limit(POOL).execute();
  const seed = [...place].map((letter) => letter.codePointAt(0)!);
  return pool.map(({ id }) => ({ id, turn: hashOf(...seed, id) })).sort((one, other) => one.turn - other.turn).slice(0, count).map(({ id }) => id);
};
