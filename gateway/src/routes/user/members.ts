import type { Kysely } from 'kysely';
import type { UserInfoReply } from 'shared-contracts/gateway';
import type { InventoryTables, MemberTable } from '../../inventory/tables.ts';
import { readMemberId } from './memberCookie.ts';

type Db = Kysely<InventoryTables>;
type Info = UserInfoReply['left_menu_info'];

/** What a page that lets somebody choose shows at once. */
const MOST_LISTED = 50;

export const listMembers = (db: Db): Promise<MemberTable[]> => db.selectFrom('member').selectAll().orderBy('position').limit(MOST_LISTED).execute();

export const findMember = (db: Db, id: string): Promise<MemberTable | undefined> => db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();

/** The member whom a Cookie header names. */
export const readMember = async (db: Db, cookies: string | undefined): Promise<MemberTable | undefined> => {
  const id = readMemberId(cookies);
  return id === undefined ? undefined : findMember(db, id);
};

/** R4.21: nobody. */
export const GUEST: Info = { result_status: 200, user_status: 0 };

const SIGNED_IN = { result_status: 200, user_status: 2, point_get_success_flg: 1, tgt_web_info: {} } as const;

/** R7.01, R4.22: whoever reserves by telephone has a banner in place of points and coupons. */
export const toInfo = ({ kind, name, points, transient_points, coupons, rgc, sgc, phone_number }: MemberTable): Info => (kind === 'phone'
  ? { ...SIGNED_IN, user_info: { name }, tel_reservaction_user_flag: 1, tel_banner_display_flag: phone_number === '' ? 0 : 1, ...(phone_number !== '' && { tel_banner_number: phone_number }) }
  : {
    ...SIGNED_IN, user_info: { name }, user_point_info: { point: points, transient_point: transient_points }, coupon_number: coupons,
    rgc_user_flg: rgc, sgc_user_flg: sgc, tel_banner_display_flag: 0, tel_reservaction_user_flag: 0,
  });
