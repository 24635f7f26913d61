import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeHost } from 'shared-contracts/platform-testing';
import { ApiError } from 'shared-contracts/errors';
import {
  aCourseItem,
  aPlanItem,
  aSearchReply,
  fakeHost,
  freeHours,
} from 'shared-contracts/testing';
import { withNativeDialog } from 'shared-ui/testing';
import { aPriceCalendar } from '../gateway/testing/views.ts';
import { showResults } from '../testing/showResults.tsx';

beforeAll(withNativeDialog);

const QUERY = 'area[]=12&year=2026&month=11&day=22';
const items = [
  aCourseItem({ c_id: 7, c_name: '東ゴルフ場' }),
  aCourseItem({ c_id: 8, c_name: '西ゴルフ場' }),
];
const plans = items.map(({ c_id }) => aPlanItem({ c_id, plan_id: c_id * 10 }));
const FINE = { sky: 'fair', rain_chance: 10, wind: 3, high: 16, low: 7 };
const STORMY = { sky: 'rain', rain_chance: 80, wind: 9, high: 12, low: 8 };
const start = { time: '7:00', run: 2, price: 13_300, plan_id: 70, plan_name: '昼食付きセルフ' };
const stock = {
  result_status: 200,
  items: [
    {
      c_id: 7,
      time_zone_detail: freeHours('07'),
      days: [{ play_date: '2026-11-22', active: true, price: 13_300, zones: [], starts: [start] }],
    },
  ],
  condition: { c_ids: [7], start_date: '2026-11-22', end_date: '2026-11-22' },
};

async function open(weather: unknown, query = QUERY) {
  const host = fakeHost({
    answers: {
      '/course/search': aSearchReply({ items, plans }),
      '/course/plans': { result_status: 200, items, plans },
      '/course/coupon/search': { data: { golf_courses: [] } },
      '/course/stock': stock,
      '/course/price-calendar': aPriceCalendar(),
      '/weather': weather,
    },
  });
  await showResults(host, query);
  return host;
}

/** The queries of the calls for weather. */
function asked({ sent }: FakeHost) {
  return sent.filter(({ path }) => path === '/weather').map(({ query }) => query);
}

async function openTimes() {
  await userEvent.click(screen.getByRole('button', { name: 'スタート時刻を見る （東ゴルフ場）' }));
  return within(await screen.findByRole('region', { name: '東ゴルフ場のスタート時刻' }));
}

describe('the weather', () => {
  it('[R7.19] of the day stands above the starts of a course, and is asked for with them', async () => {
    const host = await open({ data: [{ c_id: 7, date: '2026-11-22', ...FINE }] });
    expect(asked(host)).toEqual([]);
    const times = await openTimes();
    expect(await times.findByText('晴れ時々曇り')).toBeVisible();
    for (const words of ['16℃/7℃', '降水確率10%', '風は穏やか'])
      expect(times.getByText(words)).toBeVisible();
    expect(asked(host)).toContainEqual({ c_ids: '7', play_date_range: '2026-11-22' });
  });

  it('[R7.19] stands on the closed cards, and is asked for once for all as soon as the visitor reaches the list', async () => {
    const host = await open({
      data: [
        { c_id: 7, date: '2026-11-22', ...FINE },
        { c_id: 8, date: '2026-11-23', ...STORMY },
      ],
    });
    expect(asked(host)).toEqual([]);
    fireEvent.pointerMove(screen.getByRole('article', { name: '西ゴルフ場' }));
    const [east, west] = ['東ゴルフ場', '西ゴルフ場'].map((name) =>
      within(screen.getByRole('article', { name })),
    );
    expect(await east?.findByText('晴れ時々曇り')).toBeVisible();
    expect(east?.getByText('降水確率10%')).toBeVisible();
    // of another day than that of its plan
    expect(west?.queryByText(/降水確率/)).toBeNull();
    expect(asked(host)).toEqual([{ c_ids: '7,8', play_date_range: '2026-11-22' }]);
  });

  it('[R7.19] [R8.04] leaves the cards as they are where its call fails', async () => {
    const host = await open(new ApiError('away', { status: 503, path: '/weather' }));
    fireEvent.touchStart(screen.getByRole('article', { name: '西ゴルフ場' }));
    await waitFor(() => expect(host.errors).toMatchObject([{ path: '/weather' }]));
    expect(screen.getByRole('article', { name: '東ゴルフ場' })).toBeVisible();
    expect(screen.queryByText(/降水確率/)).toBeNull();
  });

  it('[R7.19] [R8.04] is left out where it is not known or its call fails, and the starts stand', async () => {
    const host = await open(new ApiError('away', { status: 503, path: '/weather' }));
    const times = await openTimes();
    expect(await times.findByRole('link', { name: /7:00/ })).toBeVisible();
    expect(times.queryByText(/降水確率/)).toBeNull();
    expect(host.errors).toMatchObject([{ path: '/weather' }, { path: '/weather' }]);
  });

  it('[R7.19] is a row of the comparison, each course on the day of its plan', async () => {
    await open(
      {
        data: [
          { c_id: 7, date: '2026-11-22', ...FINE },
          { c_id: 8, date: '2026-11-22', ...STORMY },
        ],
      },
      `${QUERY}&compare_with=7,8&act=compare`,
    );
    const row = await screen.findByRole('row', { name: /^天気/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['晴れ時々曇り16℃/7℃降水確率10%風は穏やか', '雨12℃/8℃降水確率80%強い風 9m/s']);
  });

  it('[R7.19] has its row in the comparison while it is asked for, so that no other row moves', async () => {
    const { promise, reject } = Promise.withResolvers<unknown>();
    await open(() => promise, `${QUERY}&compare_with=7,8&act=compare`);
    expect(await screen.findByRole('row', { name: /^天気/ })).toBeVisible();
    reject(new ApiError('away', { status: 503, path: '/weather' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^天気/ })).toBeNull());
  });

  it('[R7.19] stands in the calendar at each course and day whose weather is known', async () => {
    const host = await open(
      { data: [{ c_id: 1, date: '2026-11-25', ...FINE }] },
      `${QUERY}&view=calendar`,
    );
    const grid = within(await screen.findByRole('region', { name: 'コース別の最安値' }));
    const cell = await grid.findByRole('link', {
      name: '南総ヒルズカントリークラブ 11/25（水） ¥6,480 晴れ時々曇り 16℃/7℃ 降水確率10%',
    });
    expect(cell.querySelector('svg')).toBeVisible();
    expect(grid.getByRole('link', { name: /11\/26（木） ¥[\d,]+$/ })).toBeVisible();
    expect(asked(host)).toEqual([{ c_ids: '1', play_date_range: '2026-11-21..2026-12-21' }]);
  });
});
