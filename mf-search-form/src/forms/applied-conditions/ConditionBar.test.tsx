import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../../testing/openForm.ts';

const QUERY = 'area[]=12&area[]=8&year=2026&month=11&day=28&widthday=2&play_fee_max=12000&lunch=1';
function chips() {
  return within(screen.getByRole('list', { name: '検索条件' }));
}
function change() {
  return screen.getByText('条件を変更');
}

it('[R2.15] each condition links to the first page of the results without it', async () => {
  await openForm({ page: 'result', query: `${QUERY}&page=3` });
  expect(
    chips()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    '千葉県を条件から外す',
    '茨城県を条件から外す',
    '11/28（土）・2日間を条件から外す',
    '12,000円以下を条件から外す',
    '昼食付きを条件から外す',
  ]);
  const href = chips()
    .getByRole('link', { name: /千葉県/ })
    .getAttribute('href');
  expect([...new URLSearchParams(href ?? '').getAll('area[]')]).toEqual(['8']);
  expect(href).not.toContain('page=');
});

it('a changed condition keeps the comparison, and another mode empties it', async () => {
  const { host } = await openForm({ page: 'result', query: `${QUERY}&compare_with=10001,10003` });
  const compared = (href: string | null | undefined) =>
    new URL(href ?? '', 'http://site.example').searchParams.get('compare_with');
  expect(
    compared(
      chips()
        .getByRole('link', { name: /昼食付き/ })
        .getAttribute('href'),
    ),
  ).toBe('10001,10003');
  await userEvent.click(change());
  await userEvent.click(screen.getByRole('checkbox', { name: '昼食付き' }));
  await userEvent.click(screen.getByRole('button', { name: '検索する' }));
  expect(compared(host.navigations.at(-1))).toBe('10001,10003');
  expect(host.storage.cookies.get('search_condition')).not.toContain('compare_with');
  await userEvent.click(change());
  await userEvent.click(screen.getByRole('tab', { name: 'コンペ' }));
  await userEvent.click(screen.getByRole('button', { name: '検索する' }));
  expect(compared(host.navigations.at(-1))).toBeNull();
});

it('[R1.05][R2.15] a competition is the first chip, which leads to the same search without it', async () => {
  const more = 'search_mode=competition&compe=1&compe_arr[]=1&compare_with=10001';
  await openForm({ page: 'result', query: `${QUERY}&${more}` });
  const [mode] = chips().getAllByRole('link');
  expect(mode).toHaveAccessibleName(/^コンペ ?を条件から外す$/);
  expect(mode).toHaveAttribute('href', `?${QUERY}`);
});

it('[R1.05][R2.15] overseas is the first chip, which leads to the whole of Japan', async () => {
  const query = 'search_mode=overseas&area[]=48&country[]=1&year=2026&month=11&day=28&lunch=1';
  const { host } = await openForm({ page: 'result', query });
  const [mode] = chips().getAllByRole('link');
  expect(mode).toHaveAccessibleName(/^海外 ?を条件から外す$/);
  if (mode) await userEvent.click(mode);
  expect(host.navigations[0]).toMatch(/\?area\[\]=0&year=2026&month=11&day=28&lunch=1$/);
});

it.each(['area[]=12', 'search_c_name=南総'])(
  '[R2.15][R5.23] the last place (%s) leads to the whole of Japan, and not to a search that is refused',
  async (place) => {
    const { host } = await openForm({ page: 'result', query: `${place}&players=4` });
    const [last] = chips().getAllByRole('link');
    if (last) await userEvent.click(last);
    expect(host.navigations[0]).toMatch(/\?area\[\]=0&.*players=4$/);
  },
);

it('[R1.05] a normal search has no chip of its mode', async () => {
  await openForm({ page: 'result', query: QUERY });
  expect(chips().queryByText(/通常|コンペ|海外/)).not.toBeInTheDocument();
});

it('a click on a chip goes to its results without a document load', async () => {
  const { host } = await openForm({ page: 'result', query: QUERY });
  await userEvent.click(chips().getByRole('link', { name: /昼食付き/ }));
  expect(host.navigations).toHaveLength(1);
  expect(host.navigations[0]).not.toContain('lunch');
});

it('the default date cannot be removed', async () => {
  await openForm({ page: 'result', query: 'area[]=12&year=2026&month=11&day=22' });
  expect(chips().queryByRole('link', { name: /11\/22/ })).not.toBeInTheDocument();
  expect(chips().getByText('11/22（日）・1日間')).toBeVisible();
});

it('条件を変更 opens the form with the condition', async () => {
  await openForm({ page: 'result', query: QUERY });
  await userEvent.click(change());
  expect(screen.getByRole('button', { name: 'エリア 必須 千葉県、茨城県' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: '料金の上限' })).toHaveValue('12000');
  expect(screen.getByRole('checkbox', { name: '昼食付き' })).toBeChecked();
});

it('the form follows the address', async () => {
  const { update } = await openForm({ page: 'result', query: QUERY });
  update({ page: 'result', query: 'area[]=27' });
  expect(chips().getByText('大阪府')).toBeVisible();
  await userEvent.click(change());
  expect(screen.getByRole('button', { name: 'エリア 必須 大阪府' })).toBeVisible();
});

