import { screen, within } from '@testing-library/react';
import { ApiError } from 'shared-contracts/errors';
import {
  aCourseItem,
  anEmptyReply,
  aPlanItem,
  aSearchReply,
  fakeHost,
} from 'shared-contracts/testing';
import type { SentRequest } from 'shared-contracts/platform-testing';
import { aFacetsReply } from './gateway/testing/views.ts';
import { showResults } from './testing/showResults.tsx';

const SEARCH = '/course/search';
const COUPONS = '/course/coupon/search';
const noCoupons = { data: { golf_courses: [] } };

function aPage(over: Parameters<typeof aSearchReply>[0] = {}) {
  return aSearchReply({
    search_cnt: 128,
    page_cnt: 15,
    items: Array.from({ length: 9 }, (_, index) =>
      aCourseItem({ c_id: index + 1, c_name: `第${index + 1}ゴルフ場` }),
    ),
    ...over,
  });
}
const COUNT = '/course/count';
const FACETS = '/course/facets';
function hostWith(
  reply: unknown,
  coupons: unknown = noCoupons,
  count: unknown = { result_status: 200, search_cnt: 7 },
) {
  return fakeHost({
    answers: { [SEARCH]: reply, [COUPONS]: coupons, [COUNT]: count, [FACETS]: aFacetsReply() },
  });
}
function heading() {
  return screen.getByRole('heading', { level: 1 });
}
function status() {
  return screen.getByRole('status');
}

it('[R5.27] an address without a day keeps the day that it meant, past midnight too', async () => {
  let now = Date.UTC(2026, 10, 21, 14, 58);
  const answers = { [SEARCH]: aPage(), [COUPONS]: noCoupons, [FACETS]: aFacetsReply() };
  const host = fakeHost({ now: () => now, answers });
  const { update } = await showResults(host, 'area[]=12');
  const searches = () => host.sent.filter(({ path }) => path === SEARCH);
  expect(searches()).toHaveLength(1);
  now += 4 * 60_000;
  await update('area[]=12');
  expect(searches()).toHaveLength(1);
});

