import { ApiError, TimeoutError } from 'shared-contracts/errors';
import { anEmptyReply } from 'shared-contracts/testing';
import {
  COUNT_ANSWER,
  couponsAnswer,
  FOR_COMPETITIONS,
  IN_HAWAII,
  NEVER_REVIEWED,
  pages,
  plansAnswer,
  stockAnswer,
  weatherAnswer,
  WITH_FEES,
  type Changes,
} from '../gateway/testing/answers.ts';
import {
  aCourseMap,
  aFacetsReply,
  aMapOverseas,
  aPriceCalendar,
  tooManyForAMap,
} from '../gateway/testing/views.ts';

/** One state of the widget: the address that asks for it, and the gateway's answers. */
export interface Story {
  readonly page: 'result' | 'secret';
  readonly query: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

const SEARCH = '/course/search';
const CALENDAR = '/course/price-calendar';
const MAP = '/course/map';
const CHIBA = 'area[]=12&widthday=7';
function never() {
  return new Promise(() => {});
}
function fails(error: Error) {
  return () => {
    throw error;
  };
}

function story(
  query = CHIBA,
  {
    page = 'result',
    changes = {},
    ...answers
  }: { page?: Story['page']; changes?: Changes; [path: string]: unknown } = {},
): Story {
  return {
    page,
    query,
    answers: {
      [SEARCH]: pages(changes),
      '/course/plans': plansAnswer(changes),
      '/course/stock': stockAnswer,
      '/course/coupon/search': couponsAnswer,
      '/course/count': COUNT_ANSWER,
      '/course/facets': aFacetsReply(),
      '/weather': weatherAnswer,
      ...answers,
    },
  };
}

/** The state that a page without `?story=` shows. */
export const LIST_STORY = story();

/** Every state that a visitor can meet, by name: `?story=empty` shows one. */
export const STORIES: Readonly<Record<string, Story>> = {
  list: LIST_STORY,
  oneDay: story('area[]=12'),
  lastPage: story(`${CHIBA}&page=15`),
  searching: story(CHIBA, { [SEARCH]: never }),
  empty: story(`${CHIBA}&play_fee_max=8000&continue_stock=4&lunch=1`, { [SEARCH]: anEmptyReply() }),
  emptyWithoutWayOut: story('area[]=102&widthday=7', { [SEARCH]: anEmptyReply() }),
  beyondTheEnd: story(`${CHIBA}&page=99`),
  apiError: story(CHIBA, {
    [SEARCH]: fails(new ApiError('Server error', { status: 500, path: SEARCH })),
  }),
  timeout: story(CHIBA, { [SEARCH]: fails(new TimeoutError(SEARCH)) }),
  rejected: story(`${CHIBA}&play_fee_min=15000&play_fee_max=8000`),
  withoutCoupons: story(CHIBA, {
    '/course/coupon/search': fails(
      new ApiError('Server error', { status: 500, path: '/course/coupon/search' }),
    ),
  }),
  withoutStock: story(CHIBA, {
    '/course/stock': fails(new ApiError('Server error', { status: 500, path: '/course/stock' })),
  }),
  compareTray: story(`${CHIBA}&compare_with=1,3,77`),
  comparison: story(`${CHIBA}&compare_with=1,2,3,4&act=compare`),
  comparisonFailed: story(`${CHIBA}&compare_with=1,2&act=compare`, {
    '/course/plans': fails(new ApiError('Server error', { status: 500, path: '/course/plans' })),
  }),
  competition: story(`search_mode=competition&${CHIBA}&continue_stock=4`, {
    changes: FOR_COMPETITIONS,
  }),
  overseas: story('search_mode=overseas&area[]=48&country[]=1&widthday=7', {
    changes: IN_HAWAII,
  }),
  secret: story(CHIBA, { page: 'secret' }),
  filters: story(`${CHIBA}&lunch=1&act=filter`, {
    '/course/facets': aFacetsReply({ 'lunch=1': 128, 'caddie=1': 0 }),
  }),
  party: story('area[]=12&players=2', { changes: WITH_FEES }),
  calendar: story(`${CHIBA}&view=calendar`, { [CALENDAR]: aPriceCalendar() }),
  calendarSearching: story(`${CHIBA}&view=calendar`, { [CALENDAR]: never }),
  calendarEmpty: story(`${CHIBA}&view=calendar`, {
    [SEARCH]: anEmptyReply(),
    [CALENDAR]: {
      ...aPriceCalendar(),
      days: aPriceCalendar().days.map(({ price: _, ...day }) => day),
      items: [],
    },
  }),
  calendarFailed: story(`${CHIBA}&view=calendar`, {
    [CALENDAR]: fails(new ApiError('Server error', { status: 500, path: CALENDAR })),
  }),
  map: story(`${CHIBA}&view=map`, { [MAP]: aCourseMap() }),
  mapSearching: story(`${CHIBA}&view=map`, { [MAP]: never }),
  mapTooMany: story(`${CHIBA}&view=map`, { [MAP]: tooManyForAMap() }),
  mapOverseas: story('search_mode=overseas&area[]=48&country[]=1&view=map', {
    [MAP]: aMapOverseas(),
  }),
  mapFailed: story(`${CHIBA}&view=map`, {
    [MAP]: fails(new ApiError('Server error', { status: 500, path: MAP })),
  }),
  neverReviewed: story(CHIBA, { changes: NEVER_REVIEWED }),
};
