import { act, screen, waitFor } from '@testing-library/react';
import { fakeHost } from 'shared-contracts/testing';
import { withNativeDialog } from 'shared-ui/testing';
import { showResults } from '../testing/showResults.tsx';
import { STORIES } from './stories.ts';

beforeAll(withNativeDialog);

/** The text that a visitor must see in each story. */
const SEEN: Readonly<Record<string, RegExp>> = {
  list: /128件/,
  oneDay: /128件/,
  lastPage: /127〜128件目/,
  searching: /検索しています/,
  empty: /料金の上限¥[\d,]+を外す31件/,
  emptyWithoutWayOut: /条件を変えて、もう一度お探しください/,
  beyondTheEnd: /このページに表示できるゴルフ場はありません/,
  apiError: /もう一度、検索をやり直してください/,
  timeout: /プランが多すぎます/,
  rejected: /検索条件を直すと/,
  withoutCoupons: /128件/,
  withoutStock: /128件/,
  compareTray: /比較リスト 3／4/,
  comparison: /コストパフォーマンス/,
  comparisonFailed: /比較に必要な情報を読み込めませんでした/,
  competition: /最大6組の連続枠/,
  overseas: /海外｜ハワイ/,
  secret: /シークレットプラン/,
  filters: /128件を見る/,
  party: /2サム割増¥1,650/,
  calendar: /コース別の最安値/,
  calendarSearching: /料金を調べています/,
  calendarEmpty: /この月に条件に合うプランはありません/,
  calendarFailed: /料金カレンダーを表示できませんでした/,
  map: /このページのゴルフ場/,
  mapSearching: /地図を読み込んでいます/,
  mapTooMany: /表示できる件数を超えています/,
  mapOverseas: /海外のゴルフ場は地図に表示できません/,
  mapFailed: /地図を表示できませんでした/,
  neverReviewed: /クチコミはまだありません/,
};

describe('the stories', () => {
  it('all have a text to look for', () => {
    expect(Object.keys(SEEN)).toEqual(Object.keys(STORIES));
  });

  it.each(Object.entries(SEEN))('[R3.10] %s shows the state of its name', async (name, seen) => {
    const story = STORIES[name];
    if (!story) throw new Error(`There is no story ${name}`);
    const { page, query, answers } = story;
    await showResults(fakeHost({ answers }), query, undefined, page);
    await act(async () => {});
    // the calendar and the map are in chunks of their own, which load late
    await waitFor(() => expect(document.body).toHaveTextContent(seen), {
      timeout: 10_000,
    });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
