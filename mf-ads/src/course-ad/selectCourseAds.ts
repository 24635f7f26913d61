import { createSelector } from '@reduxjs/toolkit';
import type { LatinNames, Plan } from 'shared-contracts/gateway';
import type { AdsState } from '../adsSlice.ts';

/** What a card shows of an advertised course. */
export interface CourseAdView {
  readonly courseId: number;
  readonly name: string;
  readonly place: string;
  /** Name and city in Latin letters, where they are known. */
  readonly latin: LatinNames | undefined;
  /** 0 to 5; 0 where nobody has reviewed the course. */
  readonly rating: number;
  /** Yen for one player with all taxes; undefined when the course sells no plan. */
  readonly priceFrom: number | undefined;
  /** Yen; 0 when the course has no coupon. */
  readonly maxDiscount: number;
  readonly href: string;
  /** R3.17: the visitor followed this advertisement last. */
  readonly isTarget: boolean;
}

function lowestPrice(plans: readonly Plan[], courseId: number): number | undefined {
  const prices = plans.filter((plan) => plan.courseId === courseId).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/**
 * Returns the cards in the ad platform's order, without the courses whose details did not arrive.
 */
export const selectCourseAds = createSelector(
  [(state: AdsState) => state],
  (state): CourseAdView[] => {
    if (!state.isShowAdplats) return [];
    return state.adCIdsList.flatMap(({ adCId, adStatisticsLink }) => {
      const course = state.prItems.find(({ id }) => id === adCId);
      return course
        ? [
            {
              courseId: adCId,
              name: course.name,
              place: `${course.prefecture}${course.city}`,
              latin: course.latin,
              rating: course.reviewCount > 0 ? course.evaluation.overall : 0,
              priceFrom: lowestPrice(state.prPlans, adCId),
              maxDiscount: state.prCourseCoupons[adCId]?.maxDiscount ?? 0,
              href: adStatisticsLink,
              isTarget: state.isClickPrGolfCourse && state.targetId === adCId,
            },
          ]
        : [];
    });
  },
);
