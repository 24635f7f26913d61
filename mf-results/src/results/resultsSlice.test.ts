import { defaultCondition } from 'shared-contracts/search';
import { aCoursePage } from 'shared-contracts/testing';
import {
  firstResults,
  couponCallEnded,
  courseFollowed,
  formRejected,
  initialResults,
  reSearchRequested,
  resultsReducer,
  searchEnded,
  searchStarted,
} from './resultsSlice.ts';
import type { SearchOutcome } from './searchCourses.ts';

const condition = defaultCondition('normal', Date.UTC(2026, 10, 20, 23));
const found: SearchOutcome = { kind: 'found', condition, reply: aCoursePage(), waysOut: [] };
function after(...actions: Parameters<typeof resultsReducer>[1][]) {
  return actions.reduce(resultsReducer, initialResults);
}
function ended(outcome: SearchOutcome) {
  return searchEnded({ key: 'chiba', query: 'area[]=12', outcome });
}

describe('the state of the results', () => {
  it('[R3.10] begins with a count of -1 and no search under way', () => {
    expect(initialResults).toMatchObject({
      searchCount: -1,
      items: [],
      plans: [],
      coupons: {},
      pageCount: 0,
      shouldReload: false,
      isCalling: false,
      reSearchCount: 0,
      targetId: null,
    });
  });

  it('[R4.16] clears the reload flag and sets the calling flag when a search starts', () => {
    expect(after(reSearchRequested())).toMatchObject({ shouldReload: true, reSearchCount: 1 });
    expect(after(reSearchRequested(), searchStarted())).toMatchObject({
      shouldReload: false,
      isCalling: true,
      status: 'loading',
      searchCount: -1,
    });
  });

  it('begins with the search of the server as it stands after one of the browser', () => {
    const beyond = { ...condition, page: 99 };
    for (const outcome of [found, { ...found, condition: beyond }]) {
      const end = { key: 'chiba', query: 'area[]=12', outcome };
      expect(firstResults(end)).toEqual(after(searchStarted(), searchEnded(end)));
    }
  });

  it('[R4.17] [R4.18] keeps hits and counts, and sets the calling flag until the coupon call has ended', () => {
    const hit = after(searchStarted(), ended(found));
    expect(hit).toMatchObject({
      status: 'ready',
      searchCount: 1,
      pageCount: 1,
      isCalling: true,
      query: 'area[]=12',
      condition,
    });
    expect(
      resultsReducer(hit, couponCallEnded({ 1: { hasCourseCoupon: true, maxDiscount: 3000 } })),
    ).toMatchObject({
      isCalling: false,
      coupons: { 1: { hasCourseCoupon: true, maxDiscount: 3000 } },
    });
  });

  it('[R4.17] is empty with a count of 0 when the asked page does not exist', () => {
    const beyond = { ...found, condition: { ...condition, page: 2 } };
    expect(after(searchStarted(), ended(beyond))).toMatchObject({
      status: 'ready',
      items: [],
      plans: [],
      searchCount: 0,
      pageCount: 0,
      isCalling: false,
    });
  });

  it('[R4.19] drops its results when the form has an error, and ignores an answer that arrives later', () => {
    const rejected = after(
      searchStarted(),
      ended(found),
      searchStarted(),
      formRejected('料金の設定が正しくありません。'),
    );
    expect(rejected).toMatchObject({
      status: 'rejected',
      items: [],
      plans: [],
      searchCount: -1,
      isCalling: false,
      message: '料金の設定が正しくありません。',
    });
    expect(resultsReducer(rejected, ended(found))).toBe(rejected);
  });

  it('[R3.10] stores which course the visitor followed', () => {
    expect(after(courseFollowed(120034)).targetId).toBe(120034);
  });
});
