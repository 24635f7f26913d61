import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HISTORY_KEY } from '../../condition/remembered/searchHistory.ts';
import { HOLIDAYS, openForm } from '../../testing/openForm.ts';

const FOUND = {
  result_status: 200,
  data: [
    { c_id: 1, c_name: '千葉南総カントリークラブ', prefecture: '千葉県' },
    { c_id: 2, c_name: '千葉の森ゴルフ倶楽部', prefecture: '千葉県' },
  ],
  areas: [{ pref_cd: 12, pref_name: '千葉県' }],
};
function open(suggestion: unknown = FOUND, query = '', local: Record<string, string> = {}) {
  return openForm({
    query,
    local,
    answers: { '/calendar/holidays': { data: HOLIDAYS }, '/course/suggestion': suggestion },
  });
}
function field() {
  return screen.getByRole('combobox', { name: 'コース名' });
}
function list() {
  return screen.findByRole('listbox', { name: 'コース名とエリアの候補' });
}

it('[R2.16][R3.19][R7.05] suggests courses and areas in two groups once typing pauses, with one call for the search condition', async () => {
  const { host } = await open(FOUND, 'area[]=13&year=2026&month=12&day=5&caddie=1');
  // no pause lies between the two changes, however slow the machine is
  fireEvent.change(field(), { target: { value: '千' } });
  fireEvent.change(field(), { target: { value: '千葉' } });
  const groups = within(await list());
  await screen.findByRole('option', { name: '千葉の森ゴルフ倶楽部 千葉県' });
  expect(
    within(groups.getByRole('group', { name: 'ゴルフ場' })).getAllByRole('option'),
  ).toHaveLength(2);
  expect(within(groups.getByRole('group', { name: 'エリア' })).getAllByRole('option')).toHaveLength(
    1,
  );
  expect(screen.getByText('候補が3件あります')).toBeInTheDocument();
  expect(
    host.sent.filter(({ path }) => path === '/course/suggestion').map(({ query }) => query),
  ).toEqual([
    expect.objectContaining({
      search_c_name: '千葉',
      'area[]': ['0'],
      month: ['12'],
      day: ['5'],
      caddie: ['1'],
    }),
  ]);
});

it('[R7.05][R8.05] names what is nearly meant below the words that nothing fits, and a press takes it', async () => {
  const near = [{ c_id: 7, c_name: '南総ヒルズカントリークラブ', prefecture: '千葉県' }];
  await open({ result_status: 200, data: [], areas: [], near });
  await userEvent.type(field(), '難総ヒルズ');
  const group = within(await screen.findByRole('group', { name: 'もしかして' }));
  expect(screen.getByText('該当するゴルフ場がありません')).toHaveAttribute('data-wrong', 'true');
  expect(
    screen.getByText('該当するゴルフ場がありません もしかして 南総ヒルズカントリークラブ'),
  ).toBeInTheDocument();
  await userEvent.click(group.getByRole('option', { name: /南総ヒルズ/ }));
  expect(field()).toHaveValue('南総ヒルズカントリークラブ');
});

it('[R2.16] arrows move to an option, and Enter chooses it without a submit', async () => {
  const { host } = await open();
  await userEvent.type(field(), '千葉');
  const second = await screen.findByRole('option', { name: /千葉の森/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', second.id);
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('千葉の森ゴルフ倶楽部');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(host.navigations).toEqual([]);
});

it("[R4.13][R2.19] a suggested area replaces the name and becomes the visitor's region", async () => {
  const { host } = await open();
  await userEvent.type(field(), '千葉');
  await userEvent.click(await screen.findByRole('option', { name: '千葉県' }));
  expect(field()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'エリア 必須 千葉県' })).toBeVisible();
  expect(host.storage.cookies.get('area_v')).toBe('12');
});

it('[R3.19] overseas suggests no prefectures', async () => {
  await open(FOUND, 'search_mode=overseas');
  await userEvent.type(field(), '千葉');
  await screen.findByRole('option', { name: /千葉の森/ });
  expect(screen.queryByRole('group', { name: 'エリア' })).not.toBeInTheDocument();
});

it('keys of the input method choose nothing', async () => {
  await open();
  await userEvent.type(field(), '千葉');
  await screen.findByRole('option', { name: '千葉県' });
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Process', keyCode: 229 });
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(field()).toHaveValue('千葉');
});

it('Esc closes the list, a second Esc clears the field', async () => {
  await open();
  await userEvent.type(field(), '千葉');
  await list();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('千葉');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

it('[R8.05] nothing that fits is marked as an error, as a failed call is, but not what is still loading', async () => {
  const marked = () =>
    screen.getByText((_text, element) => element?.getAttribute('data-wrong') === 'true');
  const first = await open({ result_status: 500, data: [], areas: [] });
  await userEvent.type(field(), '千葉');
  expect(screen.queryByText('候補を表示できません。そのまま検索できます。')).toBeNull();
  await screen.findAllByText('候補を表示できません。そのまま検索できます。');
  expect(marked()).toHaveTextContent('候補を表示できません。そのまま検索できます。');
  first.close();
  await open({ result_status: 200, data: [], areas: [] });
  await userEvent.type(field(), 'zzz');
  await screen.findAllByText('該当するゴルフ場がありません');
  expect(marked()).toHaveTextContent('該当するゴルフ場がありません');
});

it('[R8.05] a failed call says that the search still works; an empty answer says that nothing fits', async () => {
  const first = await open({ result_status: 500, data: [], areas: [] });
  await userEvent.type(field(), '千葉');
  expect(await screen.findAllByText('候補を表示できません。そのまま検索できます。')).toHaveLength(
    2,
  );
  first.close();
  await open({ result_status: 200, data: [], areas: [] });
  await userEvent.type(field(), 'zzz');
  expect(await screen.findAllByText('該当するゴルフ場がありません')).toHaveLength(2);
});

it('[R9.03][R2.16] an empty field offers the names of the last searches, each once, and a press takes one', async () => {
  const named = (name: string) => `search_c_name=${encodeURIComponent(name)}&year=2026`;
  const history = [named('南総'), 'area[]=12', named('雉谷'), named('南総')].join('\n');
  const { host } = await open(FOUND, '', { [HISTORY_KEY]: history });
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(field());
  const group = within(await screen.findByRole('group', { name: '最近探した名前' }));
  expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '南総',
    '雉谷',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('雉谷');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(host.navigations).toEqual([]);
  await userEvent.clear(field());
  expect(await list()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('without an earlier search an empty field offers nothing', async () => {
  await open();
  await userEvent.click(field());
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