describe('the search result', () => {
  it('[R2.15] [R9.01] shows the search, the number of courses, and which of them the page holds', async () => {
    await showResults(hostWith(aPage()), 'area[]=12&page=2');
    expect(heading()).toHaveTextContent('千葉県のゴルフ場 検索結果');
    expect(screen.getByText(/件目/).parentElement).toHaveTextContent('128件（10〜18件目）');
    expect(screen.getAllByRole('article')).toHaveLength(9);
    expect(status()).toHaveTextContent('128件見つかりました。2ページ目、9件を表示');
  });

  it('[R7.03] [R9.01] asks the gateway once for the search in the address', async () => {
    const host = hostWith(aPage());
    await showResults(host, 'area[]=12&play_fee_max=12000&page=2&tp=mail');
    const [request, ...others] = host.sent.filter(({ path }) => path === SEARCH);
    expect(request?.query).toMatchObject({
      'area[]': ['12'],
      play_fee_max: ['12000'],
      page: ['2'],
    });
    expect(request?.query).not.toHaveProperty('tp');
    expect(others).toEqual([]);
  });

  it('begins with the result of the server, without a call', async () => {
    const first = hostWith(aPage());
    const { default: widget } = await import('./widget.tsx');
    const props = { page: 'result', query: 'area[]=12' } as const;
    const data = JSON.parse(JSON.stringify(await widget.load(props, first)));
    const host = hostWith(aPage());
    await showResults(host, props.query, data);
    expect(screen.getAllByRole('article')).toHaveLength(9);
    expect(host.sent.map(({ path }) => path)).toEqual([COUPONS]);
  });

  it('tells the other widgets that a page of results is shown', async () => {
    const host = hostWith(aPage());
    await showResults(host, 'area[]=12&page=2');
    expect(host.published).toEqual([
      {
        name: 'results:search-completed',
        payload: { query: 'area[]=12&page=2', count: 128, page: 2, pages: 15 },
      },
    ]);
  });

  it('[R4.17] [R3.10] says that nothing was found, and offers wider searches with the number of their courses', async () => {
    const counted = ({ query }: SentRequest) => ({
      result_status: 200,
      search_cnt: query['play_fee_max'] ? 31 : 1204,
    });
    const host = hostWith(anEmptyReply(), noCoupons, counted);
    await showResults(host, 'area[]=12&play_fee_max=8000&widthday=7&year=2026&month=11&day=28');
    expect(
      screen.getByRole('heading', { level: 2, name: '条件に合うゴルフ場が見つかりませんでした' }),
    ).toBeVisible();
    const ways = within(screen.getByRole('list', { name: '条件をゆるめる' })).getAllByRole('link');
    expect(ways.map((way) => way.textContent)).toEqual([
      '料金の上限¥8,000を外す1,204件',
      '関東・甲信越すべてに広げる31件',
    ]);
    expect(ways[0]).toHaveAttribute(
      'href',
      '/search/result/?area[]=12&year=2026&month=11&day=28&widthday=7',
    );
    expect(host.published).toContainEqual({
      name: 'results:search-completed',
      payload: expect.objectContaining({ count: 0, pages: 0 }),
    });
    const asked = host.sent.map(({ path }) => path).filter((path) => path !== FACETS);
    expect(asked).toEqual([SEARCH, COUNT, COUNT, SEARCH]);
  });

  it('[R4.17] shows the courses that come nearest, says how they were found, and links to each', async () => {
    const search = ({ query }: SentRequest) =>
      query['play_fee_max'] ? anEmptyReply() : aSearchReply();
    const host = hostWith(search, noCoupons, { result_status: 200, search_cnt: 3 });
    await showResults(host, 'area[]=12&play_fee_max=8000&widthday=7&year=2026&month=11&day=28');
    const near = within(await screen.findByRole('region', { name: '条件に近いゴルフ場' }));
    const [card] = near.getAllByRole('article', { name: '南総ヒルズカントリークラブ' });
    expect(card).toHaveTextContent(/千葉県.*¥[\d,]+〜「料金の上限¥8,000を外す」と見つかります$/);
    const course = near.getByRole('link', { name: '南総ヒルズカントリークラブ' });
    expect(decodeURIComponent(course.getAttribute('href') ?? '')).toBe(
      '/search/result/?search_c_name=南総ヒルズカントリークラブ&year=2026&month=11&day=28&widthday=7',
    );
  });

  it('[R4.17] [R7.05] offers the courses whose names are nearly what was typed, and shows them', async () => {
    const isNear = ({ query }: SentRequest) => String(query['search_c_name']) === '霧瀬戸ヒルズ';
    const host = fakeHost({
      answers: {
        [SEARCH]: (request: SentRequest) =>
          isNear(request)
            ? aSearchReply({ items: [aCourseItem({ c_name: '霧瀬戸ヒルズ' })] })
            : anEmptyReply(),
        [COUPONS]: noCoupons,
        [COUNT]: (request: SentRequest) => ({
          result_status: 200,
          search_cnt: isNear(request) ? 1 : 0,
        }),
        [FACETS]: aFacetsReply(),
        '/course/suggestion/result': {
          result_status: 200,
          golf_data: [],
          country_data: [],
          pref_data: [],
          near: [
            { c_id: 1, c_name: '霧瀬戸ヒルズ', prefecture: '千葉県' },
            { c_id: 2, c_name: '霧野ヒルズ', prefecture: '岐阜県' },
          ],
        },
      },
    });
    await showResults(host, 'search_c_name=霧背戸ヒルズ&year=2026&month=11&day=28');
    const [way, ...others] = within(
      await screen.findByRole('list', { name: '条件をゆるめる' }),
    ).getAllByRole('link');
    expect(way).toHaveTextContent('もしかして「霧瀬戸ヒルズ」1件');
    expect(decodeURIComponent(way?.getAttribute('href') ?? '')).toContain(
      'search_c_name=霧瀬戸ヒルズ',
    );
    expect(others).toEqual([]);
    const card = await screen.findByRole('article', { name: '霧瀬戸ヒルズ' });
    expect(card).not.toHaveTextContent('見つかります');
  });

  it('[R4.17] drops all wishes last, and only where no single way finds three courses', async () => {
    const found = (each: number) => async () => {
      const count = ({ query }: SentRequest) => ({
        result_status: 200,
        search_cnt: query['play_fee_max'] || query['lunch'] ? each : 31,
      });
      const view = await showResults(
        hostWith(anEmptyReply(), noCoupons, count),
        'area[]=102&play_fee_max=8000&lunch=1&widthday=7',
      );
      const ways = within(screen.getByRole('list', { name: '条件をゆるめる' }));
      const texts = ways.getAllByRole('link').map((way) => way.textContent);
      view.unmount();
      return texts;
    };
    const each = ['料金の上限¥8,000を外す', '昼食付きの指定を外す'];
    expect(await found(3)()).toEqual(each.map((way) => `${way}3件`));
    expect(await found(2)()).toEqual([
      ...each.map((way) => `${way}2件`),
      'エリアと日付だけで探す31件',
    ]);
  });

  it('[R4.17] takes the nearest courses from several ways where none finds three, each course once', async () => {
    const search = ({ query }: SentRequest) => {
      if (query['play_fee_max'] && query['lunch']) return anEmptyReply();
      const found = query['lunch'] ? [1] : [1, 2];
      return aSearchReply({
        items: found.map((id) => aCourseItem({ c_id: id })),
        plans: found.map((id) => aPlanItem({ c_id: id })),
      });
    };
    const host = hostWith(search, noCoupons, { result_status: 200, search_cnt: 2 });
    await showResults(host, 'area[]=102&play_fee_max=8000&lunch=1&widthday=7');
    const near = within(await screen.findByRole('region', { name: '条件に近いゴルフ場' }));
    const ways = near.getAllByRole('article').map((card) => card.lastElementChild?.textContent);
    expect(ways).toEqual([
      '「料金の上限¥8,000を外す」と見つかります',
      '「昼食付きの指定を外す」と見つかります',
    ]);
  });

  it('[R8.06] offers the ways out also when the nearest courses do not come', async () => {
    const search = ({ query }: SentRequest) => {
      if (query['play_fee_max']) return anEmptyReply();
      throw new ApiError('Server error', { status: 500, path: SEARCH });
    };
    const host = hostWith(search, noCoupons, { result_status: 200, search_cnt: 3 });
    await showResults(host, 'area[]=12&play_fee_max=8000&widthday=7');
    expect(await screen.findByRole('link', { name: /料金の上限¥8,000を外す/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: '条件に近いゴルフ場' })).not.toBeInTheDocument();
    expect(host.errors).toHaveLength(1);
  });

  it('[R4.17] offers no wider search without courses, and offers one without a number when its count failed', async () => {
    const count = ({ query }: SentRequest) => {
      if (query['play_fee_max']) return { result_status: 200, search_cnt: 0 };
      throw new ApiError('Server error', { status: 500, path: COUNT });
    };
    const host = hostWith(anEmptyReply(), noCoupons, count);
    await showResults(host, 'area[]=12&play_fee_max=8000&widthday=7');
    expect(screen.getAllByRole('listitem').map((way) => way.textContent)).toEqual([
      '料金の上限¥8,000を外す',
    ]);
    expect(screen.getByRole('link', { name: '条件を選び直す' }).getAttribute('href')).toMatch(
      /^\/search\/\?area\[\]=12/,
    );
    expect(host.errors).toHaveLength(1);
  });

  it('[R4.17] shows only the way back on a page beyond the end', async () => {
    await showResults(hostWith(aPage({ items: [], plans: [], page_cnt: 15 })), 'area[]=12&page=16');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: /最初のページを見る\s*128件/ }).getAttribute('href'),
    ).not.toContain('page=');
  });

  it('[R4.17] does not show courses that the gateway sends for a page beyond its own page count', async () => {
    await showResults(hostWith(aPage({ page_cnt: 1 })), 'area[]=12&page=2');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(status()).toHaveTextContent('条件に合うゴルフ場が見つかりませんでした');
  });

  it('shows on each card only the plans of its course', async () => {
    const items = [
      aCourseItem({ c_id: 1, c_name: '東ゴルフ場' }),
      aCourseItem({ c_id: 2, c_name: '西ゴルフ場' }),
    ];
    const plans = [
      aPlanItem({ c_id: 2, plan_id: 21, plan_name: '西の朝' }),
      aPlanItem({ c_id: 1, plan_id: 11, plan_name: '東の朝' }),
    ];
    await showResults(hostWith(aSearchReply({ items, plans })), 'area[]=12');
    expect(
      within(screen.getByRole('list', { name: '西ゴルフ場のプラン' })).getByRole('link', {
        name: 'プランを見る （西の朝）',
      }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('article', { name: '東ゴルフ場' })).queryByText('西の朝'),
    ).not.toBeInTheDocument();
  });
});
