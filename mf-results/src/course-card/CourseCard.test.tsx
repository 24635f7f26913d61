import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCourseItem,
  aPlanItem,
  aSearchReply,
  fakeHost,
  freeHours,
} from 'shared-contracts/testing';
import { showResults } from '../testing/showResults.tsx';

function show(item: Parameters<typeof aCourseItem>[0], plans = [aPlanItem()], query = 'area[]=12') {
  const reply = aSearchReply({ items: [aCourseItem(item)], plans });
  return showResults(
    fakeHost({
      answers: { '/course/search': reply, '/course/coupon/search': { data: { golf_courses: [] } } },
    }),
    query,
  );
}
function parametersOf(link: HTMLElement) {
  return Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams);
}

describe('the card of a course', () => {
  it('[R3.15] shows the photo of the course with its size, and loads the first photos at once', async () => {
    const { element } = await show({ c_id: 120001 });
    const picture = element.querySelector('img');
    expect(picture).toHaveAttribute('src', '/gora/image/course/120001/photo1.svg');
    expect([
      picture?.width,
      picture?.height,
      picture?.getAttribute('loading'),
      picture?.getAttribute('fetchpriority'),
    ]).toEqual([800, 450, 'eager', 'high']);
  });

  it('names rating, reviews, place and access', async () => {
    await show({});
    const card = screen.getByRole('article', { name: '南総ヒルズカントリークラブ' });
    expect(card).toHaveTextContent('総合評価5点満点中4.3');
    expect(card).toHaveTextContent('クチコミ1,284件（2025年11月〜2026年10月）');
    expect(within(card).getByRole('link', { name: 'クチコミ1,284件' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/course\/\d+\/.*#reviews$/),
    );
    expect(card).toHaveTextContent('千葉県市原市');
    expect(card).toHaveTextContent('館山自動車道 市原ICから12km');
  });

  it('has no rating without reviews, and no access overseas', async () => {
    await show({
      review_count: 0,
      access: undefined,
      pref_cd: 48,
      pref_name: 'ハワイ',
      city: 'オアフ島',
    });
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('ハワイ オアフ島');
    expect(card).toHaveTextContent('クチコミはまだありません');
    expect(card).not.toHaveTextContent(/総合評価|から\d+km/);
  });

  it('[R1.05] names the country overseas, and the longest run of slots in a search for a competition', async () => {
    await show(
      { pref_cd: 48, pref_name: 'ハワイ', city: 'オアフ島', access: undefined },
      [aPlanItem()],
      'search_mode=overseas&area[]=48&country[]=1',
    );
    expect(screen.getByText('海外｜ハワイ')).toBeVisible();
    await show(
      { c_name: '幹事のゴルフ場' },
      [aPlanItem({ continue_stock: 4 }), aPlanItem({ plan_id: 12, continue_stock: 7 })],
      'search_mode=competition&area[]=12',
    );
    expect(
      within(screen.getByRole('article', { name: '幹事のゴルフ場' })).getByText('最大7組の連続枠'),
    ).toBeVisible();
  });

  it('[R3.21] shows the free hours as cells, and as one sentence to screen readers', async () => {
    await show({});
    const strip = screen.getByRole('group', { name: '空き時間帯 6時台、7時台、8時台、10時台' });
    expect(within(strip).getAllByText('空き')).toHaveLength(4);
    expect(within(strip).getAllByText('−')).toHaveLength(5);
  });

  it('[R3.21] says when no hour is free, and when an hour is free only on some days', async () => {
    await show({ time_zone_detail: freeHours() });
    expect(screen.getByRole('group', { name: '空き時間帯なし' })).toBeVisible();
    await show({ time_zone_detail: freeHours('09') }, [aPlanItem()], 'area[]=12&widthday=3');
    expect(screen.getByRole('group', { name: '期間中に空きのある時間帯 9時台' })).toBeVisible();
  });

  it('[R9.09] shows the total with tax, and calls it the lowest when other days cost more', async () => {
    await show({}, [aPlanItem({ is_lowest: true }), aPlanItem({ plan_id: 12, price: 18900 })]);
    const [first, second] = within(screen.getByRole('article'))
      .getAllByText(/¥/)
      .map((price) => price.closest('p'));
    expect(first).toHaveTextContent('最安値 ¥11,480〜1人あたり総額（税・利用税込）');
    expect(second).toHaveTextContent('¥18,9001人あたり総額（税・利用税込）');
  });

  it('[R2.15] shows the best plan, and unfolds the others', async () => {
    const plans = [aPlanItem(), aPlanItem({ plan_id: 12, plan_name: '午後スルー', price: 18900 })];
    await show({ plan_count: 2 }, plans);
    expect(screen.getByText('¥11,480')).toBeVisible();
    expect(screen.getByText('¥18,900')).not.toBeVisible();
    await userEvent.click(screen.getByText('ほか1プラン'));
    expect(screen.getByText('¥18,900')).toBeVisible();
  });

  it('[R9.06] says of each title in which language it is', async () => {
    const fee_detail = {
      players: 4,
      play: 1,
      lunch: 0,
      caddie: 0,
      course_tax: 0,
      surcharge: 0,
      tax: 0,
    };
    const { element } = await show(
      { plan_count: 2 },
      [
        aPlanItem({ plan_name: 'Early round', plan_lang: 'en', fee_detail }),
        aPlanItem({ plan_id: 12, plan_name: '午後スルー' }),
      ],
      'area[]=12&players=4',
    );
    const languages = (title: string) =>
      [...element.querySelectorAll('[lang]')]
        .filter(({ textContent }) => textContent.includes(title))
        .map((holder) => holder.getAttribute('lang'));
    expect(languages('Early round')).toEqual(['en', 'en', 'en']);
    expect(languages('午後スルー')).toEqual(['ja', 'ja']);
  });

  it('names the day of the price in a search of several days', async () => {
    await show({}, [aPlanItem({ play_date: '2026-11-24' })], 'area[]=12&widthday=3');
    expect(screen.getByText('11/24（火）の料金')).toBeVisible();
  });

  it('[R9.09] shows the tags of a plan', async () => {
    await show({});
    for (const tag of ['2サム保証', '乗用カート', 'セルフ', '昼食付き', '3組以上の連続枠'])
      expect(screen.getByText(tag)).toBeVisible();
  });

  it('[R1.01] [R2.22] links to the booking site with course, plan, date, players and tracking', async () => {
    await show({ plan_count: 5 }, [aPlanItem()], 'area[]=12&players=2&tp=mail');
    const shared = { c_id: '1', play_date: '2026-11-22', players: '2', tp: 'mail' };
    const plan = screen.getByRole('link', {
      name: 'プランを見る （【土日限定】早朝スループレー・昼食券付き）',
    });
    expect(plan.getAttribute('href')).toMatch(/^https:\/\/booking\.example\//);
    expect(parametersOf(plan)).toEqual({ ...shared, plan_id: '11', 'l-id': 'result_plan' });
  });

  it('[issue 19] leads by its name to the sheet of the course, with day, party and campaign', async () => {
    await show({}, [aPlanItem()], 'area[]=12&players=2&tp=mail');
    expect(screen.getByRole('link', { name: '南総ヒルズカントリークラブ' })).toHaveAttribute(
      'href',
      '/course/1/?date=2026-11-22&players=2&tp=mail',
    );
  });

  it('offers no more plans than the course has', async () => {
    await show({ plan_count: 1 });
    expect(screen.queryByText(/ほか/)).not.toBeInTheDocument();
  });
});
