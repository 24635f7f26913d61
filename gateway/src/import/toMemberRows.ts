import * as z from 'zod';
import type { MemberTable } from '../inventory/tables.ts';
import { MEMBER_ID } from '../routes/user/memberCookie.ts';
import { or, shownText, whole } from '../records/cells.ts';
import type { ImportRecord } from './readRecords.ts';

const amount = or(whole(0, 999_999_999), 0);
const flag = or(whole(0, 1), 0);

/** The form of a record of `member`. */
export const memberRecord = z
  .strictObject({
    id: z.string().regex(MEMBER_ID, 'is not 1 to 40 letters, digits, - or _'),
    name: shownText(100).min(1),
    /** `phone` is a member who books by telephone, without points and coupons (R4.22). */
    kind: or(z.enum(['member', 'phone']), 'member'),
    points: amount,
    /** How many of the points expire. */
    transient_points: amount,
    coupons: amount,
    rgc: flag,
    sgc: flag,
    /** The number on the telephone banner; empty hides the banner. */
    phone_number: or(z.string().regex(/^[\d+()-]{0,20}$/, 'is not a telephone number'), ''),
  })
  .refine(({ points, transient_points }) => transient_points <= points, {
    path: ['transient_points'],
    message: 'is more than points',
  })
  .refine(
    ({ kind, points, coupons, rgc, sgc }) => kind !== 'phone' || points + coupons + rgc + sgc === 0,
    { path: ['kind'], message: 'phone must have no points, no coupons and no membership' },
  )
  .refine(({ kind, phone_number }) => kind === 'phone' || phone_number === '', {
    path: ['phone_number'],
    message: 'is only for the kind phone',
  });

/**
 * Returns the rows of members, numbered in their order. Throws one SyntaxError that names every
 * wrong record.
 */
export function toMemberRows(records: readonly ImportRecord[]): MemberTable[] {
  const seen = new Set<string>();
  const wrong: string[] = [];
  const rows = records.flatMap((record, position) => {
    const { data, error } = memberRecord.safeParse(record);
    if (!data) {
      wrong.push(
        ...error.issues.map(
          ({ path, message }) => `record ${position + 1}: ${path.join('.')} ${message}`,
        ),
      );
      return [];
    }
    if (seen.has(data.id)) wrong.push(`record ${position + 1}: id ${data.id} appears twice`);
    seen.add(data.id);
    return [{ ...data, position }];
  });
  if (wrong.length > 0) throw new SyntaxError(wrong.join('\n'));
  return rows;
}
