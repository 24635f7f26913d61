import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import { aCourseItem, aPlanItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import type { SentRequest } from 'shared-contracts/platform-testing';
import { withNativeDialog } from 'shared-ui/testing';
import { later, showResults } from '../testing/showResults.tsx';

beforeAll(withNativeDialog);

const DATE = 'year=2026&month=11&day=22';
const QUERY = `area[]=12&${DATE}`;
const items = [1, 2, 3, 4, 5].map((id) =>
  aCourseItem({
    c_id: id,
    c_name: `第${id}ゴルフ場`,
    evaluation: { ...aCourseItem().evaluation, overall: 3 + id / 10 },
  }),
);
const plans = items.flatMap(({ c_id }) => [
  aPlanItem({
    c_id,
    plan_id: c_id * 10 + 1,
    price: 10_000 + c_id * 1000,
    lunch: c_id === 1,
    caddie: c_id === 2,
  }),
  aPlanItem({ c_id, plan_id: c_id * 10 + 2, price: 20_000, lunch: true, caddie: false }),
]);
function chosen({ query }: SentRequest) {
  const ids = String(query['c_ids']).split(',').map(Number);
  return {
    result_status: 200,
    items: items.filter(({ c_id }) => ids.includes(c_id)),
    plans: plans.filter(({ c_id }) => ids.includes(c_id)),
  };
}
const coupons = { data: { golf_courses: [{ golf_course_id: 2, maximum_coupon_discount: 3000 }] } };

async function open(query = QUERY, answers: Record<string, unknown> = {}) {
  const host = fakeHost({
    answers: {
      '/course/search': aSearchReply({ items }),
      '/course/coupon/search': coupons,
      '/course/plans': chosen,
      ...answers,
    },
  });
  const addresses: string[] = [];
  const { update } = await showResults(
    { ...host, navigate: (href: string) => void addresses.push(href) },
    query,
  );
  /** Clicks, and gives the widget the address that the shell then has. */
  const click = async (element: HTMLElement) => {
    await userEvent.click(element);
    await update(addresses.at(-1)?.split('?')[1] ?? query);
  };
  /** The browser's Back: the shell gives the widget an earlier address. */
  const goBackTo = (earlier: string) => update(earlier);
  return { host, addresses, click, goBackTo };
}
function box(course: number) {
  return screen.getByRole<HTMLInputElement>('checkbox', {
    name: new RegExp(`第${course}ゴルフ場`),
  });
}
function tray() {
  return screen.getByRole('region', { name: '比較リスト' });
}

describe('the list of courses to compare', () => {
  it('[R2.15] [R4.15] is part of the address and starts no other search', async () => {
    const { addresses, host, click } = await open();
    await click(box(1));
    await click(box(3));
    expect(addresses).toEqual([
      `/search/result/?${QUERY}&compare_with=1`,
      `/search/result/?${QUERY}&compare_with=1%2C3`,
    ]);
    expect(
      within(tray())
        .getAllByRole('img')
        .map((thumb) => thumb.getAttribute('alt')),
    ).toEqual(['第1ゴルフ場', '第3ゴルフ場']);
    expect(host.sent.filter(({ path }) => path === '/course/search')).toHaveLength(1);
  });

  it('[R4.15] is again that of the address when the visitor goes back', async () => {
    const { click, goBackTo } = await open(`${QUERY}&compare_with=2,4`);
    const checked = () => [1, 2, 3, 4, 5].filter((course) => box(course).checked);
    expect(checked()).toEqual([2, 4]);
    await click(box(5));
    expect(checked()).toEqual([2, 4, 5]);
    await goBackTo(`${QUERY}&compare_with=1`);
    expect(checked()).toEqual([1]);
    await goBackTo(QUERY);
    expect(checked()).toEqual([]);
    expect(screen.queryByRole('region', { name: '比較リスト' })).not.toBeInTheDocument();
  });

  it('[R4.15] of an address names a course once, and four at most', async () => {
    await open(`${QUERY}&compare_with=1,2,x,2&compare_with=3,4,5`);
    expect([1, 2, 3, 4, 5].filter((course) => box(course).checked)).toEqual([1, 2, 3, 4]);
  });

  it('[R2.15] holds four courses, and says so when a fifth is added', async () => {
    const { addresses, click } = await open(`${QUERY}&compare_with=1,2,3,4`);
    await click(box(5));
    expect(within(tray()).getByRole('alert')).toHaveTextContent('比較できるのは4コースまでです。');
    expect(box(5)).not.toBeChecked();
    expect(addresses).toEqual([]);
    await click(within(tray()).getByRole('button', { name: '第2ゴルフ場を比較リストから外す' }));
    expect(within(tray()).getByRole('alert')).toBeEmptyDOMElement();
    expect(addresses.at(-1)).toContain('compare_with=1%2C3%2C4');
  });

  it('[R9.02] keeps the focus when a course goes, and leaves it at the heading when the last one does', async () => {
    const { click } = await open(`${QUERY}&compare_with=1,2`);
    await click(within(tray()).getByRole('button', { name: '第2ゴルフ場を比較リストから外す' }));
    expect(tray()).toHaveFocus();
    await click(within(tray()).getByRole('button', { name: 'すべて外す' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('loads the names of courses that are not on the page', async () => {
    const { host } = await open(`${QUERY}&compare_with=1,77`, {
      '/course/plans': {
        result_status: 200,
        items: [aCourseItem({ c_id: 77, c_name: '遠くのゴルフ場' })],
        plans: [],
      },
    });
    expect(within(tray()).getByRole('img', { name: '遠くのゴルフ場' })).toBeVisible();
    expect(
      host.sent.filter(({ path }) => path === '/course/plans').map(({ query }) => query['c_ids']),
    ).toEqual(['77']);
  });

  it('stays in the links to other pages and orders', async () => {
    await open(`${QUERY}&compare_with=1`, {
      '/course/search': aSearchReply({ items, search_cnt: 128, page_cnt: 15 }),
    });
    expect(screen.getByRole('link', { name: '次へ' }).getAttribute('href')).toContain(
      'compare_with=1',
    );
  });

  it('[R4.15] changes the search of the address, and stays checked, while the courses of the one before are shown', async () => {
    const answer = later<unknown>();
    const answers = [aSearchReply({ items, page_cnt: 15 }), answer.promise];
    const { addresses, click, goBackTo } = await open(QUERY, {
      '/course/search': () => answers.shift(),
    });
    await click(box(1));
    await goBackTo(`${QUERY}&order=rate&compare_with=1`);
    expect(box(1)).toBeChecked();
    expect(screen.getByRole('link', { name: '次へ' }).getAttribute('href')).toContain(
      'compare_with=1',
    );
    await click(box(3));
    expect(addresses.at(-1)).toContain('order=rate');
    expect(addresses.at(-1)).toContain('compare_with=1%2C3');
    expect(box(3)).toBeChecked();
    await answer.resolve(aSearchReply({ items }));
  });
});

describe('the comparison', () => {
  it('[R2.15] opens by its address as a table of price, rating on every axis, access, style, lunch and coupon', async () => {
    await open(`${QUERY}&compare_with=1,2&act=compare`);
    const table = within(await screen.findByRole('table', { name: 'コースの比較' }));
    const cellsOf = (row: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${row}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cellsOf('1人あたり総額')).toEqual(['¥11,00011/22（日）', '¥12,00011/22（日）']);
    expect(cellsOf('総合評価')).toEqual(['3.1', '3.2']);
    expect(cellsOf('最寄りICからの距離')).toEqual(['市原ICから12km', '市原ICから12km']);
    expect(cellsOf('空きスタート時間帯')[0]).toMatch(/^\d+時台(、\d+時台)*$/);
    expect(cellsOf('スタイル')).toEqual(['セルフ', 'キャディ付き・セルフ']);
    expect(cellsOf('昼食')).toEqual(['付き', '付きのプランあり']);
    expect(cellsOf('クーポン')).toEqual(['なし', '最大3,000円']);
    expect(table.getAllByRole('rowheader')).toHaveLength(21);
  });

  it('[R1.01] links to the booking of the plan whose price it shows, and to the sheet of the course', async () => {
    await open(`${QUERY}&players=2&compare_with=1,2&act=compare`);
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('link', { name: '第1ゴルフ場' })).toHaveAttribute(
      'href',
      '/course/1/?date=2026-11-22&players=2',
    );
    const [link] = table.getAllByRole('link', { name: /^プランを見る/ });
    expect(Object.fromEntries(new URL(link?.getAttribute('href') ?? '').searchParams)).toEqual({
      c_id: '1',
      plan_id: '11',
      play_date: '2026-11-22',
      players: '2',
      'l-id': 'result_compare',
    });
  });

  it('[R2.15] [R1.01] names the plan and the party of each price, and links to the plan', async () => {
    const mixed = (request: SentRequest) => ({
      ...chosen(request),
      plans: [
        aPlanItem({
          c_id: 1,
          plan_id: 11,
          plan_name: 'Twilight half',
          plan_lang: 'en',
          price: 5000,
          half_round: true,
        }),
        aPlanItem({ c_id: 2, plan_id: 21, plan_name: '午後スループレー', price: 9000 }),
      ],
    });
    await open(`${QUERY}&players=3&compare_with=1,2&act=compare`, { '/course/plans': mixed });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('rowheader', { name: '1人あたり総額（3人）' })).toBeVisible();
    expect(
      within(table.getByRole('row', { name: /^プラン/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Twilight halfハーフ（9H）', '午後スループレー18H']);
    // R9.06: each title says in which language it is
    expect(table.getByText('Twilight half')).toHaveAttribute('lang', 'en');
    expect(table.getByText('（Twilight half）')).toHaveAttribute('lang', 'en');
    expect(table.getByText('午後スループレー')).toHaveAttribute('lang', 'ja');
    const ways = within(table.getByRole('row', { name: /^予約/ })).getAllByRole('link', {
      name: /^プランを見る/,
    });
    expect(
      ways.map((way) => Object.fromEntries(new URL(way.getAttribute('href') ?? '').searchParams)),
    ).toEqual([
      { c_id: '1', plan_id: '11', play_date: '2026-11-22', players: '3', 'l-id': 'result_compare' },
      { c_id: '2', plan_id: '21', play_date: '2026-11-22', players: '3', 'l-id': 'result_compare' },
    ]);
  });

  it('[R8.04] is shown without coupons when their call fails', async () => {
    await open(`${QUERY}&compare_with=1,2&act=compare`, {
      '/course/coupon/search': () => {
        throw new ApiError('x', { status: 500, path: '/course/coupon/search' });
      },
    });
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('says when it failed to load, and can be loaded again', async () => {
    let broken = true;
    await open(`${QUERY}&compare_with=1,2&act=compare`, {
      '/course/plans': (request: SentRequest) =>
        broken ? { result_status: 500, items: [], plans: [] } : chosen(request),
    });
    expect(await screen.findByText('比較に必要な情報を読み込めませんでした。')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('[R8.08] says so when no course of the address is known, instead of an empty table', async () => {
    await open(`${QUERY}&compare_with=98,99&act=compare`);
    expect(await screen.findByText(/^比較するコースが見つかりませんでした。/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('closes when the visitor leaves its address', async () => {
    const { addresses, click } = await open(`${QUERY}&compare_with=1,2&act=compare`);
    await click(screen.getByRole('button', { name: '閉じる' }));
    expect(addresses).toEqual([`/search/result/?${QUERY}&compare_with=1%2C2`]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
