import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, TimeoutError } from 'shared-contracts/errors';
import { HISTORY_KEY } from '../../condition/remembered/searchHistory.ts';
import { openForm } from '../../testing/openForm.ts';
import { aRound, SOME_ROUNDS } from '../../gateway/testing/soloReplies.ts';

const DAY = 'year=2026&month=11&day=28';
const SUGGESTED = {
  result_status: 200,
  data: [{ c_id: 10_001, c_name: '朝芝カントリークラブ', prefecture: '千葉県' }],
  areas: [],
};
const answers = {
  '/calendar/holidays': { data: {} },
  '/solo/search': SOME_ROUNDS,
  '/course/suggestion': SUGGESTED,
  '/course/suggestion/result': {
    result_status: 200,
    golf_data: SUGGESTED.data,
    pref_data: [],
    country_data: [],
  },
};
async function open(query = '', more = {}, kept = {}) {
  const opened = await openForm({ page: 'solo', query, answers: { ...answers, ...more }, ...kept });
  await screen.findByRole('button', { name: 'ラウンドを探す', hidden: true });
  return opened;
}
/** Opens the form of a page that shows rounds. */
function change() {
  return userEvent.click(screen.getByText('条件を変更'));
}
function submit() {
  return userEvent.click(screen.getByRole('button', { name: 'ラウンドを探す', hidden: true }));
}
function cards() {
  return screen.getAllByRole('article');
}

