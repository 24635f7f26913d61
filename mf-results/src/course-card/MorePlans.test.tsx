import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourseItem, aPlanItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import { later, showResults } from '../testing/showResults.tsx';

const PLANS = '/course/plans';
const all = [1, 2, 3, 4, 5].map((id) =>
  aPlanItem({ plan_id: id, plan_name: `プラン${id}`, price: 9000 + id * 1000 }),
);
const item = aCourseItem({ plan_count: 5 });
async function open(plans: unknown, query = 'area[]=12&players=2&tp=mail') {
  const search = aSearchReply({ items: [item], plans: all.slice(0, 3) });
  const host = fakeHost({
    answers: {
      '/course/search': search,
      '/course/coupon/search': { data: { golf_courses: [] } },
      [PLANS]: plans,
    },
  });
  await showResults(host, query);
  return host;
}
function unfold() {
  return userEvent.click(screen.getByText('ほか2件のプランを見る'));
}
function rest() {
  return within(screen.getByRole('list', { name: '南総ヒルズカントリークラブのほかのプラン' }));
}

describe('the plans beyond the first three', () => {
  it('[R2.15] [R1.01] unfold in the card, each with its own booking link', async () => {
    const host = await open({ result_status: 200, items: [item], plans: all });
    await unfold();
    expect(
      rest()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['プランを見る（プラン4）', 'プランを見る（プラン5）']);
    expect(
      Object.fromEntries(
        new URL(rest().getAllByRole('link')[1]?.getAttribute('href') ?? '').searchParams,
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
    expect(rest().getAllByRole('link')).toHaveLength(2);
  });
});
