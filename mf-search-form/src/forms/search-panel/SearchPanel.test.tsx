import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../../testing/openForm.ts';

function submit() {
  return userEvent.click(screen.getByRole('button', { name: '検索する' }));
}
function queryOf(href: string | undefined) {
  return [...new URLSearchParams((href ?? '').replace('/search/result/?', ''))].map(
    ([name, value]) => `${name}=${value}`,
  );
}

describe('a search', () => {
  it('[R1.02][R3.01] goes to the results with the condition in the address, and tells the page once', async () => {
    const { host } = await openForm({ query: 'area[]=12&month=11&day=28' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '料金の上限' }), '12,000円');
    await userEvent.click(screen.getByRole('checkbox', { name: '昼食付き' }));
    await submit();
    expect(queryOf(host.navigations[0])).toEqual(
      expect.arrayContaining([
        'area[]=12',
        'year=2026',
        'month=11',
        'day=28',
        'play_fee_max=12000',
        'lunch=1',
        'search_type=pc_top_search',
      ]),
    );
    expect(host.published).toEqual([
      {
        name: 'search-form:search-submitted',
        payload: { query: host.navigations[0]?.split('?')[1] },
      },
    ]);
    expect(host.navigations).toHaveLength(1);
  });

  it('[R4.10] weekends and holidays are sent with their days', async () => {
    const { host } = await openForm({ query: 'area[]=12' });
    await userEvent.click(screen.getByRole('checkbox', { name: '土日・祝日' }));
    await submit();
    expect(queryOf(host.navigations[0])).toEqual(
      expect.arrayContaining(['plan_day=1', 'plan_day_detail[]=6', 'plan_day_detail[]=0_7']),
    );
  });

  it('[R3.02] takes along the course, the kind, the menu and the advertised courses of its address, and the flag of the area', async () => {
    const carried = ['c_id=9', 'tt=solo', 'menu=list', 'ad_c_ids[]=3', 'ad_c_ids[]=1'];
    const { host } = await openForm({ query: `area[]=12&area_flg=1&${carried.join('&')}&act=x` });
    await submit();
    const sent = queryOf(host.navigations[0]);
    expect(sent).toEqual(expect.arrayContaining(['area_flg=1', ...carried]));
    expect(sent).not.toContain('act=x');
  });

  it('[R3.11] sends which form searched', async () => {
    const phone = await openForm({ query: 'area[]=12', page: 'sp-top', device: 'MB' });
    await submit();
    expect(phone.host.navigations[0]).toContain('search_type=sp_top_search');
  });
});

describe('a form with errors', () => {
  it('[R5.23][R5.17] lists every error, focuses the list, and links to the fields', async () => {
    const { host } = await openForm();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '料金の下限' }), '12,000円');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '料金の上限' }), '8,000円');
    await submit();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('入力内容に2件の誤りがあります');
    expect(host.navigations).toEqual([]);
    await userEvent.click(
      within(summary).getByRole('link', { name: 'エリアを選択してください。' }),
    );
    expect(screen.getByRole('button', { name: /^エリア/ })).toHaveFocus();
    await userEvent.click(
      within(summary).getByRole('link', { name: '料金の設定が正しくありません。' }),
    );
    expect(screen.getByRole('combobox', { name: '料金の下限' })).toHaveFocus();
  });

  it('[R5.23] shows the error at the field in the same words, and in the title of the page', async () => {
    document.title = '朝芝ゴルフ';
    await openForm();
    await submit();
    expect(screen.getByRole('button', { name: /^エリア/ })).toHaveAccessibleDescription(
      'エラー： エリアを選択してください。',
    );
    expect(document.title).toBe('エラー：朝芝ゴルフ');
  });

  it('[R5.23] where only the area is missing, its dialog opens and says so, and a chosen area is searched', async () => {
    const { host } = await openForm();
    for (const mode of ['コンペ', '通常']) {
      await userEvent.click(screen.getByRole('tab', { name: new RegExp(mode) }));
      await submit();
      const dialog = within(await screen.findByRole('dialog', { name: 'エリアを選ぶ' }));
      expect(dialog.getByText('エリアを選択してください。')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'キャンセル' }));
    }
    await submit();
    const dialog = within(await screen.findByRole('dialog', { name: 'エリアを選ぶ' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '千葉県' }));
    expect(dialog.queryByText('エリアを選択してください。')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '決定' }));
    await submit();
    expect(host.navigations.at(-1)).toContain('area[]=12');
  });

  it('[R5.12] an option that another mode hides is not searched for, and is there again with its mode', async () => {
    const { host } = await openForm({ query: 'area[]=12' });
    const guarantee = () => screen.getByRole('checkbox', { name: /2サム保証/ });
    await userEvent.click(guarantee());
    await userEvent.click(screen.getByRole('tab', { name: 'コンペ' }));
    await submit();
    expect(host.navigations.at(-1)).toContain('search_mode=competition');
    expect(host.navigations.at(-1)).not.toContain('assurance2r');
    await userEvent.click(screen.getByRole('tab', { name: '通常' }));
    expect(guarantee()).toBeChecked();
    await submit();
    expect(host.navigations.at(-1)).toContain('assurance2r=1');
  });

  it('[R5.25] overseas needs a country', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('tab', { name: '海外' }));
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('国を選択してください。');
  });

  it('the button is never disabled', async () => {
    await openForm();
    await submit();
    expect(screen.getByRole('button', { name: '検索する' })).toBeEnabled();
  });
});