describe('the rounds', () => {
  it('[R2.18] say when and where they are, who takes part, whether they take place, and the price', async () => {
    await open(`area[]=12&${DAY}&widthday=2`);
    await screen.findByRole('heading', { name: '千葉県の1人予約' });
    const [first] = cards();
    if (!first) throw new Error('no round');
    expect(first).toHaveTextContent('07:22');
    expect(within(first).getByRole('heading', { name: '朝芝カントリークラブ' })).toBeVisible();
    expect(first).toHaveTextContent('現在の参加人数 2/4人');
    expect(within(first).getByRole('list', { name: '参加者' })).toHaveTextContent(
      '40代・平均スコア100前後30代',
    );
    expect(first).toHaveTextContent('成立しています');
    expect(first).toHaveTextContent('¥11,800');
    const join = within(first).getByRole('link', {
      name: /^参加を申し込む.*朝芝カントリークラブ 07:22スタート$/,
    });
    expect(new URL(String(join.getAttribute('href'))).searchParams.get('round_id')).toBe(
      '10001-20785-1',
    );
  });

  it('[R3.08] are named after their course where the address has its number alone', async () => {
    await open(`c_id=10001&${DAY}`);
    expect(
      await screen.findByRole('heading', { name: '朝芝カントリークラブの1人予約' }),
    ).toBeVisible();
  });

  it('[R2.18] say when they lack players, are empty or full; a full one cannot be joined', async () => {
    await open(`area[]=12&${DAY}&widthday=2`);
    const [, lacking, empty, full] = await screen.findAllByRole('article');
    expect(lacking).toHaveTextContent('あと1人で成立');
    expect(empty).toHaveTextContent('現在の参加人数 0/4人');
    if (!full) throw new Error('no full round');
    expect(full).toHaveTextContent('満席');
    expect(within(full).queryByRole('link', { name: /参加を申し込む/ })).not.toBeInTheDocument();
    expect(within(full).getByRole('list', { name: '参加者' })).toHaveTextContent('非公開');
  });

  it('[R2.18][R2.22] name their course with a link to it on the booking site, full ones too', async () => {
    await open(`area[]=12&${DAY}&widthday=2&tt=mail`);
    const [first, , , full] = await screen.findAllByRole('article');
    for (const card of [first, full]) {
      if (!card) throw new Error('no round');
      const name = within(card).getByRole('link', { name: '朝芝カントリークラブ' });
      const { searchParams } = new URL(String(name.getAttribute('href')));
      expect(Object.fromEntries(searchParams)).toEqual({
        c_id: '10001',
        play_date: card === first ? '2026-11-28' : '2026-11-29',
        'l-id': 'solo_course',
        tt: 'mail',
      });
    }
  });

  it('[R2.18] come by date, fee or rating; each order is a link, and the present one is marked', async () => {
    const asked: unknown[] = [];
    const { host, update } = await open(`area[]=12&${DAY}&widthday=2&page=2`, {
      '/solo/search': ({ query }: { query: Record<string, unknown> }) => {
        asked.push(query['order']);
        return SOME_ROUNDS;
      },
    });
    const orders = () => within(screen.getByRole('navigation', { name: '並び替え' }));
    const date = await screen.findByRole('link', { name: '日時が早い順' });
    expect(
      orders()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['日時が早い順', '料金が安い順', '総合評価が高い順']);
    expect(date).toHaveAttribute('aria-current', 'true');
    await userEvent.click(orders().getByRole('link', { name: '料金が安い順' }));
    expect(host.navigations).toEqual([
      `/search/solo/?area[]=12&${DAY}&widthday=2&order=rate#rounds`,
    ]);
    update({ page: 'solo', query: `area[]=12&${DAY}&widthday=2&order=rate` });
    await waitFor(() => expect(asked.at(-1)).toEqual(['rate']));
    expect(orders().getByRole('link', { current: true })).toHaveTextContent('料金が安い順');
    expect(screen.queryByRole('heading', { name: /2026年11月/ })).not.toBeInTheDocument();
    expect(cards().map((card) => card.textContent?.slice(0, 8))).toEqual([
      '11/28（土）',
      '11/28（土）',
      '11/28（土）',
      '11/29（日）',
    ]);
  });

  it('[R2.18] come first: the form is behind 条件を変更 until it is asked for', async () => {
    const { host } = await open(`area[]=12&${DAY}`);
    const button = screen.getByRole('button', { name: 'ラウンドを探す', hidden: true });
    expect(button).not.toBeVisible();
    await change();
    expect(button).toBeVisible();
    await submit();
    expect(host.navigations).toHaveLength(1);
    expect(button).not.toBeVisible();
  });

  it('[R2.18] are not there yet: the form stands open, with nothing to unfold', async () => {
    const { update } = await open();
    expect(screen.getByText('条件を変更')).not.toBeVisible();
    const button = screen.getByRole('button', { name: 'ラウンドを探す' });
    expect(button).toBeVisible();
    update({ page: 'solo', query: `area[]=12&${DAY}` });
    await waitFor(() => expect(button).not.toBeVisible());
    expect(screen.getByText('条件を変更')).toBeVisible();
    update({ page: 'solo', query: `area[]=1&area[]=12&area[]=27&area[]=40&${DAY}` });
    await waitFor(() => expect(button).toBeVisible());
    expect(screen.getByRole('alert')).toHaveTextContent('エリアは3つまで選択できます。');
  });

  it('[R2.18] are one press away on a phone: the regions stand before the form, elsewhere beside it', async () => {
    const isBefore = () => {
      const region = screen.getByRole('link', { name: '関東・甲信越' });
      const form = screen.getByRole('button', { name: 'ラウンドを探す' });
      return region.compareDocumentPosition(form) === Node.DOCUMENT_POSITION_FOLLOWING;
    };
    const phone = await open('', {}, { device: 'MB' });
    expect(isBefore()).toBe(true);
    phone.close();
    await open();
    expect(isBefore()).toBe(false);
  });

  it('are grouped by day, in pages', async () => {
    await open(`area[]=12&${DAY}&widthday=2`);
    expect(
      (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent),
    ).toEqual(['2026年11月28日（土）', '2026年11月29日（日）']);
    expect(screen.getByText('44').closest('p')).toHaveTextContent('44件（1〜4件目）');
    expect(screen.getByRole('link', { name: '次へ' })).toHaveAttribute(
      'href',
      expect.stringContaining('page=2'),
    );
  });

  it('say when nothing fits, with links that change one condition each', async () => {
    await open(`area[]=12&${DAY}&rates_max=5000&zone_list[]=06&is_appl_flg=1`, {
      '/solo/search': { result_status: 200, search_cnt: 0, page_cnt: 0, items: [] },
    });
    expect(await screen.findByText('条件に合うラウンドがありません')).toBeVisible();
    expect(screen.getByRole('link', { name: '7日間に広げる' })).toHaveAttribute(
      'href',
      expect.stringContaining('widthday=7'),
    );
    expect(
      screen.getByRole('link', { name: '料金の条件を外す' }).getAttribute('href'),
    ).not.toContain('rates_max');
    expect(screen.getByRole('link', { name: '関東・甲信越すべてに広げる' })).toHaveAttribute(
      'href',
      expect.stringContaining('area[]=102'),
    );
  });

  it.each([
    [
      '[R8.03] a failure',
      new ApiError('Bad Gateway', { status: 502, path: '/solo/search' }),
      'エラーが発生しました。もう一度、検索をやり直してください。',
    ],
    [
      '[R8.03] a time-out',
      new TimeoutError('/solo/search'),
      '指定した条件に該当するプランが多すぎます。エリアまたは日付の条件を絞って検索をやり直してください。',
    ],
  ])('%s shows its message, and asking again works', async (_, error, message) => {
    let fails = true;
    await open(`area[]=12&${DAY}`, {
      '/solo/search': () => {
        if (fails) throw error;
        return SOME_ROUNDS;
      },
    });
    expect(await screen.findByText(message)).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'もう一度検索' }));
    expect(document.activeElement).not.toBe(document.body);
    expect((await screen.findAllByRole('article')).length).toBe(4);
  });

  it('follow the address', async () => {
    const { update } = await open(`area[]=12&${DAY}`, {
      '/solo/search': ({ query }: { query: Record<string, unknown> }) => ({
        ...SOME_ROUNDS,
        search_cnt: 1,
        page_cnt: 1,
        items: [aRound({ c_name: String(query['area[]']) })],
      }),
    });
    update({ page: 'solo', query: `area[]=27&${DAY}` });
    expect(await screen.findByRole('heading', { name: '27' })).toBeVisible();
  });
});

