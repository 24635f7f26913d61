import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from 'shared-contracts/locale';
import { aCourseItem, aPlanItem, fakeHost } from 'shared-contracts/testing';
import { STORIES } from './stories.ts';
import { aStockReply, noCourse, NOW, sheetAnswers } from './gateway/testing/sheetAnswers.ts';
import widget from './widget.tsx';

async function open(query = 'course=1', answers = sheetAnswers(), locale: Locale = 'ja-JP') {
  const place = document.body.appendChild(document.createElement('div'));
  const host = fakeHost({ slot: 'course', answers, locale, now: () => NOW });
  const props = { page: 'course', query } as const;
  const mounted = await act(async () => widget.mount(place, props, host));
  return { place, host, mounted };
}

function part(name: string | RegExp) {
  return within(screen.getByRole('region', { name }));
}

function hrefOf(element: HTMLElement) {
  const { pathname, search, hash } = new URL(element.getAttribute('href') ?? '', 'https://x.y');
  return { path: pathname, hash, ...Object.fromEntries(new URLSearchParams(search)) };
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('the sheet of a course', () => {
  it.each(STORIES)('in the state "$name" has one heading: "$heading"', async (story) => {
    const { place } = await open(story.query, { ...story.answers });
    const headings = within(place).getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([story.heading]);
  });

  it('shows the six scores, the way from the interchange and the holes', async () => {
    await open();
    expect(
      part('評価')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'コース4.2',
      'コースメンテナンス4.3',
      'コストパフォーマンス4.4',
      'スタッフ接客4.2',
      '設備4.1',
      '食事4.0',
    ]);
    expect(
      part('車でのアクセス')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['館山自動車道', '市原ICで降りる', '一般道を12km', '南総ヒルズカントリークラブ']);
    const holes = part('コースレイアウト');
    expect(holes.getByText('18ホール・パー72・6,480ヤード（レギュラーティー）')).toBeVisible();
    expect(within(holes.getByRole('table', { name: 'IN' })).getByText('18')).toBeVisible();
  });

  it('[R3.09] has all that is sold, lessons too, which a search leaves out unless it asks for them', async () => {
    const { host } = await open('course=1&date=2026-11-24');
    const asked = host.sent.filter(({ path }) => /course\/(sheet|plans|stock)/.test(path));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    for (const { query } of asked) expect(query).toMatchObject({ '1except[]': [''] });
  });

  it('says the lowest price of the chosen day for the party, else that of all days', async () => {
    const { place } = await open('course=1&date=2026-11-24&players=4');
    expect(place).toHaveTextContent('11/24（火）¥9,300〜');
    const { place: undated } = await open('course=1');
    expect(undated).toHaveTextContent('31日間の最安値¥9,100〜');
  });

  it('[R9.06] has its names in Latin letters for readers who know no kanji', async () => {
    const latin = { c_name: 'Nanso Hills CC', city: 'Ichihara City', ic_name: 'Ichihara IC' };
    const plans = { result_status: 200, items: [aCourseItem({ latin })], plans: [] };
    const { place } = await open('course=1', sheetAnswers({ '/course/plans': plans }), 'en-US');
    const both = 'Nanso Hills CC 南総ヒルズカントリークラブ';
    expect(within(place).getByRole('heading', { level: 1 }).textContent).toBe(both);
    expect(within(place).getByText(/Ichihara City$/)).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: '現在の位置' }));
    expect(trail.getAllByRole('listitem').at(-1)?.textContent).toBe(both);
    const way = part('車でのアクセス').getAllByRole('listitem');
    expect(way.map(({ textContent }) => textContent)).toEqual([
      '館山自動車道',
      'Ichihara ICで降りる',
      '一般道を12km',
      both,
    ]);
  });

  it('[R9.06] asks for titles in the language of the page, and says of each in which one it is', async () => {
    const plans = {
      result_status: 200,
      items: [aCourseItem()],
      plans: [
        aPlanItem({ plan_name: 'Early round', plan_lang: 'en' }),
        aPlanItem({ plan_id: 12, plan_name: '午後スルー' }),
      ],
    };
    const { host, place } = await open(
      'course=1',
      sheetAnswers({ '/course/plans': plans }),
      'en-US',
    );
    expect(host.sent.find(({ path }) => path === '/course/plans')?.query).toMatchObject({
      lang: 'en-US',
    });
    const languages = (title: string) =>
      within(place)
        .getAllByText((text) => text.includes(title))
        .map((holder) => holder.getAttribute('lang'));
    expect(languages('Early round')).toEqual(['en', 'en']);
    expect(languages('午後スルー')).toEqual(['ja', 'ja']);
    expect(new Set(languages('早朝スループレー'))).toEqual(new Set(['ja']));
  });

  it('[issue 19][R9.03] has a heart beside the name, which keeps the course on the device', async () => {
    const { host } = await open();
    const heart = await screen.findByRole('button', {
      name: 'お気に入り 南総ヒルズカントリークラブ',
    });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(host.storage.local.get('favourite_courses')).toBe('1');
  });

  it('[issue 19][R9.03] is kept among the courses that were seen, unless there is none', async () => {
    const { host } = await open();
    expect(host.storage.local.get('seen_courses')).toBe('1');
    const { host: another } = await open('course=99', noCourse());
    expect(another.storage.local.get('seen_courses')).toBeNull();
  });

  it('shows the reviews with their text, day and player, in Japanese in every language', async () => {
    await open();
    const [first] = part('クチコミ').getAllByRole('listitem');
    expect(first).toHaveTextContent('5点満点中5点');
    expect(first).toHaveTextContent('みどりの風');
    expect(first).toHaveTextContent('40代');
    expect(first).toHaveTextContent('2026年11月3日にプレー');
    const text = part('クチコミ').getByText('フェアウェイの手入れが行き届いていました。');
    expect(text).toHaveAttribute('lang', 'ja');
  });

  it('[R7.19] has the price of each of the next 31 days, which leads to the plans of the day, and its weather', async () => {
    await open('course=1&players=2');
    const days = part('31日間の料金');
    const links = days.getAllByRole('link');
    expect(links).toHaveLength(30);
    expect(days.getByText('11/21（土） 空きなし')).toBeVisible();
    const sunday = days.getByRole('link', { name: /^11\/22（日） 最安値¥9,100 晴れ 17℃.8℃/ });
    expect(hrefOf(sunday)).toEqual({
      path: '/course/1/',
      date: '2026-11-22',
      players: '2',
      hash: '#plans',
    });
    expect(days.getByRole('link', { name: '11/23（月） 勤労感謝の日 最安値¥9,200' })).toBeVisible();
  });

  it('[R7.19] says of how many days its prices are, where the last day of sale is near', async () => {
    const days = [21, 22, 23].map((day) => ({
      play_date: `2026-11-${day}`,
      ...(day > 21 && { price: 9000 }),
    }));
    const { item } = sheetAnswers()['/course/sheet'] as { item: object };
    const answers = sheetAnswers({
      '/course/sheet': { result_status: 200, item: { ...item, days } },
    });
    const { place } = await open('course=1', answers);
    expect(part('3日間の料金').getByRole('table', { name: '3日間の料金' })).toBeVisible();
    expect(place).toHaveTextContent('3日間の最安値¥9,000〜');
    expect(place).not.toHaveTextContent('31日間の最安値');
  });

  it('[R1.01] leads from a plan and from a start to the booking site, with everything that it needs', async () => {
    await open('course=1&date=2026-11-22&players=2&tp=mail');
    const [plan] = part(/のプラン$/).getAllByRole('link', { name: /予約へ進む/ });
    expect(plan && hrefOf(plan)).toMatchObject({
      c_id: '1',
      plan_id: '11',
      play_date: '2026-11-22',
      players: '2',
      'l-id': 'course_plan',
      tp: 'mail',
    });
    const start = part(/のスタート時刻$/).getByRole('link', { name: /8:04 ¥11,480 4組連続/ });
    expect(hrefOf(start)).toMatchObject({
      c_id: '1',
      plan_id: '11',
      play_date: '2026-11-22',
      start_time: '8:04',
      players: '2',
      'l-id': 'course_start',
    });
  });

  it('[R3.21] says nothing of starts where only the free hours of the day are known', async () => {
    const stock = aStockReply({ zones: [{ zone: '07', free: 3, run: 2 }] });
    const { host } = await open('course=1', sheetAnswers({ '/course/stock': stock }));
    expect(part('プラン').getAllByRole('link', { name: /予約へ進む/ })[0]).toBeVisible();
    expect(screen.queryByText('この日に空きのあるスタート時刻はありません。')).toBeNull();
    expect(screen.queryByRole('heading', { name: /のスタート時刻$/ })).toBeNull();
    expect(host.errors).toEqual([]);
  });

  it('unfolds the plans behind the first five', async () => {
    await open();
    const plans = part('プラン');
    expect(plans.getByText('ほか2プランを見る')).toBeVisible();
    expect(plans.getAllByRole('link', { name: /予約へ進む/, hidden: true })).toHaveLength(7);
  });

  it('asks for the chosen day alone, and for the first day with a price where none is chosen', async () => {
    const ranges = async (query: string) => {
      const { host } = await open(query);
      return host.sent
        .filter(({ path }) => path === '/course/stock')
        .map((call) => call.query?.['play_date_range']);
    };
    expect(await ranges('course=1&date=2026-12-01')).toEqual(['2026-12-01']);
    expect(await ranges('course=1')).toEqual(['2026-11-22']);
  });

  it('follows its address to another day, and leaves nothing behind when it goes', async () => {
    const { place, mounted, host } = await open();
    await act(async () =>
      mounted.update({ page: 'course', query: 'course=1&date=2026-11-22&players=3' }),
    );
    expect(part('11/22（日）のプラン').getByText('ほかの日の料金を見る')).toBeVisible();
    expect(host.errors).toEqual([]);
    act(() => mounted.unmount());
    expect(place).toBeEmptyDOMElement();
  });

  it('[R8.06] is whole without weather and starts, and reports both', async () => {
    const fails = () => Promise.reject(new Error('gone'));
    const answers = sheetAnswers({ '/weather': fails, '/course/stock': fails });
    const { host } = await open('course=1', answers);
    expect(screen.getByRole('heading', { name: 'プラン' })).toBeVisible();
    expect(host.errors).toHaveLength(2);
  });
});
