import type { Kysely } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import { readStartLists } from '../../../inventory/search/readStartLists.ts';
import { toTime } from '../../../inventory/startList.ts';
import type { InventoryTables } from '../../../inventory/tables.ts';

/** The start that a visitor has chosen. */
export interface ChosenStart {
  /** `8:04` */
  readonly time: string;
  /** Whether it is free; true where only the hours of the day are known. */
  readonly isFree: boolean;
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
  const [known] = await readStartLists(db, courseId, { from: day, to: day });
  const isFree = known?.starts.some((start) => start.minute === minute && start.isFree) ?? true;
  return { time: toTime(minute), isFree };
}
