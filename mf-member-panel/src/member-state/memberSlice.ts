import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** R3.16: the state under the names of the specification. */
export interface MemberState {
  /** R4.20: true once the call has ended, even with a failure. */
  readonly isInitialized: boolean;
  readonly isLogin: boolean;
  /** `limited` counts the points of the total that expire. */
  readonly points: { readonly total: number; readonly limited: number };
  readonly couponCount: number;
  readonly membership: { readonly isRGC: boolean; readonly isSGC: boolean };
  readonly telBannerNumber: string;
  readonly telBannerDisplayFlag: boolean;
  /**
   * R4.22: true for a member who reserves by telephone and has no points, coupons and memberships.
   */
  readonly telReservactionUserFlag: boolean;
  /** False when the user API could not read the points. */
  readonly pointGetSuccessFlg: boolean;
  readonly userInfo: { readonly name?: string } | null;
  readonly userPointInfo: { readonly point?: number; readonly transientPoint?: number } | null;
  readonly tgtWebInfo: unknown;
  /** True once the panel shows the member or the guest instead of the empty frame. */
  readonly isDisplay: boolean;
  /** R8.06: true when the call failed, so that nobody knows whether the visitor is a member. */
  readonly isError: boolean;
}

const unknownMember: MemberState = {
  isInitialized: false,
  isLogin: false,
  points: { total: 0, limited: 0 },
  couponCount: 0,
  membership: { isRGC: false, isSGC: false },
  telBannerNumber: '',
  telBannerDisplayFlag: false,
  telReservactionUserFlag: false,
  pointGetSuccessFlg: false,
  userInfo: null,
  userPointInfo: null,
  tgtWebInfo: null,
  isDisplay: false,
  isError: false,
};

/** R4.20: the state of a visitor who is not logged in. */
export const guest: MemberState = { ...unknownMember, isInitialized: true, isDisplay: true };

/** R8.06: the state after a call that failed: a guest's, with the error flag. */
export const unread: MemberState = { ...guest, isError: true };

const memberSlice = createSlice({
  name: 'member',
  initialState: unknownMember,
  reducers: {
    memberLoaded: (_state, { payload }: PayloadAction<MemberState>) => payload,
    memberForgotten: () => unknownMember,
  },
});

export const { memberLoaded, memberForgotten } = memberSlice.actions;
export const memberReducer = memberSlice.reducer;
