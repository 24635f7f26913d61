import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import { aCourseItem, aSearchReply, fakeHost, freeHours } from 'shared-contracts/testing';
import { showResults } from '../testing/showResults.tsx';

const STOCK = '/course/stock';
const QUERY = 'area[]=12&year=2026&month=11&day=22';
const ZONES = ['lt05', '06', '07', '08', '09', '10', '11', 'gt12'];
function zones(free: Record<string, [free: number, run: number]>) {
  return ZONES.map((zone) => ({ zone, free: free[zone]?.[0] ?? 0, run: free[zone]?.[1] ?? 0 }));
}
function aStock(c_id: number, free: Parameters<typeof zones>[0]) {
  return {
    result_status: 200,
    items: [
      {
        c_id,
        time_zone_detail: freeHours('07'),
        days: [{ play_date: '2026-11-22', active: true, zones: zones(free) }],
      },
    ],
    condition: { c_ids: [c_id], start_date: '2026-11-22', end_date: '2026-11-22' },
  };
}
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
    },
  });
  return { host, ...(await showResults(host, query)) };
}
function look(course: string) {
  return userEvent.click(screen.getByRole('button', { name: `枠数と連続枠を見る （${course}）` }));
}

describe('the free tee times of a course', () => {
  it('[R7.08] [R3.21] are loaded when their panel opens, with the runs that start in each hour', async () => {
    const { host } = await open(aStock(7, { '07': [3, 5], '09': [1, 1], gt12: [8, 10] }));
    expect(host.sent.filter(({ path }) => path === STOCK)).toEqual([]);
    await look('東ゴルフ場');
    const slots = within(await screen.findByRole('region', { name: '東ゴルフ場の空き枠' }));
    expect(slots.getByRole('columnheader', { name: '〜5時台' })).toBeInTheDocument();
    const row = within(slots.getByRole('row', { name: /^11\/22（日）/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '〜5時−',
      '6時−',
      '7時3枠5組連続',
      '8時−',
      '9時1枠1組',
      '10時−',
      '11時−',
      '12時〜8枠10組〜連続',
    ]);
    expect(host.sent.find(({ path }) => path === STOCK)?.query).toEqual({
      c_ids: '7',
      play_date_range: '2026-11-22',
    });
  });

  it('[R9.09] mark the hours with as many consecutive slots as were searched', async () => {
    await open(aStock(7, { '07': [3, 5] }), `${QUERY}&continue_stock=4`);
    await look('東ゴルフ場');
    expect(
      await screen.findByText('色の付いた時間帯で「4組以上の連続枠」が取れます。'),
    ).toBeVisible();
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
    ['no items', { ...aStock(7, {}), items: [] }, 0],
  ])(
    '[R8.04] are reset after %s: the card stays, and says that nothing is known',
    async (_what, answer, errors) => {
      const { host } = await open(answer);
      await look('東ゴルフ場');
      expect(await screen.findByText('空き枠の内訳は、いま表示できません。')).toBeVisible();
      expect(screen.queryByRole('table')).not.toBeInTheDocument();
      expect(screen.getAllByRole('article')).toHaveLength(2);
      expect(host.errors).toHaveLength(errors);
    },
  );

  it('are shown for one course at a time, and close at the next search', async () => {
    const { update } = await open(({ query }: { query: { c_ids?: unknown } }) =>
      aStock(Number(query.c_ids), { '08': [2, 2] }),
    );
    await look('東ゴルフ場');
    expect(await screen.findByRole('region', { name: '東ゴルフ場の空き枠' })).toBeVisible();
    await look('西ゴルフ場');
    expect(await screen.findByRole('region', { name: '西ゴルフ場の空き枠' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '東ゴルフ場の空き枠' })).not.toBeInTheDocument();
    await update(`${QUERY}&order=rate`);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