describe('the course name', () => {
  const field = () => screen.getByRole('combobox', { name: 'コース名' });

  it('[R4.13][R5.23] replaces the areas, as the field says beforehand; clearing it brings them back', async () => {
    const { host } = await openForm({ query: 'area[]=12' });
    expect(field()).toHaveAccessibleDescription('コース名を入れると、エリアの指定は外れます。');
    await userEvent.type(field(), '南総');
    expect(screen.getByRole('button', { name: 'エリア コース名で検索' })).toBeVisible();
    await userEvent.clear(field());
    expect(screen.getByRole('button', { name: 'エリア 必須 千葉県' })).toBeVisible();
    await userEvent.type(field(), '南総 ヒルズ');
    await submit();
    expect(queryOf(host.navigations[0])).toContain('search_c_name=南総 ヒルズ');
    expect(host.navigations[0]).not.toContain('area[]');
  });

  it('[R5.18] is refused at the field when it has a forbidden symbol', async () => {
    await openForm();
    await userEvent.type(field(), 'A<B');
    await submit();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(
      /使用できない文字が含まれています。削除してください。/,
    );
    expect(field()).toHaveValue('A<B');
  });
});

describe('overseas', () => {
  it('[R3.13] has four options, one of which is Guam and Saipan together', async () => {
    const { host } = await openForm();
    await userEvent.click(screen.getByRole('tab', { name: '海外' }));
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(screen.getByRole('radio', { name: 'グアム・サイパン' }));
    await submit();
    expect(queryOf(host.navigations[0])).toEqual(
      expect.arrayContaining(['country[]=2', 'country[]=3', 'search_mode=overseas']),
    );
  });
});

describe('the fee', () => {
  it('[R5.04] the lowest minimum stays chosen and is not sent', async () => {
    const { host } = await openForm({ query: 'area[]=12' });
    const min = screen.getByRole('combobox', { name: '料金の下限' });
    expect(within(min).getAllByRole('option')).toHaveLength(23);
    await userEvent.selectOptions(min, '4,000円');
    expect(within(min).getByRole('option', { name: '4,000円' })).toHaveProperty('selected', true);
    await submit();
    expect(host.navigations[0]).not.toContain('play_fee_min');
  });
});

describe('what the browser remembers', () => {
  const area = (name: string) => screen.getByRole('button', { name: `エリア 必須 ${name}` });

  it('[R4.04][R9.04] the session comes before the cookies', async () => {
    await openForm({
      session: { vuex: JSON.stringify({ normalCondition: 'area[]=13&month=12&day=5' }) },
      cookies: { search_condition: 'area[]=12' },
    });
    expect(area('東京都')).toBeVisible();
    expect(screen.getByRole('button', { name: /2026年12月5日/ })).toBeVisible();
  });

  it('[R4.04] the condition of the last search comes before its prefecture', async () => {
    const first = await openForm({ cookies: { search_condition: 'area[]=12', prefecture: '1' } });
    expect(area('千葉県')).toBeVisible();
    first.close();
    await openForm({ cookies: { prefecture: '1' } });
    expect(area('北海道')).toBeVisible();
  });

  it('[R4.04] the address comes before all of it', async () => {
    await openForm({
      query: 'area[]=27',
      session: { vuex: JSON.stringify({ normalCondition: 'area[]=13' }) },
    });
    expect(area('大阪府')).toBeVisible();
  });

  it('[R4.04][R2.22] an address that says only where the visitor comes from, and in which language, leaves it alone', async () => {
    const { host } = await openForm({
      query: 'l-id=asashiba_footer_top&lang=ja-JP',
      cookies: { search_condition: 'area[]=12&l-id=mail&tp=b1' },
    });
    expect(area('千葉県')).toBeVisible();
    await submit();
    expect(queryOf(host.navigations[0])).toEqual(
      expect.arrayContaining(['l-id=asashiba_footer_top', 'tp=b1']),
    );
  });

  it.each(['utm_source=mail&utm_medium=link', 'gclid=a1', 'fbclid=a1&l-id=mail'])(
    '[R4.04] an address that only counts visitors (%s) leaves it alone',
    async (query) => {
      await openForm({ query, cookies: { search_condition: 'area[]=12' } });
      expect(area('千葉県')).toBeVisible();
    },
  );

  it('[R9.04] the session keeps every change, and leaves the entries of others alone', async () => {
    const { host } = await openForm({ session: { vuex: JSON.stringify({ ui: { targetId: 7 } }) } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'キャディ付き' }));
    const kept = JSON.parse(host.storage.session.get('vuex') ?? '{}');
    expect(kept.normalCondition).toContain('caddie=1');
    expect(kept.ui).toEqual({ targetId: 7 });
  });
});
