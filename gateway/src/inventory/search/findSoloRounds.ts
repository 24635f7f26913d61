import { type Expression, type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import type { SoloOrder } from 'shared-contracts/search';
import type { CourseTable, InventoryTables, SoloRoundTable } from '../tables.ts';
import { integer } from './integer.ts';

/** What a solo search asks of the inventory. A wish that is absent has its neutral value. */
export interface SoloCriteria {
  /** 0 means any. */
  readonly courseId: number;
  /** Empty means all. */
  readonly prefectures: readonly number[];
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly today: DayNumber;
  /** Minutes since midnight; on `today` a round starts later than this. */
  readonly minutesToday: number;
  /** 6 to 11; empty means any. */
  readonly hours: readonly number[];
  /** Yen. */
  readonly priceFrom: number;
  /** Yen; Infinity means no limit. */
  readonly priceTo: number;
  readonly caddie: boolean;
  readonly lunch: boolean;
  readonly styles: readonly number[];
  readonly exceptFull: boolean;
  readonly hasApplicants: boolean;
}

export type SoloRoundRow = SoloRoundTable &
  Pick<CourseTable, 'name' | 'name_latin' | 'pref' | 'city' | 'city_latin' | 'overall'>;
export interface FoundRounds {
  readonly rounds: readonly SoloRoundRow[];
  readonly count: number;
}

/** The places of a round. */
export const SOLO_CAPACITY = 4;

type Builder = ExpressionBuilder<InventoryTables, 'solo_round' | 'course'>;

function roundFits(builder: Builder, criteria: SoloCriteria): Expression<SqlBool>[] {
  const { courseId, prefectures, hours, styles, priceFrom, priceTo, today, minutesToday } =
    criteria;
  const all: Expression<SqlBool>[] = [
    builder.between('solo_round.day', criteria.from, criteria.to),
    sql<SqlBool>`(solo_round.day > ${integer(today)} or solo_round.start > ${integer(minutesToday)})`,
  ];
  if (courseId !== 0) all.push(builder('solo_round.course_id', '=', courseId));
  if (prefectures.length > 0) all.push(builder('course.pref', 'in', prefectures));
  if (hours.length > 0)
    all.push(
      builder.or(
        hours.map((hour) => builder.between('solo_round.start', hour * 60, hour * 60 + 59)),
      ),
    );
  if (priceFrom > 0) all.push(builder('solo_round.price', '>=', priceFrom));
  if (priceTo !== Infinity) all.push(builder('solo_round.price', '<=', priceTo));
  if (criteria.caddie) all.push(builder('solo_round.caddie', '=', 1));
  if (criteria.lunch) all.push(builder('solo_round.lunch', '=', 1));
  if (styles.length > 0) all.push(builder('solo_round.style', 'in', styles));
  if (criteria.exceptFull) all.push(builder('solo_round.joined', '<', SOLO_CAPACITY));
  if (criteria.hasApplicants) all.push(builder('solo_round.joined', '>', 0));
  return all;
}

function joined(db: Kysely<InventoryTables>, criteria: SoloCriteria) {
  return db
    .selectFrom('solo_round')
    .innerJoin('course', 'course.id', 'solo_round.course_id')
    .where((builder) => builder.and(roundFits(builder, criteria)));
}

/** What a page of rounds is asked for beside its criteria. */
export interface SoloPage {
  readonly page: number;
  /** The rounds of a page. */
  readonly size: number;
  readonly order: SoloOrder;
}

/**
 * Finds the rounds of a page in the given order, those with an equal fee or rating by date, time
 * and course, and counts those on all pages.
 */
export async function findSoloRounds(
  db: Kysely<InventoryTables>,
  criteria: SoloCriteria,
  { page, size, order }: SoloPage,
): Promise<FoundRounds> {
  const { count } = await joined(db, criteria)
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count <= (page - 1) * size) return { rounds: [], count };
  const rounds = await joined(db, criteria)
    .selectAll('solo_round')
    .select(['course.name', 'course.name_latin', 'course.pref'])
    .select(['course.city', 'course.city_latin', 'course.overall'])
    .$if(order === 'rate', (query) => query.orderBy('solo_round.price'))
    .$if(order === 'evl', (query) => query.orderBy('course.overall', 'desc'))
    .orderBy('solo_round.day')
    .orderBy('solo_round.start')
    .orderBy('solo_round.course_id')
    .orderBy('solo_round.round_no')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rounds, count };
}
