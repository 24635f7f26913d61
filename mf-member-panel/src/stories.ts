import { aGuest, aMember, aPhoneReservationUser } from './testing/memberReplies.ts';

/** A state that the panel and the strip can be in: what the user API answers. */
export interface Story {
  readonly name: string;
  readonly answer: unknown;
}

/** Every state, for looking at and for the test that renders each. */
export const STORIES: readonly Story[] = [
  { name: 'not known yet', answer: () => new Promise(() => {}) },
  { name: 'guest', answer: aGuest() },
  {
    name: 'the call fails',
    answer: () => {
      throw new Error('no answer');
    },
  },
  { name: 'member without membership', answer: aMember({ rgc_user_flg: 0 }) },
  { name: 'RGC', answer: aMember() },
  { name: 'SGC', answer: aMember({ rgc_user_flg: 0, sgc_user_flg: 1 }) },
  {
    name: 'RGC and SGC, a long name, many points',
    answer: aMember({
      user_info: { name: '長い名前の会員 寿限無寿限無五劫の擦り切れ' },
      sgc_user_flg: 1,
      user_point_info: { point: 1_234_567, transient_point: 98_765 },
      coupon_number: 128,
    }),
  },
  { name: 'points unknown', answer: aMember({ point_get_success_flg: 0 }) },
  { name: 'reserves by telephone', answer: aPhoneReservationUser() },
  {
    name: 'reserves by telephone, no number',
    answer: aPhoneReservationUser({ tel_banner_display_flag: 0 }),
  },
];
