import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import { aCourseItem, aSearchReply, fakeHost, freeHours } from 'shared-contracts/testing';
import { showResults } from '../testing/showResults.tsx';

const STOCK = '/course/stock';
const QUERY = 'area[]=12&year=2026&month=11&day=22';
const ZONES = ['lt05', '06', '07', '08', '09', '10', '11', 'gt12'];
type Starts = readonly (readonly [time: string, run: number, price: number])[];
const MORNING: Starts = [
  ['7:00', 2, 13_300],
  ['7:08', 1, 13_300],
  ['9:00', 10, 15_800],
];
function aDay(play_date: string, starts: Starts | undefined) {
  return {
    play_date,
    active: starts === undefined || starts.length > 0,
    price: 13_300,
    zones: ZONES.map((zone) => ({ zone, free: zone === '07' ? 3 : 0, run: zone === '07' ? 2 : 0 })),
    ...(starts && {
      starts: starts.map(([time, run, price]) => ({
        time,
        run,
        price,
        plan_id: 7012,
        plan_name: '昼食付きセルフ',
      })),
    }),
  };
}
function aStock(c_id: number, ...days: ReturnType<typeof aDay>[]) {
  return {
    result_status: 200,
    items: [{ c_id, time_zone_detail: freeHours('07'), days }],
    condition: { c_ids: [c_id], start_date: '2026-11-22', end_date: '2026-11-22' },
  };
}
const SUNDAY = aDay('2026-11-22', MORNING);
const items = [
  aCourseItem({ c_id: 7, c_name: '東ゴルフ場' }),
  aCourseItem({ c_id: 8, c_name: '西ゴルフ場' }),
];
async function open(stock: unknown, query = QUERY) {
  const host = fakeHost({
    answers: {
      '/course/search': aSearchReply({ items }),
      '/course/coupon/search': { data: { golf_courses: [] } },
      [STOCK]: stock,
      '/weather': { data: [] },
    },
  });
  return { host, ...(await showResults(host, query)) };
}
function look(course: string) {
  return userEvent.click(screen.getByRole('button', { name: `スタート時刻を見る （${course}）` }));
}
function press(hour: number, course: string) {
  const name = new RegExp(`^${hour}時 空き ?の時刻を見る（${course}）$`);
  return userEvent.click(screen.getByRole('button', { name }));
}
async function panel(course = '東ゴルフ場') {
  return within(await screen.findByRole('region', { name: `${course}のスタート時刻` }));
}
async function times(course?: string) {
  const links = (await panel(course)).queryAllByRole('link');
  return links.map(({ textContent }) => textContent);
}

