import type { UserInfoReply } from 'shared-contracts/gateway';
import { guest, type MemberState } from '../member-state/memberSlice.ts';

type UserInfo = UserInfoReply['left_menu_info'];

const OK = 200;
/** R4.21: the user statuses of a visitor who is not logged in. */
const NOT_LOGGED_IN = [0, 1];

function isOn(flag: number | undefined) {
  return flag === 1;
}
/** Returns a count that can be shown: a whole number, not below zero. */
function toCount(value = 0) {
  return Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
}

/** Points, coupons and memberships, which a member who reserves by telephone does not get. */
function benefits(info: UserInfo) {
  const { point, transient_point: transientPoint } = info.user_point_info ?? {};
  return {
    points: { total: toCount(point), limited: toCount(transientPoint) },
    couponCount: toCount(info.coupon_number),
    membership: { isRGC: isOn(info.rgc_user_flg), isSGC: isOn(info.sgc_user_flg) },
    pointGetSuccessFlg: info.point_get_success_flg !== 0 && point !== undefined,
    userPointInfo: info.user_point_info ? { point, transientPoint } : null,
  };
}

/**
 * R4.21, R4.22: converts the user API's reply to the panel's state; a visitor who is not logged in
 * becomes the guest.
 */
export function toMember({ left_menu_info: info }: UserInfoReply): MemberState {
  if (info.result_status !== OK || NOT_LOGGED_IN.includes(info.user_status)) return guest;
  const byPhone = isOn(info.tel_reservaction_user_flag);
  return {
    ...guest,
    isLogin: true,
    userInfo: info.user_info ?? null,
    tgtWebInfo: info.tgt_web_info ?? null,
    telBannerDisplayFlag: isOn(info.tel_banner_display_flag),
    telBannerNumber: info.tel_banner_number ?? '',
    telReservactionUserFlag: byPhone,
    ...(byPhone ? {} : benefits(info)),
  };
}
