import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** R3.16, under the specification's names. */
export interface MemberState {
  /** R4.20: the call has ended, well or not. */
  readonly isInitialized: boolean;
  readonly isLogin: boolean;
  /** `limited`: those of the total that expire. */
  readonly points: { readonly total: number; readonly limited: number };
  readonly couponCount: number;
  readonly membership: { readonly isRGC: boolean; readonly isSGC: boolean };
  readonly telBannerNumber: string;
  readonly telBannerDisplayFlag: boolean;
  /** Somebody who reserves by telephone: no points, coupons and memberships (R4.22). */
  readonly telReservactionUserFlag: boolean;
  /** False where the user API could not read the points. */
  readonly pointGetSuccessFlg: boolean;
  readonly userInfo: { readonly name?: string } | null;
  readonly userPointInfo: { readonly point?: number; readonly transientPoint?: number } | null;
  readonly tgtWebInfo: unknown;
  /** The panel shows somebody or the way to log in, not the frame. */
  readonly isDisplay: boolean;
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
};

/** Nobody is logged in, or nobody could say (R4.20). */
export const guest: MemberState = { ...unknownMember, isInitialized: true, isDisplay: true };

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
