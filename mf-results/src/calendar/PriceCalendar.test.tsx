import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import { anEmptyReply, aSearchReply, fakeHost } from 'shared-contracts/testing';
import { later, showResults } from '../testing/showResults.tsx';
import { toDayNumber, toIsoDate } from 'shared-contracts/format';
import type { PriceCalendarReply } from 'shared-contracts/gateway';
import { aPriceCalendar } from '../gateway/testing/views.ts';

const CALENDAR = '/course/price-calendar';
const QUERY = 'area[]=12&year=2026&month=11&day=25&view=calendar';
function hostWith(calendar: unknown, search = aSearchReply()) {
  return fakeHost({
    answers: {
      '/course/search': search,
      '/course/coupon/search': { data: { golf_courses: [] } },
      '/course/count': { result_status: 200, search_cnt: 0 },
      [CALENDAR]: calendar,
    },
  });
}
function callsOf(host: ReturnType<typeof hostWith>) {
  return host.sent.filter(({ path }) => path === CALENDAR);
}
async function month() {
  return within(await screen.findByRole('table', { name: '日ごとの最安値' }, { timeout: 10_000 }));
}

describe('the price calendar', () => {
  it('[R3.01] loads the month of the play date and the courses of the page with one call, and links each day to its search', async () => {
    const host = hostWith(aPriceCalendar());
    await showResults(host, QUERY);
    expect(
      (await month()).getByRole('link', { name: /^11\/25（水） 最安値¥6,480（表示中の検索日）/ }),
    ).toHaveAttribute('href', '/search/result/?area[]=12&year=2026&month=11&day=25');
    const links = (await month()).getAllByRole('link');
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://golf.example');
      expect(link).toHaveTextContent(`${searchParams.get('month')}/${searchParams.get('day')}（`);
    }
    expect(callsOf(host)).toHaveLength(1);
    expect(callsOf(host)[0]?.query).toMatchObject({
      c_ids: '1',
      year: ['2026'],
      month: ['11'],
      day: ['21'],
      widthday: ['10'],
    });
  });

  it('[R3.01] keeps its month in the address of the same calendar, and a list has none', async () => {
    await showResults(hostWith(aPriceCalendar()), `${QUERY}&cal=2026-12`);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('カレンダー')).toMatch(/view=calendar&cal=2026-12$/);
    expect(hrefOf('一覧')).not.toContain('cal=');
  });

  it('[R7.06] names holidays, and says when a day has no tee time', async () => {
    await showResults(hostWith(aPriceCalendar()), QUERY);
    expect(
      (await month()).getByRole('cell', { name: /11\/23（月）・勤労感謝の日 最安値¥9,000/ }),
    ).toBeInTheDocument();
    expect(
      (await month()).getByRole('cell', { name: /11\/24（火） 空きなし/ }),
    ).toBeInTheDocument();
  });

  it('[R3.01] has a row for each course of the page, whose prices link to that course on that day', async () => {
    await showResults(hostWith(aPriceCalendar()), QUERY);
    await month();
    const link = within(screen.getByRole('region', { name: 'コース別の最安値' })).getByRole(
      'link',
      { name: '南総ヒルズカントリークラブ 11/25（水） ¥6,480' },
    );
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      '/search/result/?search_c_name=南総ヒルズカントリークラブ&year=2026&month=11&day=25',
    );
  });

  it('[R3.01] stands below the wider searches when the day itself has no courses', async () => {
    await showResults(hostWith({ ...aPriceCalendar(), items: [] }, anEmptyReply()), QUERY);
    expect(await month()).toBeDefined();
    expect(
      screen.getByRole('heading', { name: '条件に合うゴルフ場が見つかりませんでした' }),
    ).toBeVisible();
  });

  it.each<[string, () => unknown]>([
    [
      'an answer 500',
      () => {
        throw new ApiError('Server error', { status: 500, path: CALENDAR });
      },
    ],
    ['another shape', () => ({ days: [] })],
    ['an empty body', () => ''],
    ['HTML', () => '<!doctype html>'],
    ['result_status 500', () => ({ ...aPriceCalendar(), result_status: 500 })],
  ])('[R8.03] says after %s that it failed, and can be loaded again', async (_what, answer) => {
    let isBroken = true;
    const host = hostWith(() => (isBroken ? answer() : aPriceCalendar()));
    await showResults(host, QUERY);
    expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      '料金カレンダーを表示できませんでした。',
    );
    expect(host.errors).toHaveLength(1);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    expect(await month()).toBeDefined();
  });
});