describe('the starts of a course', () => {
  it('[R7.08] [R3.21] are asked for with the given condition when an hour is pressed, and shown with price and groups', async () => {
    const { host } = await open(
      aStock(7, SUNDAY),
      `${QUERY}&players=3&zone_list[]=07&continue_stock=2`,
    );
    expect(host.sent.filter(({ path }) => path === STOCK)).toEqual([]);
    await press(7, '東ゴルフ場');
    expect(await times()).toEqual([
      '7:00 ¥13,300 2組連続（昼食付きセルフ）',
      '7:08 ¥13,300 残1組（昼食付きセルフ）',
    ]);
    expect((await panel()).getByRole('heading', { name: '7時台 2枠 2組連続' })).toBeVisible();
    expect(host.sent.find(({ path }) => path === STOCK)?.query).toMatchObject({
      c_ids: '7',
      play_date_range: '2026-11-22',
      players: ['3'],
      'zone_list[]': ['07'],
      continue_stock: ['2'],
    });
  });

  it('[R9.06] say in which language the title of their plan is', async () => {
    const starts = [
      { time: '7:00', run: 1, price: 9000, plan_id: 1, plan_name: 'Early round', plan_lang: 'en' },
      { time: '7:08', run: 1, price: 9000, plan_id: 2, plan_name: '早朝スルー' },
    ];
    await open(aStock(7, { ...SUNDAY, starts }));
    await press(7, '東ゴルフ場');
    expect((await panel()).getByText('（Early round）')).toHaveAttribute('lang', 'en');
    expect((await panel()).getByText('（早朝スルー）')).toHaveAttribute('lang', 'ja');
  });

  it('[R2.22] stand below the name of the plan that they book', async () => {
    const starts = [
      { time: '7:00', run: 1, price: 9000, plan_id: 1, plan_name: '早朝スルー' },
      { time: '7:08', run: 1, price: 9000, plan_id: 1, plan_name: '早朝スルー' },
      { time: '7:16', run: 1, price: 9900, plan_id: 2, plan_name: '昼食付き' },
      { time: '7:24', run: 1, price: 9000, plan_id: 1, plan_name: '早朝スルー' },
    ];
    await open(aStock(7, { ...SUNDAY, starts }));
    await press(7, '東ゴルフ場');
    const lists = (await panel()).getAllByRole('list').slice(-3);
    const shown = lists.map((list) => [
      list.previousElementSibling?.textContent,
      within(list).getAllByRole('link').length,
    ]);
    expect(shown).toEqual([
      ['早朝スルー', 2],
      ['昼食付き', 1],
      ['早朝スルー', 1],
    ]);
  });

  it('[R1.01] [R2.22] lead on with course, plan, day, time and party by one press', async () => {
    await open(aStock(7, SUNDAY), `${QUERY}&players=3`);
    await press(7, '東ゴルフ場');
    const link = (await panel()).getByRole<HTMLAnchorElement>('link', { name: /^7:08/ });
    expect(Object.fromEntries(new URL(link.href).searchParams)).toMatchObject({
      c_id: '7',
      plan_id: '7012',
      play_date: '2026-11-22',
      start_time: '7:08',
      players: '3',
      'l-id': 'result_start',
    });
  });

  it('are those of another hour, without a new call, when that is pressed, of all hours by the button, and gone when it is pressed again', async () => {
    const { host } = await open(aStock(7, SUNDAY));
    await press(8, '東ゴルフ場');
    expect((await panel()).getByText('空きなし')).toBeVisible();
    await press(7, '東ゴルフ場');
    expect(await times()).toHaveLength(2);
    await look('東ゴルフ場');
    expect(await times()).toHaveLength(3);
    await look('東ゴルフ場');
    expect(screen.queryByRole('region', { name: /スタート時刻$/ })).not.toBeInTheDocument();
    expect(host.sent.filter(({ path }) => path === STOCK)).toHaveLength(1);
  });

  it('[R3.21] are unknown when the answer is to another condition', async () => {
    const stock = aStock(7, SUNDAY);
    await open({ ...stock, condition: { ...stock.condition, c_ids: [8] } });
    await press(7, '東ゴルフ場');
    expect((await panel()).queryAllByRole('link')).toEqual([]);
    expect((await panel()).getByText(/いま表示できません/)).toBeVisible();
  });

  it('[R3.21] of several days are shown a day at a time, and only days with a start in the pressed hour', async () => {
    const stock = aStock(
      7,
      aDay('2026-11-21', [['9:00', 1, 9800]]),
      SUNDAY,
      aDay('2026-11-23', []),
      aDay('2026-11-24', [['7:30', 1, 8800]]),
    );
    await open(stock, `${QUERY}&widthday=4`);
    await press(7, '東ゴルフ場');
    const days = within((await panel()).getByRole('group', { name: 'プレー日' }));
    expect(days.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '11/22（日）¥13,300〜',
      '11/24（火）¥13,300〜',
    ]);
    expect(await times()).toHaveLength(2);
    await userEvent.click(days.getByRole('button', { name: /^11\/24/ }));
    expect(await times()).toEqual(['7:30 ¥8,800 残1組（昼食付きセルフ）']);
  });

  it('[R3.21] [R5.10] are told as a number for each hour where the times are not known', async () => {
    await open(aStock(7, aDay('2026-11-22', undefined)));
    await look('東ゴルフ場');
    const shown = await panel();
    expect(shown.getByRole('heading', { name: '7時台 3枠 2組連続' })).toBeVisible();
    expect(shown.queryAllByRole('link')).toEqual([]);
  });

  it('[R5.09] of any hour after noon are those of the last zone where the times are not known', async () => {
    const afternoon = aCourseItem({
      c_id: 7,
      c_name: '東ゴルフ場',
      time_zone_detail: freeHours('13'),
    });
    const zones = [{ zone: 'gt12', free: 2, run: 1 }];
    const host = fakeHost({
      answers: {
        '/course/search': aSearchReply({ items: [afternoon] }),
        '/course/coupon/search': { data: { golf_courses: [] } },
        [STOCK]: aStock(7, { ...aDay('2026-11-22', undefined), zones }),
        '/weather': { data: [] },
      },
    });
    await showResults(host, QUERY);
    await press(13, '東ゴルフ場');
    expect((await panel()).getByRole('heading', { name: '12時台〜 2枠' })).toBeVisible();
  });

  it('[R9.09] are marked from which as many groups can start one after the other as were searched', async () => {
    await open(aStock(7, SUNDAY), `${QUERY}&continue_stock=4`);
    await look('東ゴルフ場');
    const note = /色の付いた時刻から「4組以上の連続枠」が取れます。/;
    expect((await panel()).getByText(note)).toBeVisible();
    const [first, , last] = (await panel()).getAllByRole('link');
    expect([first?.className, last?.className]).toEqual(['start', 'run']);
  });

  it.each([
    [
      'a failure',
      () => {
        throw new ApiError('Server error', { status: 500, path: STOCK });
      },
      1,
    ],
    ['another shape', { items: 'none' }, 1],
    ['no items', { ...aStock(7), items: [] }, 0],
  ])(
    '[R8.04] are reset after %s: the card stays, and says that nothing is known',
    async (_what, answer, errors) => {
      const { host } = await open(answer);
      await look('東ゴルフ場');
      expect(await screen.findByText('スタート時刻は、いま表示できません。')).toBeVisible();
      expect(screen.getAllByRole('article')).toHaveLength(2);
      expect(host.errors).toHaveLength(errors);
    },
  );

  it('are shown for one course at a time, and close at the next search', async () => {
    const { update } = await open(({ query }: { query: { c_ids?: unknown } }) =>
      aStock(Number(query.c_ids), SUNDAY),
    );
    await look('東ゴルフ場');
    expect(await times()).toHaveLength(3);
    await look('西ゴルフ場');
    expect(await times('西ゴルフ場')).toHaveLength(3);
    const east = { name: '東ゴルフ場のスタート時刻' };
    expect(screen.queryByRole('region', east)).not.toBeInTheDocument();
    await update(`${QUERY}&order=rate`);
    expect(screen.queryByRole('region', { name: /スタート時刻$/ })).not.toBeInTheDocument();
  });
});
