import fc from 'fast-check';
import { aGuest, aMember, aPhoneReservationUser } from './testing/memberReplies.ts';
import { toMember } from './toMember.ts';

describe('toMember', () => {
  it('[R4.21] returns the guest when the result is not 200 or the user status is 0 or 1', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -1, max: 4 }), (result_status, user_status) => {
        const { isLogin, isInitialized } = toMember(aMember({ result_status, user_status }));
        expect(isInitialized).toBe(true);
        expect(isLogin).toBe(result_status === 200 && ![0, 1].includes(user_status));
      }),
      {
        examples: [
          [200, 0],
          [200, 1],
          [200, 2],
          [500, 2],
        ],
      },
    );
  });

  it('[R4.21] keeps no personal data of a visitor who is not logged in', () => {
    expect(toMember(aMember({ user_status: 0 }))).toEqual(toMember(aGuest()));
  });

  it('[R3.16] reads points, coupons, memberships and the banner', () => {
    expect(
      toMember(
        aMember({
          tgt_web_info: { a: 1 },
          tel_banner_display_flag: 1,
          tel_banner_number: '0120-1',
        }),
      ),
    ).toEqual({
      isInitialized: true,
      isLogin: true,
      isDisplay: true,
      isError: false,
      points: { total: 1234, limited: 320 },
      couponCount: 3,
      membership: { isRGC: true, isSGC: false },
      telBannerNumber: '0120-1',
      telBannerDisplayFlag: true,
      telReservactionUserFlag: false,
      pointGetSuccessFlg: true,
      userInfo: { name: '山田 太郎' },
      userPointInfo: { point: 1234, transientPoint: 320 },
      tgtWebInfo: { a: 1 },
    });
  });

  it('[R4.22] sets no points, coupons and memberships for a member who reserves by telephone', () => {
    expect(toMember(aPhoneReservationUser())).toMatchObject({
      isLogin: true,
      telReservactionUserFlag: true,
      points: { total: 0, limited: 0 },
      couponCount: 0,
      membership: { isRGC: false, isSGC: false },
      userPointInfo: null,
    });
  });

  it('returns counts as whole numbers, and negative ones as zero', () => {
    expect(
      toMember(
        aMember({
          user_point_info: { point: -5, transient_point: 1.9 },
          coupon_number: Number.NaN,
        }),
      ),
    ).toMatchObject({ points: { total: 0, limited: 1 }, couponCount: 0 });
  });
});
