import type { UserInfoReply } from 'shared-contracts/gateway';

type UserInfo = UserInfoReply['left_menu_info'];

/** The reply for a member with points, coupons and one badge. */
export function aMember(over: Partial<UserInfo> = {}): UserInfoReply {
  return {
    left_menu_info: {
      result_status: 200,
      user_status: 2,
      user_info: { name: '山田 太郎' },
      user_point_info: { point: 1234, transient_point: 320 },
      coupon_number: 3,
      rgc_user_flg: 1,
      sgc_user_flg: 0,
      point_get_success_flg: 1,
      tel_reservaction_user_flag: 0,
      tel_banner_display_flag: 0,
      ...over,
    },
  };
}

/**
 * The reply for a member who reserves by telephone. It contains points, which the panel must not
 * show.
 */
export function aPhoneReservationUser(over: Partial<UserInfo> = {}): UserInfoReply {
  return aMember({
    tel_reservaction_user_flag: 1,
    tel_banner_display_flag: 1,
    tel_banner_number: '0120-000-118',
    ...over,
  });
}

/** The reply for a visitor who is not logged in. */
export function aGuest(over: Partial<UserInfo> = {}): UserInfoReply {
  return {
    left_menu_info: { result_status: 200, user_status: 0, ...over },
  };
}

/** Members with other memberships than `aMember`, the last with long texts. */
export const WITHOUT_MEMBERSHIP = aMember({ rgc_user_flg: 0 });
export const SGC_MEMBER = aMember({ rgc_user_flg: 0, sgc_user_flg: 1 });
export const RICH_MEMBER = aMember({
  user_info: { name: '長い名前の会員 寿限無寿限無五劫の擦り切れ' },
  sgc_user_flg: 1,
  user_point_info: { point: 1_234_567, transient_point: 98_765 },
  coupon_number: 128,
});

/** A member whose points the user API could not read. */
export const POINTS_UNKNOWN = aMember({ point_get_success_flg: 0 });

/** A member who reserves by telephone and gets no number to call. */
export const WITHOUT_NUMBER = aPhoneReservationUser({ tel_banner_display_flag: 0 });
