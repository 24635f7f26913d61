import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import { anEmptyReply, aSearchReply, fakeHost } from 'shared-contracts/testing';
import { showResults } from '../testing/showResults.tsx';
import { aPriceCalendar } from '../testing/views.ts';

const CALENDAR = '/course/price-calendar';
const QUERY = 'area[]=12&year=2026&month=11&day=25&view=calendar';
const hostWith = (calendar: unknown, search = aSearchReply()) => fakeHost({ answers: {
  '/course/search': search, '/course/coupon/search': { data: { golf_courses: [] } }, '/course/count': { result_status: 200, search_cnt: 0 }, [CALENDAR]: calendar,
} });
const callsOf = (host: ReturnType<typeof hostWith>) => host.sent.filter(({ path }) => path === CALENDAR);
const month = async () => within(await screen.findByRole('table', { name: '日ごとの最安値' }, { timeout: 10_000 }));

describe('the price calendar', () => {
  it('[R3.01] asks once for 31 days and the courses of the page, and a day is a link to its search', async () => {
    const host = hostWith(aPriceCalendar());
    await showResults(host, QUERY);
    expect((await month()).getByRole('link', { name: /^11\/25（水） 最安値¥6,480（表示中の検索日）/ })).toHaveAttribute('href', '/search/result/?area[]=12&year=2026&month=11&day=25');
    expect(callsOf(host)).toHaveLength(1);
    expect(callsOf(host)[0]?.query).toMatchObject({ c_ids: '1', year: ['2026'], month: ['11'], day: ['21'], widthday: ['31'] });
  });

  it('[R7.06] names holidays, and says of a day without a tee time that there is none', async () => {
    await showResults(hostWith(aPriceCalendar()), QUERY);
    expect((await month()).getByRole('cell', { name: /11\/23（月）・勤労感謝の日 最安値¥9,000/ })).toBeInTheDocument();
    expect((await month()).getByRole('cell', { name: /11\/24（火） 空きなし/ })).toBeInTheDocument();
  });

  it('[R3.01] has a row for each course of the page, whose prices lead to that course on that day', async () => {
    await showResults(hostWith(aPriceCalendar()), QUERY);
    await month();
    const link = within(screen.getByRole('region', { name: 'コース別の最安値' })).getByRole('link', { name: '南総ヒルズカントリークラブ 11/25（水） ¥6,480' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/search/result/?search_c_name=南総ヒルズカントリークラブ&year=2026&month=11&day=25');
  });

  it('[R3.01] stands below the ways out where nothing is found on the day itself', async () => {
    await showResults(hostWith({ ...aPriceCalendar(), items: [] }, anEmptyReply()), QUERY);
    expect(await month()).toBeDefined();
    expect(screen.getByRole('heading', { name: '条件に合うゴルフ場が見つかりませんでした' })).toBeVisible();
  });

  it.each([
    ['an answer 500', () => { throw new ApiError('Server error', { status: 500, path: CALENDAR }); }], ['another shape', { days: [] }], ['an empty body', ''], ['HTML', '<!doctype html>'],
    ['result_status 500', { ...aPriceCalendar(), result_status: 500 }],
  ])('[R8.03] says after %s that it failed, and asks again', async (_what, answer) => {
    let isBroken = true;
    const host = hostWith((request: unknown) => (isBroken ? (typeof answer === 'function' ? (answer as (request: unknown) => unknown)(request) : answer) : aPriceCalendar()));
    await showResults(host, QUERY);
    expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent('料金カレンダーを表示できませんでした。');
    expect(host.errors).toHaveLength(1);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    expect(await month()).toBeDefined();
  });
});
