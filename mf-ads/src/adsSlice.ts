import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Course, CourseCoupons, Plan } from 'shared-contracts/gateway';

/** An advertisement of the ad platform: whose it is, and the link that counts a click and leads on. */
export interface CourseAd {
  readonly adCId: number;
  readonly adStatisticsLink: string;
}

/** R3.17, under the specification's names. */
export interface AdsState {
  readonly adCIdsList: readonly CourseAd[];
  readonly prItems: readonly Course[];
  readonly prPlans: readonly Plan[];
  readonly prCourseCoupons: CourseCoupons;
  /** The calls are under way. */
  readonly isLoadAdplats: boolean;
  /** R4.23: on only where the details came. */
  readonly isShowAdplats: boolean;
  /** R9.04: the visitor followed an advertisement. */
  readonly isClickPrGolfCourse: boolean;
}

/** R4.23: what every failure falls back to. */
export const noAds: AdsState = {
  adCIdsList: [],
  prItems: [],
  prPlans: [],
  prCourseCoupons: {},
  isLoadAdplats: false,
  isShowAdplats: false,
  isClickPrGolfCourse: false,
};

export const notLoaded: AdsState = { ...noAds, isLoadAdplats: true };

const adsSlice = createSlice({
  name: 'ads',
  initialState: notLoaded,
  reducers: {
    // whether one was followed is of the visit, not of the answer
    adsRequested: ({ isClickPrGolfCourse }) => ({ ...notLoaded, isClickPrGolfCourse }),
    adsLoaded: ({ isClickPrGolfCourse }, { payload }: PayloadAction<AdsState>) => ({
      ...payload,
      isClickPrGolfCourse,
    }),
    prCourseClicked: (state) => {
      state.isClickPrGolfCourse = true;
    },
  },
});

export const { adsRequested, adsLoaded, prCourseClicked } = adsSlice.actions;
export const adsReducer = adsSlice.reducer;
