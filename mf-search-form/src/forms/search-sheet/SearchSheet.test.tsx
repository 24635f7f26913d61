import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HISTORY_KEY } from '../../condition/remembered/searchHistory.ts';
import { openForm } from '../../testing/openForm.ts';

const CHIBA = 'area[]=12&year=2026&month=11&day=28';

beforeEach(() => {
  // a phone
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

function field(name: RegExp) {
  return screen.getByRole('button', { name });
}
async function openSheet(name: RegExp) {
  await userEvent.click(field(name));
  return within(await screen.findByRole('dialog', { name: '条件を選ぶ' }));
}
function part(sheet: ReturnType<typeof within>, name: RegExp) {
  return within(sheet.getByRole('heading', { level: 3, name })).getByRole('button');
}

it('[R1.01] each part folds to its answer when it is chosen, the next one opens, and the form has it at once', async () => {
  await openForm({ page: 'sp-top', device: 'MB' });
  const sheet = await openSheet(/^エリア/);
  await userEvent.click(sheet.getByRole('checkbox', { name: '千葉県' }));
  expect(part(sheet, /^エリア/)).toHaveAccessibleName('エリア 千葉県');
  expect(part(sheet, /^プレー日/)).toHaveFocus();
  await userEvent.click(sheet.getByRole('button', { name: '来週末 11/28–29' }));
  expect(part(sheet, /^プレー日/)).toHaveAccessibleName('プレー日 2026年11月28日 （土） 2日間');
  expect(part(sheet, /^プレー人数/)).toHaveFocus();
  await userEvent.click(sheet.getByRole('button', { name: '4人' }));
  expect(part(sheet, /^プレー人数/)).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('combobox', { name: 'プレー人数', hidden: true })).toHaveValue('4');
});

it('[R1.02] the button says how many courses there are, and ways to widen where there are none', async () => {
  let count = 75;
  await openForm({
    page: 'sp-top',
    query: CHIBA,
    answers: {
      '/calendar/holidays': { data: {} },
      '/course/count': () => ({ result_status: 200, search_cnt: count }),
    },
  });
  const sheet = await openSheet(/^プレー日/);
  expect(await sheet.findByRole('button', { name: '75件を見る' })).toBeVisible();
  expect(await sheet.findByText('75件見つかります')).toBeInTheDocument();
  count = 0;
  await userEvent.click(part(sheet, /^プレー人数/));
  await userEvent.click(sheet.getByRole('button', { name: '2人' }));
  expect(await sheet.findByRole('button', { name: '0件・条件の広げ方を見る' })).toBeVisible();
});

it('[R5.23] without a place the button leads to the places, and a search is not refused', async () => {
  const { host } = await openForm({ page: 'sp-top' });
  await userEvent.click(screen.getByRole('button', { name: '検索する' }));
  const sheet = within(await screen.findByRole('dialog', { name: '条件を選ぶ' }));
  await userEvent.click(part(sheet, /^エリア/));
  await userEvent.click(sheet.getByRole('button', { name: 'エリアを選ぶ' }));
  expect(part(sheet, /^エリア/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByText('エリアを選択してください。')).not.toBeInTheDocument();
  expect(host.navigations.filter((href) => href.includes('/search/result/'))).toEqual([]);
});

it('[R2.19][R9.03] the own prefecture and the places of the last searches are one press each, none twice', async () => {
  await openForm({
    page: 'sp-top',
    cookies: { area_v: '13' },
    local: { [HISTORY_KEY]: ['area[]=13', 'area[]=12&area[]=8', CHIBA, 'area[]=12'].join('\n') },
  });
  const sheet = await openSheet(/^エリア/);
  expect(
    within(sheet.getByRole('group', { name: 'すぐに選べるエリア' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['いつもの地域：東京都', '最近：千葉県、茨城県', '最近：千葉県']);
  await userEvent.click(sheet.getByRole('button', { name: '最近：千葉県' }));
  expect(part(sheet, /^エリア/)).toHaveAccessibleName('エリア 千葉県');
});

it('[R2.15] the address says at which part it is open, and takes nothing else along', async () => {
  const { host, update } = await openForm({ page: 'result', query: CHIBA });
  await userEvent.click(screen.getByText('条件を変更'));
  const sheet = await openSheet(/^プレー日/);
  expect(host.navigations).toEqual([`/?${CHIBA}&focus=playDate`]);
  update({ page: 'result', query: `${CHIBA}&focus=playDate` });
  await userEvent.click(sheet.getByRole('button', { name: /^来週末/ }));
  // Back
  update({ page: 'result', query: CHIBA });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: '日数' })).toHaveValue('2');
});

describe('the history', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  beforeEach(() => void back.mockClear());
  afterAll(() => back.mockRestore());

  it('[R2.15] × takes back the entry that the touch of a field added', async () => {
    const { host, update } = await openForm({ page: 'sp-top', device: 'MB' });
    const sheet = await openSheet(/^プレー日/);
    update({ page: 'sp-top', query: 'focus=playDate' });
    await userEvent.click(sheet.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(back).toHaveBeenCalledTimes(1);
    update({ page: 'sp-top', query: '' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(host.navigations).toEqual(['/?focus=playDate']);
  });

  it('[R2.15] a page that came with its sheet stays when × closes it, without a rest in its address', async () => {
    const { host } = await openForm({ page: 'sp-top', device: 'MB', query: 'focus=playDate' });
    const sheet = within(await screen.findByRole('dialog', { name: '条件を選ぶ' }));
    await userEvent.click(sheet.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(back).not.toHaveBeenCalled();
    expect(host.navigations).toEqual(['/']);
  });

  it('[R2.15] × before the address follows stays on the page', async () => {
    const { host } = await openForm({ page: 'sp-top', device: 'MB' });
    const sheet = await openSheet(/^プレー日/);
    await userEvent.click(sheet.getByRole('button', { name: '閉じる' }));
    expect(back).not.toHaveBeenCalled();
    expect(host.navigations).toEqual(['/?focus=playDate', '/']);
  });

  it('[R2.15] a search takes the place of the entry of the sheet', async () => {
    const { host, update } = await openForm({
      page: 'sp-top',
      device: 'MB',
      query: CHIBA,
      answers: {
        '/calendar/holidays': { data: {} },
        '/course/count': { result_status: 200, search_cnt: 75 },
      },
    });
    const sheet = await openSheet(/^プレー日/);
    update({ page: 'sp-top', query: `${CHIBA}&focus=playDate` });
    await userEvent.click(await sheet.findByRole('button', { name: '75件を見る' }));
    expect(back).not.toHaveBeenCalled();
    expect(host.navigations.at(-1)).toMatch(/^\/search\/result\//);
  });
});

it('[R2.13] overseas it asks for date and party, since the countries are in the form', async () => {
  await openForm({ page: 'sp-top', query: 'search_mode=overseas&area[]=48&country[]=5' });
  const sheet = await openSheet(/^プレー日/);
  expect(
    sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.slice(0, 4)),
  ).toEqual(['プレー日', 'プレー人']);
});
