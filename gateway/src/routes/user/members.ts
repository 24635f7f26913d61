import type { Kysely } from 'kysely';
import type { Cookies } from 'server-kit/http/cookies';
import type { UserInfoReply } from 'shared-contracts/gateway';
import type { InventoryTables, MemberTable } from '../../inventory/tables.ts';
import { readMemberId } from './memberCookie.ts';

type Db = Kysely<InventoryTables>;
type Info = UserInfoReply['left_menu_info'];

/** What a page that lets somebody choose shows at once. */
const MOST_LISTED = 50;

/** Whom this gateway knows where it stands in for the members' site. Nobody needs a secret there. */
export interface Members {
  list(): Promise<readonly MemberTable[]>;
  find(id: string): Promise<MemberTable | undefined>;
  /** The member whom a request's cookies name. */
  read(cookies: Cookies): Promise<MemberTable | undefined>;
}

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

/** In production members sign in at their own site: here nobody passes for one. */
export const NO_MEMBERS: Members = {
  list: async () => [],
  find: async () => undefined,
  read: async () => undefined,
};

/** R4.21: nobody. */
export const GUEST: Info = { result_status: 200, user_status: 0 };

const SIGNED_IN = {
  result_status: 200,
  user_status: 2,
  point_get_success_flg: 1,
  tgt_web_info: {},
} as const;

/** R7.01, R4.22: whoever reserves by telephone has a banner in place of points and coupons. */
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
