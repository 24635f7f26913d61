import type { Kysely } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import { freeInHour } from '../../../inventory/hourLanes.ts';
import { readStartLists } from '../../../inventory/search/readStartLists.ts';
import { toTime } from '../../../inventory/startList.ts';
import type { InventoryTables } from '../../../inventory/tables.ts';

/** The start that a visitor has chosen. */
export interface ChosenStart {
  /** `8:04` */
  readonly time: string;
  /** Since midnight. */
  readonly minute: number;
  /** Whether it is free; where only the hours of the day are known, whether its hour has a free one. */
  readonly isFree: boolean;
}

interface CourseDay {
  readonly courseId: number;
  readonly day: DayNumber;
}

async function isFreeAt(
  db: Kysely<InventoryTables>,
  { courseId, day }: CourseDay,
  minute: number,
): Promise<boolean> {
  const [known] = await readStartLists(db, courseId, { from: day, to: day });
  if (known !== undefined)
    return known.starts.some((start) => start.minute === minute && start.isFree);
  const stock = await db
    .selectFrom('stock')
    .select('free')
    .where('course_id', '=', courseId)
    .where('day', '=', day)
    .executeTakeFirst();
  return stock !== undefined && freeInHour(stock.free, Math.floor(minute / 60)) > 0;
}

const TIME = /^(0?\d|1\d):([0-5]\d)$/;

/** Reads the start that the address names as `8:04`; undefined if it names none. */
export async function readChosenStart(
  db: Kysely<InventoryTables>,
  text: string | undefined,
  { courseId, day }: { readonly courseId: number; readonly day: DayNumber | undefined },
): Promise<ChosenStart | undefined> {
  const [, hour, minutes] = TIME.exec(text ?? '') ?? [];
  if (hour === undefined || day === undefined) return undefined;
  const minute = Number(hour) * 60 + Number(minutes);
  return { time: toTime(minute), minute, isFree: await isFreeAt(db, { courseId, day }, minute) };
}
