import type { Kysely } from 'kysely';
import type { Cookies } from 'server-kit/http/cookies';
import type { UserInfoReply } from 'shared-contracts/gateway';
import type { InventoryTables, MemberTable } from '../../inventory/tables.ts';
import { readMemberId } from './memberCookie.ts';

type Db = Kysely<InventoryTables>;
type Info = UserInfoReply['left_menu_info'];

/** Members that the sign-in page shows at most. */
const MOST_LISTED = 50;

/**
 * The members that this gateway knows while it stands in for the members' site. They sign in
 * without a secret.
 */
export interface Members {
  list(): Promise<readonly MemberTable[]>;
  find(id: string): Promise<MemberTable | undefined>;
  /** Returns the member whom a request's cookies name. */
  read(cookies: Cookies): Promise<MemberTable | undefined>;
}

/** Reads the members from the inventory. */
export function membersOf(db: Db): Members {
  const find = (id: string) =>
    db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();
  return {
    list: () =>
      db.selectFrom('member').selectAll().orderBy('position').limit(MOST_LISTED).execute(),
    find,
    read: async (cookies) => {
      const id = readMemberId(cookies);
      return id === undefined ? undefined : find(id);
    },
  };
}

/** No members: in production they sign in at their own site. */
export const NO_MEMBERS: Members = {
  list: async () => [],
  find: async () => undefined,
  read: async () => undefined,
};

/** The user info of a guest (R4.21). */
export const GUEST: Info = { result_status: 200, user_status: 0 };

const SIGNED_IN = {
  result_status: 200,
  user_status: 2,
  point_get_success_flg: 1,
  tgt_web_info: {},
} as const;

/**
 * Returns the user info of a member (R7.01). A member who books by telephone has a banner and no
 * points or coupons (R4.22).
 */
export function toInfo({
  kind,
  name,
  points,
  transient_points,
  coupons,
  rgc,
  sgc,
  phone_number,
}: MemberTable): Info {
  return kind === 'phone'
    ? {
        ...SIGNED_IN,
        user_info: { name },
        tel_reservaction_user_flag: 1,
        tel_banner_display_flag: phone_number === '' ? 0 : 1,
        ...(phone_number !== '' && { tel_banner_number: phone_number }),
      }
    : {
        ...SIGNED_IN,
        user_info: { name },
        user_point_info: { point: points, transient_point: transient_points },
        coupon_number: coupons,
        rgc_user_flg: rgc,
        sgc_user_flg: sgc,
        tel_banner_display_flag: 0,
        tel_reservaction_user_flag: 0,
      };
}
