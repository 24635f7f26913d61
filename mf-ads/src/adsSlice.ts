import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Course, CourseCoupons, Plan } from 'shared-contracts/gateway';

/**
 * An advertisement of the ad platform: the course's id, and the link that counts the click and
 * leads to the course.
 */
export interface CourseAd {
  readonly adCId: number;
  readonly adStatisticsLink: string;
}

/** R3.17: the state under the names of the specification. */
export interface AdsState {
  readonly adCIdsList: readonly CourseAd[];
  readonly prItems: readonly Course[];
  readonly prPlans: readonly Plan[];
  readonly prCourseCoupons: CourseCoupons;
  /** True while the calls are under way. */
  readonly isLoadAdplats: boolean;
  /** R4.23: true only when the details of the courses arrived. */
  readonly isShowAdplats: boolean;
  /** R9.04: true when the visitor followed an advertisement during this visit. */
  readonly isClickPrGolfCourse: boolean;
  /** R9.04: the course of that advertisement; null when the visitor followed none last. */
  readonly targetId: number | null;
}

/** R4.23: the state after any failure. */
export const noAds: AdsState = {
  adCIdsList: [],
  prItems: [],
  prPlans: [],
  prCourseCoupons: {},
  isLoadAdplats: false,
  isShowAdplats: false,
  isClickPrGolfCourse: false,
  targetId: null,
};

/** The state before the first answer. */
export const notLoaded: AdsState = { ...noAds, isLoadAdplats: true };

const adsSlice = createSlice({
  name: 'ads',
  initialState: notLoaded,
  reducers: {
    // the clicked course describes the visit, so another answer does not change it
    adsRequested: ({ isClickPrGolfCourse, targetId }) => ({
      ...notLoaded,
      isClickPrGolfCourse,
      targetId,
    }),
    adsLoaded: ({ isClickPrGolfCourse, targetId }, { payload }: PayloadAction<AdsState>) => ({
      ...payload,
      isClickPrGolfCourse,
      targetId,
    }),
    prCourseClicked: (state, { payload }: PayloadAction<number>) => {
      state.isClickPrGolfCourse = true;
      state.targetId = payload;
    },
  },
});

export const { adsRequested, adsLoaded, prCourseClicked } = adsSlice.actions;
export const adsReducer = adsSlice.reducer;
