import { type Kysely, sql } from 'kysely';
import { expandRegions, isPrefectureCode, OVERSEAS } from 'shared-contracts/areas';
import type { InventoryTables } from '../../inventory/tables.ts';
import { hashOf } from '../../inventory/filling/random.ts';

/** The number of courses to pick from, and the rating (in tenths) that counts as good. */
const POOL = 60;
const GOOD = 40;

/** Returns the prefectures of area codes separated by commas; none where no area of Japan is named. */
function prefecturesOf(area: string): number[] {
  return expandRegions(area.split(',').map(Number)).filter(isPrefectureCode);
}

/** Reads the courses that an operator has imported for this place, else for every place; those of the prefectures first. */
async function importedAds(
  db: Kysely<InventoryTables>,
  content: string,
  prefectures: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('ad')
    .innerJoin('course', 'course.id', 'ad.course_id')
    .select(['ad.place', 'ad.course_id', 'course.pref'])
    .where('ad.place', 'in', ['', content])
    .orderBy('ad.position')
    .execute();
  const own = rows.filter(({ place }) => place === content);
  return nearFirst(own.length > 0 ? own : rows, prefectures).map(({ course_id }) => course_id);
}

/** Returns what lies in the prefectures before the rest, each in the order in which it came. */
function nearFirst<Row extends { readonly pref: number }>(
  rows: readonly Row[],
  prefectures: readonly number[],
): Row[] {
  const isNear = ({ pref }: Row) => prefectures.includes(pref);
  return [...rows.filter(isNear), ...rows.filter((row) => !isNear(row))];
}

/** A place for advertisements, as a site names it, and the areas of the search. */
export interface AdPlace {
  readonly site: string;
  readonly type: string;
  readonly content: string;
  readonly month: string;
  readonly area?: string | undefined;
}

/**
 * Picks up to `count` courses, those of the searched areas first: the imported ones, else good courses in
 * an order that depends only on the place and the month.
 */
export async function pickAds(
  db: Kysely<InventoryTables>,
  { site, type, content, month, area = '' }: AdPlace,
  count: number,
): Promise<number[]> {
  const prefectures = prefecturesOf(area);
  const imported = await importedAds(db, content, prefectures);
  if (imported.length > 0) return imported.slice(0, count);
  const best = await turnAmongBest(db, `${site}/${type}/${content}/${month}`, prefectures);
  return best.slice(0, count);
}

/**
 * Orders the courses with the most bookings, those of the prefectures and those of good rating first, by a
 * number drawn for the place.
 */
async function turnAmongBest(
  db: Kysely<InventoryTables>,
  place: string,
  prefectures: readonly number[],
): Promise<number[]> {
  const isNear =
    prefectures.length === 0
      ? sql`1`
      : sql`case when pref in (${sql.join(prefectures)}) then 0 else 1 end`;
  const pool = await db
    .selectFrom('course')
    .select(['id', 'pref'])
    .where('pref', '<', OVERSEAS)
    .orderBy(isNear)
    .orderBy(sql`case when overall >= ${sql.lit(GOOD)} then 0 else 1 end`)
    .orderBy('reservations', 'desc')
    .orderBy('id')
    .limit(POOL)
    .execute();
  const seed = [...place].flatMap((letter) => letter.codePointAt(0) ?? []);
  const drawn = pool
    .map((row) => ({ ...row, turn: hashOf(...seed, row.id) }))
    .toSorted((one, other) => one.turn - other.turn);
  return nearFirst(drawn, prefectures).map(({ id }) => id);
}
