import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOLIDAYS, openForm } from '../../testing/openForm.ts';

const HITS = {
  '/calendar/holidays': { data: HOLIDAYS },
  '/course/count': { result_status: 200, search_cnt: 128 },
};
function open(query = 'area[]=12', answers: Record<string, unknown> = HITS) {
  return openForm({ page: 'detail', query, answers });
}
function group(name: string) {
  const details = screen.getByRole('heading', { level: 2, name }).closest('details');
  if (!details) throw new Error(`no group ${name}`);
  return within(details);
}
function groups() {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}
function sent(href: string | undefined) {
  return [...new URLSearchParams((href ?? '').split('?')[1] ?? '')].map(
    ([name, value]) => `${name}=${value}`,
  );
}
function search() {
  return userEvent.click(screen.getByRole('button', { name: /この条件で検索/ }));
}

describe('the options', () => {
  it('[R5.12] follow the mode in the detailed search', async () => {
    await open();
    expect(groups()).toEqual([
      '基本',
      '曜日',
      'スタート時間',
      '組数・連続枠',
      'プレースタイル',
      '少人数・ラウンド',
      'プラン特典・施設',
      'アクセス',
      'コース・キーワード',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'コンペ' }));
    expect(groups()).toContain('コンペ');
    expect(
      group('少人数・ラウンド').queryByRole('checkbox', { name: '2人でプレーできる' }),
    ).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: '海外' }));
    expect(groups()).toEqual([
      '基本',
      '曜日',
      'スタート時間',
      'プレースタイル',
      'プラン特典・施設',
      'コース・キーワード',
    ]);
  });

  it('[R1.02][R5.06][R5.09][R5.10][R5.11] are sent with the search', async () => {
    const { host } = await open();
    await userEvent.click(group('スタート時間').getByRole('checkbox', { name: '7時台' }));
    await userEvent.selectOptions(
      group('組数・連続枠').getByRole('combobox', { name: '組数' }),
      '10組以上の連続枠',
    );
    await userEvent.click(group('プレースタイル').getByRole('checkbox', { name: 'スループレー' }));
    await userEvent.click(
      group('プレースタイル').getByRole('checkbox', { name: 'フェアウェイ乗り入れ可' }),
    );
    await userEvent.click(
      group('プラン特典・施設').getByRole('radio', { name: '除外', checked: false }),
    );
    await userEvent.selectOptions(
      group('コース・キーワード').getByRole('combobox', { name: 'コースの種類' }),
      'シーサイドコース',
    );
    await search();
    expect(sent(host.navigations[0])).toEqual(
      expect.arrayContaining([
        'zone_list[]=07',
        'continue_stock=10',
        'play_style[]=2',
        'cart_arr[]=2',
        'short_course=0',
        'c_cd=5',
        'search_type=pc_detail_search',
      ]),
    );
  });

  it('[R5.09] there are eight start times, six play styles, and runs of 2 to 10 slots or none', async () => {
    await open();
    expect(group('スタート時間').getAllByRole('checkbox')).toHaveLength(8);
    expect(
      within(group('プレースタイル').getByRole('group', { name: 'プレースタイル' })).getAllByRole(
        'checkbox',
      ),
    ).toHaveLength(6);
    expect(
      group('組数・連続枠')
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value),
    ).toEqual(['0', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('[R4.10][R5.08][R5.28] 平日 ticks Monday to Friday; ticking all seven days means no limit', async () => {
    await open();
    const days = group('曜日');
    const ticked = () =>
      days
        .getAllByRole('checkbox', { checked: true })
        .map((box) => box.closest('label')?.textContent);
    await userEvent.click(days.getByRole('radio', { name: '平日' }));
    expect(ticked()).toEqual(['月', '火', '水', '木', '金']);
    await userEvent.click(days.getByRole('checkbox', { name: '土' }));
    expect(days.getByRole('radio', { name: '指定なし' })).toBeChecked();
    await userEvent.click(days.getByRole('checkbox', { name: '日・祝' }));
    expect(days.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('[R4.09] lessons are included, left out, or neither', async () => {
    const { host } = await open();
    const included = () =>
      group('プラン特典・施設').getByRole('checkbox', { name: 'レッスン付き' });
    const excluded = () =>
      group('プラン特典・施設').getByRole('checkbox', { name: 'レッスン付きプランを除く' });
    expect([included(), excluded()].map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      true,
    ]);
    await userEvent.click(included());
    expect([included(), excluded()].map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      false,
    ]);
    await search();
    expect(sent(host.navigations[0])).toContain('lesson=1');
    expect(sent(host.navigations[0])).not.toContain('1except[]=lesson');
  });

  it('a group says what is chosen in it', async () => {
    await open('area[]=12&zone_list[]=07&zone_list[]=08');
    expect(
      screen.getByRole('heading', { name: 'スタート時間' }).closest('summary'),
    ).toHaveTextContent('7時台、8時台');
  });

  it('[R4.06] 条件をクリア brings the defaults back and keeps the mode', async () => {
    await open('area[]=12&zone_list[]=07&search_mode=competition&compe_arr[]=1');
    await userEvent.click(screen.getByRole('button', { name: '条件をクリア' }));
    expect(screen.getByRole('tab', { name: 'コンペ' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'エリア 必須 エリアを選ぶ' })).toBeVisible();
    expect(group('スタート時間').queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});

describe('the resets', () => {
  const QUERY =
    'area[]=12&year=2026&month=12&day=5&widthday=3&plan_day=0&zone_list[]=07&continue_stock=4&caddie=1&play_fee_max=10000&highway=3';
  async function sentAfter(press: () => Promise<void>) {
    const { host } = await open(QUERY);
    await press();
    await search();
    return sent(host.navigations[0]).filter((part) => !part.startsWith('search_type'));
  }
  const KEPT = ['area[]=12', 'month=12', 'day=5', 'widthday=3', 'zone_list[]=07'];

  it('[R4.06] オプションだけクリア keeps place, date, start times and fee', async () => {
    const after = await sentAfter(() =>
      userEvent.click(screen.getByRole('button', { name: 'オプションだけクリア' })),
    );
    expect(after).toEqual(expect.arrayContaining([...KEPT, 'play_fee_max=10000']));
    expect(after.filter((part) => /caddie|continue_stock|plan_day|highway/.test(part))).toEqual([]);
  });

  it('[R4.06] スタート時間をクリア removes start times and consecutive slots, and nothing else', async () => {
    const after = await sentAfter(() =>
      userEvent.click(screen.getByRole('button', { name: 'スタート時間をクリア' })),
    );
    expect(after).toEqual(
      expect.arrayContaining(['area[]=12', 'day=5', 'caddie=1', 'play_fee_max=10000']),
    );
    expect(after.filter((part) => /zone_list|continue_stock/.test(part))).toEqual([]);
  });

  it('[R4.06] 日付をリセット brings tomorrow and one day back, any weekday, and nothing else', async () => {
    const after = await sentAfter(async () => {
      await userEvent.click(screen.getByRole('button', { name: /^プレー日/ }));
      await userEvent.click(screen.getByRole('button', { name: '日付をリセット' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(after).toEqual(
      expect.arrayContaining(['area[]=12', 'month=11', 'day=22', 'zone_list[]=07', 'caddie=1']),
    );
    expect(after.filter((part) => /widthday|plan_day/.test(part))).toEqual([]);
  });

  it('[R4.06] クリア among the areas removes areas and road, and nothing else', async () => {
    await open(QUERY);
    await userEvent.click(screen.getByRole('button', { name: /^エリア/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'エリアを選ぶ' }));
    await userEvent.click(dialog.getByRole('button', { name: 'クリア' }));
    await userEvent.click(dialog.getByRole('button', { name: '決定' }));
    expect(screen.getByRole('button', { name: 'エリア 必須 エリアを選ぶ' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: '高速道路' })).toHaveValue('');
    expect(group('スタート時間').getByRole('checkbox', { name: '7時台' })).toBeChecked();
    expect(screen.getByRole('button', { name: /^プレー日.*12月5日/ })).toBeVisible();
  });
});

describe('the hits', () => {
  it('are on the button, and are fetched again when the condition changes', async () => {
    const { host } = await open('area[]=12', {
      ...HITS,
      '/course/count': ({ query }: { query: Record<string, unknown> }) => ({
        result_status: 200,
        search_cnt: query['caddie'] ? 7 : 1280,
      }),
    });
    expect(await screen.findByRole('button', { name: 'この条件で検索（1,280件）' })).toBeEnabled();
    await userEvent.click(group('プレースタイル').getByRole('checkbox', { name: 'キャディ付き' }));
    expect(await screen.findByRole('button', { name: 'この条件で検索（7件）' })).toBeEnabled();
    expect(screen.getByText('7件見つかります')).toHaveAttribute('role', 'status');
    expect(host.sent.filter(({ path }) => path === '/course/count')).toHaveLength(2);
  });

  it('are not fetched while the search would be refused; the button still works', async () => {
    const { host } = await open('');
    expect(screen.getByRole('button', { name: 'この条件で検索する' })).toBeEnabled();
    await search();
    // in the summary and, since its dialog opens, there
    const [summary, dialog] = screen.getAllByRole('alert').filter(({ textContent }) => textContent);
    expect(summary).toHaveTextContent('エリアを選択してください。');
    expect(dialog).toHaveTextContent('エリアを選択してください。');
    expect(host.sent.filter(({ path }) => path === '/course/count')).toEqual([]);
  });

  it('can be missing: the search still works', async () => {
    const { host } = await open('area[]=12', { '/calendar/holidays': { data: HOLIDAYS } });
    await search();
    expect(host.navigations).toHaveLength(1);
  });
});

describe('the keyword', () => {
  const field = () => screen.getByRole('textbox', { name: 'キーワード' });

  it('[R5.19] with a forbidden character is refused with its message, in the summary and at the field', async () => {
    const { host } = await open('area[]=12');
    await userEvent.type(field(), '（昼食）');
    await search();
    const message = /キーワードに使用できない文字が含まれています。削除してください。/;
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field()).toHaveAccessibleDescription(message);
    expect(field()).toHaveValue('（昼食）');
    expect(host.navigations).toEqual([]);
  });

  it('shows its length from 80 characters on', async () => {
    await open('area[]=12');
    await userEvent.click(field());
    await userEvent.paste('あ'.repeat(81));
    expect(field()).toHaveAccessibleDescription('81／100文字');
  });
});

describe('the groups', () => {
  describe('on two screens', () => {
    const { matchMedia } = window;
    afterEach(() => {
      window.matchMedia = matchMedia;
    });
    const turnInto = (device: 'desktop' | 'phone') => {
      window.matchMedia = (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: device === 'desktop',
          onchange: null,
          addListener: () => {},
          removeListener: () => {},
        });
    };
    const isOpen = (name: string) =>
      screen.getByRole('heading', { name }).closest('details')?.open ?? false;

    it('[R2.14] stay as the visitor left them, on a desktop and on a phone apart', async () => {
      turnInto('desktop');
      const desktop = await open();
      await userEvent.click(screen.getByRole('heading', { name: 'スタート時間' }));
      expect([isOpen('スタート時間'), isOpen('曜日')]).toEqual([false, true]);
      const closedOnDesktop = desktop.host.storage.session.get('vuex') ?? '';
      desktop.close();

      const again = { page: 'detail', query: 'area[]=12', answers: HITS } as const;
      turnInto('phone');
      const phone = await openForm({ ...again, session: { vuex: closedOnDesktop } });
      expect([isOpen('スタート時間'), isOpen('曜日')]).toEqual([true, true]);
      await userEvent.click(screen.getByRole('heading', { name: '曜日' }));
      const closedOnBoth = phone.host.storage.session.get('vuex') ?? '';
      phone.close();

      turnInto('desktop');
      await openForm({ ...again, session: { vuex: closedOnBoth } });
      expect([isOpen('スタート時間'), isOpen('曜日')]).toEqual([false, true]);
    });
  });

  it('on a phone the first two are open', async () => {
    await openForm({ page: 'detail', query: '', device: 'MB', answers: HITS });
    const open2 = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.closest('details'))
      .filter((details) => details?.open);
    expect(open2).toHaveLength(2);
  });

  it('[R1.09] the one that the address names is open on a phone, and can have the focus', async () => {
    window.history.replaceState(null, '', '#test-slot-group-access');
    const { host } = await openForm({ page: 'detail', query: '', device: 'MB', answers: HITS });
    window.history.replaceState(null, '', '/');
    const groupOf = (name: string) => screen.getByRole('heading', { name }).closest('details');
    expect(groupOf('アクセス')).toHaveAttribute('open');
    expect(groupOf('プレースタイル')).not.toHaveAttribute('open');
    // as the frame does
    groupOf('アクセス')?.focus();
    expect(groupOf('アクセス')).toHaveFocus();
    // a link is no choice of the visitor, who finds the group closed the next time (R2.14)
    groupOf('アクセス')?.dispatchEvent(new Event('toggle'));
    expect(host.storage.session.get('vuex') ?? '').not.toContain('group-access');
  });

  it('open when the visitor follows their links', async () => {
    await openForm({ page: 'detail', query: '', device: 'MB', answers: HITS });
    await userEvent.click(
      within(screen.getByRole('navigation', { name: '条件の種類' })).getByRole('link', {
        name: 'アクセス',
      }),
    );
    expect(screen.getByRole('heading', { name: 'アクセス' }).closest('details')).toHaveAttribute(
      'open',
    );
  });
});