describe('the form', () => {
  it('[R5.23] says that the place is missing', async () => {
    const { host } = await open();
    await submit();
    expect(
      within(screen.getByRole('alert')).getByRole('link', { name: 'エリアを選択してください。' }),
    ).toBeVisible();
    expect(host.navigations).toEqual([]);
  });

  it('[R5.26] refuses a name that was not picked', async () => {
    const { host } = await open();
    await userEvent.type(screen.getByRole('combobox', { name: 'コース名' }), '朝芝');
    await submit();
    expect(
      within(screen.getByRole('alert')).getByRole('link', {
        name: '正しいゴルフ場名を選択/入力してください',
      }),
    ).toBeVisible();
    expect(host.navigations).toEqual([]);
  });

  it('[R5.26] offers no earlier name, which would name no course', async () => {
    const searched = `search_c_name=${encodeURIComponent('雉谷')}&year=2026`;
    await open('', {}, { local: { [HISTORY_KEY]: searched } });
    await userEvent.click(screen.getByRole('combobox', { name: 'コース名' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('[R5.26][R3.08] searches for a picked course by its id', async () => {
    const { host } = await open();
    await userEvent.type(screen.getByRole('combobox', { name: 'コース名' }), '朝芝');
    await userEvent.click(await screen.findByRole('option', { name: /朝芝カントリークラブ/ }));
    await submit();
    expect(decodeURIComponent(host.navigations[0] ?? '')).toContain(
      '/search/solo/?c_id=10001&c_name=朝芝カントリークラブ&',
    );
  });

  it('[R3.02][R3.11][R5.05][R5.09][R5.11] sends every option under its own name, and that the solo form searched', async () => {
    const { host } = await open(`area[]=12&${DAY}`);
    for (const name of [
      '7時台',
      '11時台',
      '初心者歓迎',
      'キャディ付き',
      '昼食付き',
      '満席を除く',
      '申込あり（成立しやすい枠）のみ',
    ])
      await userEvent.click(screen.getByRole('checkbox', { name, hidden: true }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: '料金の下限', hidden: true }),
      '8,000円',
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: '料金の上限', hidden: true }),
      '15,000円',
    );
    await submit();
    expect(host.navigations).toEqual([
      `/search/solo/?area[]=12&${DAY}&zone_list[]=07&zone_list[]=11&rates_min=8000&rates_max=15000&caddie_flg=1&lunch_flg=1&solo_play_style[]=103&is_except_full_flg=1&is_appl_flg=1&search_type=pc_solo_search#rounds`,
    ]);
  });

  it('[R2.18] keeps the order of the rounds when it searches again', async () => {
    const { host } = await open(`area[]=12&${DAY}&order=evl`);
    await change();
    await userEvent.click(screen.getByRole('checkbox', { name: '7時台' }));
    await submit();
    expect(host.navigations[0]).toContain('order=evl');
  });

  it('[R5.17] refuses a minimum fee above the maximum', async () => {
    const { host } = await open(`area[]=12&${DAY}`);
    await change();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: '料金の下限', hidden: true }),
      '15,000円',
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: '料金の上限', hidden: true }),
      '8,000円',
    );
    await submit();
    expect(
      within(screen.getByRole('alert')).getByRole('link', {
        name: '料金の設定が正しくありません。',
      }),
    ).toBeVisible();
    expect(host.navigations).toEqual([]);
  });

  it('[R9.04][R4.04] the session keeps the solo condition beside the other condition', async () => {
    const first = await open(
      '',
      {},
      { session: { vuex: JSON.stringify({ normalCondition: 'area[]=8' }) } },
    );
    await userEvent.click(screen.getByRole('checkbox', { name: '7時台', hidden: true }));
    const kept = JSON.parse(first.host.storage.session.get('vuex') ?? '{}');
    expect(kept).toMatchObject({
      normalCondition: 'area[]=8',
      soloCondition: expect.stringContaining('zone_list[]=07'),
    });
    first.close();
    await open('', {}, { session: { vuex: JSON.stringify(kept) } });
    expect(screen.getByRole('checkbox', { name: '7時台', hidden: true })).toBeChecked();
  });

  it('[R3.08] starts with the condition of the address', async () => {
    await open(
      `c_id=10001&c_name=${encodeURIComponent('朝芝カントリークラブ')}&${DAY}&rates_max=10000&lunch_flg=1`,
    );
    await change();
    expect(screen.getByRole('combobox', { name: 'コース名' })).toHaveValue('朝芝カントリークラブ');
    expect(screen.getByRole('combobox', { name: '料金の上限', hidden: true })).toHaveValue('10000');
    expect(screen.getByRole('checkbox', { name: '昼食付き', hidden: true })).toBeChecked();
    expect(screen.getByRole('button', { name: /2026年11月28日/ })).toBeVisible();
  });
});
