import type { Answer } from 'shared-contracts/platform-testing';
import { aCourseItem, aPlanItem } from 'shared-contracts/testing';

const NAMES = ['朝芝カントリークラブ', '霞丘ゴルフリンクス', '松籟の森ゴルフ倶楽部'];

/** Returns the ad platform's HTML for these courses, as an ad server writes it. */
export function anAdPage(
  ids: readonly (number | string)[],
  href = (id: number | string): string => `/gora/adplat/click?c_id=${id}&ad=1`,
): string {
  return `<html><body>${ids.map((id) => `<div class="ad" data-ad-course-id="${id}"><a href="${href(id).replaceAll('&', '&amp;')}"><img src="/banner.gif">PR</a></div>`).join('')}</body></html>`;
}

const ids = [7, 8, 9];

/** The reply with the details and plans of the three advertised courses. */
export function adDetails() {
  return {
    result_status: 200,
    items: ids.map((c_id, at) => aCourseItem({ c_id, c_name: NAMES[at] ?? '' })),
    plans: ids.flatMap((c_id, at) => [
      aPlanItem({ c_id, plan_id: 1, price: 9800 + at * 1500 }),
      aPlanItem({ c_id, plan_id: 2, price: 18900 }),
    ]),
  };
}

/**
 * Answers by path for `fakeHost`: three advertised courses with details, the first of them with a
 * coupon.
 */
export function adAnswers(over: Readonly<Record<string, Answer>> = {}): Record<string, Answer> {
  return {
    '/adplat': anAdPage(ids),
    '/course/details': adDetails(),
    '/course/coupon/search': {
      data: {
        golf_courses: [
          { golf_course_id: 7, maximum_coupon_discount: 3000 },
          { golf_course_id: 8, maximum_coupon_discount: 0 },
        ],
      },
    },
    ...over,
  };
}