const DECEMBER = `${QUERY}&cal=2026-12`;
const DECEMBER_SAID = '2026年12月の料金を表示しました。';
function monthLink(name: string) {
  return screen.getByRole('link', { name });
}
/** The same prices for December. */
function december(): PriceCalendarReply {
  const { days, ...rest } = aPriceCalendar();
  const first = toDayNumber(2026, 12, 1);
  return {
    ...rest,
    days: days.map(({ holiday: _, ...day }, ahead) => ({
      ...day,
      play_date: toIsoDate(first + ahead),
    })),
  };
}
function statuses() {
  return screen.getAllByRole('status').map(({ textContent }) => textContent);
}

describe('above the days', () => {
  it('[R7.06] stand the cheapest weekend or holiday and the cheapest working day, as links to them', async () => {
    await showResults(hostWith(aPriceCalendar()), QUERY);
    await month();
    expect(monthLink('土日祝の最安 11/21（土） ¥9,000')).toHaveAttribute(
      'href',
      '/search/result/?area[]=12&year=2026&month=11&day=21',
    );
    expect(monthLink('平日の最安 11/25（水） ¥6,480')).toHaveAttribute(
      'href',
      '/search/result/?area[]=12&year=2026&month=11&day=25',
    );
  });

  it('[R5.14] stand the months in which tee times are sold, as links that leave the search as it is', async () => {
    await showResults(hostWith(aPriceCalendar()), QUERY);
    await month();
    const months = within(screen.getByRole('navigation', { name: '月を選ぶ' })).getAllByRole(
      'link',
    );
    expect(months.map(({ textContent }) => textContent)).toEqual([
      '2026年11月',
      '12月',
      '2027年1月',
      '2月',
      '3月',
      '4月',
      '5月',
    ]);
    expect(months.map((link) => link.getAttribute('aria-current'))).toEqual([
      'true',
      ...Array.from({ length: 6 }, () => null),
    ]);
    expect(decodeURIComponent(months[1]?.getAttribute('href') ?? '')).toBe(
      '/search/result/?area[]=12&year=2026&month=11&day=25&view=calendar&cal=2026-12',
    );
  });
});

describe('another month', () => {
  const open = async (answers: readonly unknown[], search = aSearchReply()) => {
    const queue = [...answers];
    const host = hostWith(() => queue.shift(), search);
    const shown = await showResults(host, QUERY);
    await month();
    const press = async (name: string, query: string) => {
      monthLink(name).focus();
      await userEvent.keyboard('{Enter}');
      await shown.update(query);
    };
    return { host, press };
  };

  it('[R3.01] keeps the calendar and the focus while the prices load, searches nothing, and announces once that they have arrived', async () => {
    const answer = later<unknown>();
    const { host, press } = await open([aPriceCalendar(), answer.promise]);
    const searches = () => host.sent.filter(({ path }) => path === '/course/search').length;
    const before = searches();
    expect(statuses().join()).not.toContain('表示しました');
    const pressed = monthLink('12月');
    await press('12月', DECEMBER);
    expect(host.navigations.at(-1)).toContain('cal=2026-12');
    const calendar = screen.getByRole('region', { name: '料金カレンダー' });
    await waitFor(() => expect(calendar).toHaveAttribute('aria-busy', 'true'));
    expect(pressed).toHaveFocus();
    await answer.resolve(december());
    expect(await screen.findByRole('link', { name: /^12\/26/ })).toBeInTheDocument();
    expect(callsOf(host).map(({ query }) => [query?.['month'], query?.['widthday']])).toEqual([
      [['11'], ['10']],
      [['12'], ['31']],
    ]);
    expect(searches()).toBe(before);
    expect(statuses()).toContain(DECEMBER_SAID);
    expect(screen.getByRole('heading', { name: '2026年12月の料金' })).toBeVisible();
    expect(monthLink('12月')).toBe(pressed);
    expect(pressed).toHaveFocus();
  });

  it('[R8.03] says when it failed, keeps the months, and loads again without losing the focus', async () => {
    const answer = later<unknown>();
    const { press } = await open([aPriceCalendar(), answer.promise, december()]);
    await press('12月', DECEMBER);
    await answer.resolve({ days: [] });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '料金カレンダーを表示できませんでした。',
    );
    expect(monthLink('12月')).toHaveFocus();
    screen.getByRole('button', { name: 'もう一度読み込む' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: /^12\/26/ })).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(statuses()).toContain(DECEMBER_SAID);
  });

  it('[R3.01] keeps the focus also when the searched day has no courses', async () => {
    const empty = { ...aPriceCalendar(), items: [] };
    const { press } = await open([empty, { ...december(), items: [] }], anEmptyReply());
    const pressed = monthLink('12月');
    await press('12月', DECEMBER);
    expect(await screen.findByRole('link', { name: /^12\/26/ })).toBeInTheDocument();
    expect(pressed).toHaveFocus();
  });
});
