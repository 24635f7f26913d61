import * as z from 'zod';
import type { MemberTable } from '../inventory/tables.ts';
import { MEMBER_ID } from '../routes/user/memberCookie.ts';
import { or, whole } from './cells.ts';
import type { ImportRecord } from './readRecords.ts';

const amount = or(whole(0, 999_999_999), 0);
const flag = or(whole(0, 1), 0);

const schema = z
  .strictObject({
    id: z.string().regex(MEMBER_ID, 'is not 1 to 40 letters, digits, - or _'),
    name: z.string().min(1).max(100),
    /** `phone` reserves by telephone: neither points nor coupons (R4.22). */
    kind: or(z.enum(['member', 'phone']), 'member'),
    points: amount,
    /** How many of the points are for a time only. */
    transient_points: amount,
    coupons: amount,
    rgc: flag,
    sgc: flag,
    /** Of the telephone banner, which is not shown without it. */
    phone_number: or(z.string().regex(/^[\d+()-]{0,20}$/, 'is no telephone number'), ''),
  })
  .refine(({ points, transient_points }) => transient_points <= points, {
    path: ['transient_points'],
    message: 'is more than points',
  })
  .refine(
    ({ kind, points, coupons, rgc, sgc }) => kind !== 'phone' || points + coupons + rgc + sgc === 0,
    { path: ['kind'], message: 'phone has neither points nor coupons nor a membership' },
  )
  .refine(({ kind, phone_number }) => kind === 'phone' || phone_number === '', {
    path: ['phone_number'],
    message: 'belongs to the kind phone',
  });

/** The rows of members, in their order. Throws one error that names every wrong record. */
export function toMemberRows(records: readonly ImportRecord[]): MemberTable[] {
  const seen = new Set<string>();
  const wrong: string[] = [];
  const rows = records.flatMap((record, position) => {
    const { data, error } = schema.safeParse(record);
    if (!data) {
      wrong.push(
        ...error.issues.map(
          ({ path, message }) => `record ${position + 1}: ${path.join('.')} ${message}`,
        ),
      );
      return [];
    }
    if (seen.has(data.id)) wrong.push(`record ${position + 1}: id ${data.id} stands there twice`);
    seen.add(data.id);
    return [{ ...data, position }];
  });
  if (wrong.length > 0) throw new SyntaxError(wrong.join('\n'));
  return rows;
}
