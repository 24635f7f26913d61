import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourseItem, aPlanItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import { later, showResults } from '../testing/showResults.tsx';

const PLANS = '/course/plans';
const all = [1, 2, 3, 4, 5].map((id) =>
  aPlanItem({ plan_id: id, plan_name: `プラン${id}`, price: 9000 + id * 1000 }),
);
const item = aCourseItem({ plan_count: 5 });
async function open(
  plans: unknown,
  query = 'area[]=12&players=2&tp=mail',
  first = all.slice(0, 3),
  count = 5,
) {
  const search = aSearchReply({ items: [aCourseItem({ plan_count: count })], plans: first });
  const host = fakeHost({
    answers: {
      '/course/search': search,
      '/course/coupon/search': { data: { golf_courses: [] } },
      [PLANS]: plans,
      '/weather': { data: [] },
    },
  });
  await showResults(host, query);
  return host;
}
function unfold() {
  return userEvent.click(screen.getByText('ほか4プラン'));
}
function rest() {
  return within(
    screen.getByRole('list', { name: '南総ヒルズカントリークラブのほかのプラン', hidden: true }),
  );
}

describe('the plans beyond the best one', () => {
  it('[R2.15] [R1.01] unfold in the card, each with its own booking link', async () => {
    const host = await open({ result_status: 200, items: [item], plans: all });
    await unfold();
    expect(
      rest()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([2, 3, 4, 5].map((id) => `プランを見る（プラン${id}）`));
    expect(
      Object.fromEntries(
        new URL(rest().getAllByRole('link')[3]?.getAttribute('href') ?? '').searchParams,
      ),
    ).toEqual({
      c_id: '1',
      plan_id: '5',
      play_date: '2026-11-22',
      players: '2',
      'l-id': 'result_plan',
      tp: 'mail',
    });
    const sent = host.sent.filter(({ path }) => path === PLANS);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.query).toMatchObject({ 'area[]': ['12'], players: ['2'], c_ids: '1' });
  });

  it('[R2.15] are there at once where they came with the course, and nothing is asked for', async () => {
    const host = await open(undefined, 'area[]=12', all.slice(0, 3), 3);
    expect(rest().getAllByRole('link', { hidden: true })).toHaveLength(2);
    await userEvent.click(screen.getByText('ほか2プラン'));
    expect(rest().getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByText('すべてのプランを予約サイトで見る')).not.toBeInTheDocument();
    expect(host.sent.filter(({ path }) => path === PLANS)).toEqual([]);
  });

  it('say when they load and when they failed, and can be loaded again', async () => {
    const first = later<unknown>();
    const answers = [
      first.promise,
      Promise.resolve({ result_status: 200, items: [item], plans: all }),
    ];
    const host = await open(() => answers.shift());
    await unfold();
    expect(screen.getByText('プランを読み込んでいます…')).toBeVisible();
    await first.resolve('<!doctype html>');
    expect(screen.getByRole('alert')).toHaveTextContent('プランを読み込めませんでした。');
    expect(host.errors).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    expect(rest().getAllByRole('link')).toHaveLength(4);
    expect(document.activeElement).not.toBe(document.body);
  });
});