it.each(['compare_with=10001', 'order=rate', 'page=2', 'act=favourites', 'cal=2026-12'])(
  'what was entered stays while the results alone change the address (%s), and is sent with it',
  async (more) => {
    const { host, update } = await openForm({ page: 'result', query: QUERY });
    await userEvent.click(change());
    await userEvent.type(screen.getByRole('combobox', { name: 'コース名' }), '富士');
    await userEvent.click(screen.getByRole('checkbox', { name: '昼食付き' }));
    update({ page: 'result', query: `${QUERY}&${more}` });
    expect(screen.getByRole('combobox', { name: 'コース名' })).toHaveValue('富士');
    expect(screen.getByRole('checkbox', { name: '昼食付き' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '検索する' }));
    const sent = new URLSearchParams(host.navigations.at(-1));
    expect(sent.get('compare_with')).toBe(more.startsWith('compare') ? '10001' : null);
    expect(sent.get('order')).toBe(more.startsWith('order') ? 'rate' : null);
  },
);

it('[R2.07] the form of secret plans leads to secret plans, and tells their page of an error', async () => {
  const { host, element } = await openForm({ page: 'secret', query: QUERY });
  expect(element.querySelector('form')).toHaveAttribute('action', '/secret/result/');
  await userEvent.click(change());
  await userEvent.click(screen.getByRole('button', { name: '検索する' }));
  expect(host.navigations.at(-1)).toMatch(/^\/secret\/result\/\?area/);
  await userEvent.click(change());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '料金の下限' }), '20,000円');
  await userEvent.click(screen.getByRole('button', { name: '検索する' }));
  expect(host.published).toContainEqual(
    expect.objectContaining({ name: 'search-form:validation-failed' }),
  );
});

it('[R4.19] an error in the address opens the form with its message and tells the page', async () => {
  const { host } = await openForm({ page: 'result', query: 'month=11&day=28' });
  expect(screen.getByRole('alert')).toHaveTextContent('エリアを選択してください。');
  expect(host.published).toContainEqual({
    name: 'search-form:validation-failed',
    payload: { code: '', message: 'エリアを選択してください。' },
  });
});

it('[R4.19] an error in a submit on the result page shows its message and tells the page', async () => {
  const { host } = await openForm({ page: 'result', query: QUERY });
  await userEvent.click(change());
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '料金の下限' }), '20,000円');
  await userEvent.click(screen.getByRole('button', { name: '検索する' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(host.published).toContainEqual({
    name: 'search-form:validation-failed',
    payload: { code: 'C000005', message: '料金の設定が正しくありません。' },
  });
  expect(host.navigations).toEqual([]);
});

it('Esc closes the form and focuses its button; a press elsewhere closes it', async () => {
  const { element } = await openForm({ page: 'result', query: QUERY });
  const details = element.querySelector('details:has(form)');
  await userEvent.click(change());
  expect(details).toHaveAttribute('open');
  screen.getByRole('combobox', { name: 'コース名' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(change()).toHaveFocus();
  await userEvent.click(change());
  await userEvent.click(document.body);
  expect(details).not.toHaveAttribute('open');
});

it('Esc closes only the suggestions of a name, then clears it, and only then the form', async () => {
  const { element } = await openForm({
    page: 'result',
    query: QUERY,
    answers: { '/course/suggestion': { result_status: 200, data: [], areas: [] } },
  });
  const details = element.querySelector('details:has(form)');
  await userEvent.click(change());
  const name = screen.getByRole('combobox', { name: 'コース名' });
  await userEvent.type(name, '富士');
  await userEvent.keyboard('{Escape}');
  expect(details).toHaveAttribute('open');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('富士');
  await userEvent.keyboard('{Escape}');
  expect(details).toHaveAttribute('open');
  expect(name).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
  expect(change()).toHaveFocus();
});

it('[R2.15] every option has its own chip, also a road, a distance, a cart, a kind of course and days', async () => {
  await openForm({
    page: 'result',
    query:
      'area[]=12&month=11&day=28&highway=40&distance=2&cart_arr[]=2&c_cd=5&plan_day_detail[]=1&plan_day_detail[]=3&stay_cd=1&players=2',
  });
  const texts = chips()
    .getAllByRole('link')
    .map((link) => link.textContent?.replace('を条件から外す', ''));
  expect(texts).toEqual(
    expect.arrayContaining([
      '10km以内',
      'フェアウェイ乗り入れ可',
      'シーサイドコース',
      '月',
      '水',
      '1泊1プレー',
      '2人でプレー',
    ]),
  );
  const road = texts[texts.indexOf('10km以内') - 1] ?? '';
  expect(
    chips()
      .getByRole('link', { name: new RegExp(road) })
      .getAttribute('href'),
  ).not.toMatch(/highway|distance/);
});

it('[R3.13] the form above results offers three countries, and a fourth when it is chosen', async () => {
  const first = await openForm({
    page: 'result',
    query: 'search_mode=overseas&area[]=48&country[]=1',
  });
  await userEvent.click(change());
  expect(screen.getAllByRole('radio', { name: /ハワイ|グアム|タイ|ベトナム/ })).toHaveLength(3);
  first.close();
  await openForm({ page: 'result', query: 'search_mode=overseas&area[]=48&country[]=5' });
  await userEvent.click(change());
  expect(screen.getByRole('radio', { name: 'ベトナム' })).toBeChecked();
});
