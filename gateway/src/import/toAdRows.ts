import * as z from 'zod';
import type { AdTable } from '../inventory/tables.ts';
import { courseId } from '../records/cells.ts';
import type { ImportRecord } from './readRecords.ts';

/** The form of a record of `ad`. */
export const adRecord = z.strictObject({
  /** The content name of the place, such as `pc_top_right`; empty for every place. */
  place: z.string().max(60).regex(/^\w*$/, 'is not a content name').default(''),
  course_id: courseId,
});

/**
 * Returns the rows of advertisements, numbered within each place. Throws one SyntaxError that names
 * every wrong record.
 */
export function toAdRows(records: readonly ImportRecord[]): AdTable[] {
  const positions = new Map<string, number>();
  const wrong: string[] = [];
  const rows = records.flatMap((record, at) => {
    const { data, error } = adRecord.safeParse(record);
    if (!data) {
      wrong.push(
        ...error.issues.map(
          ({ path, message }) => `record ${at + 1}: ${path.join('.')} ${message}`,
        ),
      );
      return [];
    }
    const position = positions.get(data.place) ?? 0;
    positions.set(data.place, position + 1);
    return [{ ...data, position }];
  });
  if (wrong.length > 0) throw new SyntaxError(wrong.join('\n'));
  return rows;
}
