import type { UserInfoReply } from 'shared-contracts/gateway';
import { unknownMember, type MemberState } from './memberSlice.ts';

type UserInfo = UserInfoReply['left_menu_info'];

const OK = 200;
/** R4.21 */
const NOT_LOGGED_IN = [0, 1];

/** Nobody is logged in, or nobody could say (R4.20). */
export const guest: MemberState = { ...unknownMember, isInitialized: true, isDisplay: true };

function isOn(flag: number | undefined) {
  return flag === 1;
}
/** A count that is shown: whole and not below zero. */
function toCount(value = 0) {
  return Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0;
}

function benefits(info: UserInfo) {
  return {
    points: {
      total: toCount(info.user_point_info?.point),
      limited: toCount(info.user_point_info?.transient_point),
    },
    couponCount: toCount(info.coupon_number),
    membership: { isRGC: isOn(info.rgc_user_flg), isSGC: isOn(info.sgc_user_flg) },
    pointGetSuccessFlg:
      info.point_get_success_flg !== 0 && info.user_point_info?.point !== undefined,
    userPointInfo: info.user_point_info ?? null,
  };
}

/** R4.21, R4.22: the panel's state from the user API's answer. */
export function toMember(info: UserInfo): MemberState {
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
