import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MOST_ON_MAP } from 'shared-contracts/gateway';
import { ApiError, TimeoutError } from 'shared-contracts/errors';
import { openForm } from '../../testing/openForm.ts';
import { SOME_COURSES, SOME_HITS } from '../../gateway/testing/mapReplies.ts';

const DAY = 'year=2026&month=11&day=28';
const answers = {
  '/calendar/holidays': { data: {} },
  '/course/map/prefectures': SOME_HITS,
  '/course/map': SOME_COURSES,
};
async function open(query: string, more = {}, kept = {}) {
  const opened = await openForm({ page: 'map', query, answers: { ...answers, ...more }, ...kept });
  await screen.findByRole('button', { name: '地図に表示', hidden: true });
  return opened;
}
function countOf(name: string) {
  return Number(/(\d+)コース/.exec(name)?.[1] ?? 1);
}

describe('the map of Japan', () => {
  it('[R2.17] links to each prefecture with its hits; one without hits is hatched', async () => {
    await open(DAY);
    const map = within(await screen.findByRole('group', { name: '都道府県の地図' }));
    const links = map.getAllByRole('link');
    expect(links).toHaveLength(47);
    expect(map.getByRole('link', { name: '千葉県 12コース' })).toHaveAttribute(
      'href',
      expect.stringContaining('/search/map/?area[]=12&year=2026&month=11&day=28'),
    );
    expect(map.getByRole('link', { name: '沖縄県 0コース' })).toHaveAttribute('data-step', '0');
    expect(
      links.reduce(
        (sum, link) => sum + Number(/(\d+)コース/.exec(link.getAttribute('aria-label') ?? '')?.[1]),
        0,
      ),
    ).toBe(SOME_HITS.search_cnt);
  });

  it('[R2.17] has a list that names every prefecture and region with its hits', async () => {
    await open(DAY);
    expect(await screen.findByText('千葉県', { selector: 'li a span' })).toBeVisible();
    expect(document.querySelectorAll('#map-list li a')).toHaveLength(47);
    expect(screen.getAllByText('該当なし', { selector: 'a span' })).toHaveLength(1);
    expect(screen.getByRole('heading', { name: /関東・甲信越/ })).toHaveTextContent(
      `すべて見る（${8 + 9 + 10 + 11 + 12 + 13 + 14 + 19 + 20 + 22}コース）`,
    );
  });

  it('[R2.17] is the page of a phone: the form is behind 条件を変更 unless it has an error', async () => {
    const isFolded = () =>
      screen
        .getByRole('button', { name: '地図に表示', hidden: true })
        .closest('details:not([open])') !== null;
    const phone = await open(DAY, {}, { device: 'MB' });
    expect(await screen.findByRole('group', { name: '都道府県の地図' })).toBeVisible();
    expect(isFolded()).toBe(true);
    await userEvent.click(screen.getByText('条件を変更'));
    await userEvent.click(screen.getByRole('button', { name: '地図に表示' }));
    expect(screen.getByRole('link', { name: 'エリアを選択してください。' })).toBeVisible();
    phone.update({ page: 'map', query: `area[]=48&${DAY}` });
    expect(screen.queryByText('条件を変更')).not.toBeInTheDocument();
  });

  it('[R2.17][R5.24] on a phone the last area is taken out to the map of Japan, and an option leaves the area', async () => {
    const { host } = await open(`area[]=12&${DAY}&lunch=1`, {}, { device: 'MB' });
    const chips = within(screen.getByRole('list', { name: '検索条件' }));
    for (const name of [/千葉県/, /昼食付き/])
      await userEvent.click(chips.getByRole('link', { name }));
    const [japan, chiba] = host.navigations;
    expect(japan).toMatch(/^\/search\/map\/\?year=2026&month=11&day=28&lunch=1/);
    expect(chiba).toMatch(/^\/search\/map\/\?area\[\]=12&year=2026&month=11&day=28&search_type/);
  });

  it('[R2.17] on a phone no chip names a course, since a map asks for no name', async () => {
    await open(`${DAY}&lunch=1&search_c_name=南総`, {}, { device: 'MB' });
    const chips = within(screen.getByRole('list', { name: '検索条件' }));
    expect(chips.getByRole('link', { name: /昼食付き/ })).toBeVisible();
    expect(chips.queryByText(/南総/)).not.toBeInTheDocument();
  });

  it('lights up the prefecture that the list points at, and the other way round', async () => {
    await open(DAY);
    const map = within(await screen.findByRole('group', { name: '都道府県の地図' }));
    await userEvent.hover(screen.getByText('千葉県', { selector: 'a span' }));
    expect(map.getByRole('link', { name: '千葉県 12コース' })).toHaveAttribute(
      'data-pointed',
      'true',
    );
    map.getByRole('link', { name: '大阪府 27コース' }).focus();
    expect(await screen.findByText('大阪府', { selector: '[data-pointed] span' })).toBeVisible();
  });

  it('leads to a prefecture without a document load, with the rest of the condition', async () => {
    const { host } = await open(`${DAY}&play_fee_max=12000&lunch=1`);
    await userEvent.click(
      within(await screen.findByRole('group', { name: '都道府県の地図' })).getByRole('link', {
        name: '千葉県 12コース',
      }),
    );
    expect(host.navigations).toEqual([
      expect.stringMatching(/^\/search\/map\/\?area\[\]=12&.*play_fee_max=12000&lunch=1/),
    ]);
  });
});

describe('what the map cannot show', () => {
  it.each([
    ['[R5.24] without an area', DAY, 'エリアを選択してください。'],
    [
      '[R5.24][R8.02] overseas',
      `area[]=48&${DAY}`,
      '地図検索では海外を選択できません。ほかのエリアを選択してください。',
    ],
    [
      '[R5.24] the whole country',
      `area[]=0&${DAY}`,
      '表示できる件数を超えています。エリアを変更してください。',
    ],
  ])('%s: the form shows the error and does not search', async (_, query, message) => {
    const { host } = await open(query);
    if (query === DAY) await userEvent.click(screen.getByRole('button', { name: '地図に表示' }));
    expect(within(screen.getByRole('alert')).getByRole('link', { name: message })).toBeVisible();
    expect(host.navigations).toEqual([]);
    expect(host.sent.map(({ path }) => path)).not.toContain('/course/map');
  });

  it('[R8.02] more hits than a map can show: says so, and links to the prefectures', async () => {
    await open(`area[]=102&${DAY}`, {
      '/course/map': { result_status: 200, search_cnt: MOST_ON_MAP + 1, items: [] },
    });
    expect(
      await screen.findByText('表示できる件数を超えています。エリアを変更してください。'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '千葉県' })).toHaveAttribute(
      'href',
      expect.stringContaining('area[]=12&'),
    );
  });
});

describe('the map of an area', () => {
  it('[R2.17] shows as many courses as there are hits, on the map and in the list', async () => {
    await open(`area[]=12&${DAY}`);
    const map = within(await screen.findByRole('group', { name: 'ゴルフ場の地図' }));
    const markers = [...map.queryAllByRole('link'), ...map.queryAllByRole('button')].map(
      (marker) => marker.getAttribute('aria-label') ?? '',
    );
    expect(markers.reduce((sum, name) => sum + countOf(name), 0)).toBe(SOME_COURSES.search_cnt);
    expect(
      within(screen.getByRole('list', { name: '地図のゴルフ場' })).getAllByRole('listitem'),
    ).toHaveLength(SOME_COURSES.search_cnt);
    expect(screen.getByRole('heading', { name: '千葉県のゴルフ場' })).toBeVisible();
  });

  it('[R2.17] the entry under the pointer lights its marker, and a marker opens its card, which Escape closes', async () => {
    const { element } = await open(`area[]=12&${DAY}`);
    const list = within(await screen.findByRole('list', { name: '地図のゴルフ場' }));
    await userEvent.hover(list.getByRole('link', { name: '朝芝24カントリークラブ' }));
    expect(element.querySelectorAll('svg a[data-active]')).toHaveLength(1);
    const pinsNow = () =>
      within(screen.getByRole('group', { name: 'ゴルフ場の地図' })).getAllByRole('link');
    const pins = pinsNow();
    const [pin] = pins;
    if (!pin) throw new Error('no pin');
    await userEvent.hover(pin);
    // a browser forgets the press of a node that moves in the document
    expect(pinsNow()).toEqual(pins);
    await userEvent.click(pin);
    const card = screen.getByRole('dialog', { name: '選択中のゴルフ場' });
    expect(card).toHaveFocus();
    const name = (pin.getAttribute('aria-label') ?? '').split(' ')[0] ?? '';
    expect(card).toHaveTextContent(name);
    const entry = list.getByRole('link', { name });
    expect(entry.closest('li')).toHaveAttribute('data-active');
    expect(within(card).getByRole('link').getAttribute('href')).toBe(entry.getAttribute('href'));
    await userEvent.keyboard('{Escape}');
    expect(card).not.toBeInTheDocument();
    expect(pin).toHaveFocus();
  });

  it('[R2.17] says the number and the lowest price of a cluster', async () => {
    await open(`area[]=12&${DAY}`);
    const [cluster] = await screen.findAllByRole('button', { name: /拡大する）$/ });
    expect(cluster?.getAttribute('aria-label')).toMatch(/^(\d+)・¥[\d,]+〜（\1コース。拡大する）$/);
    expect(cluster).toHaveTextContent(/^\d+・¥[\d,]+〜$/);
  });

  it('[R2.17] a cluster zooms in; only then can the range be searched again, and the address keeps it', async () => {
    const { host } = await open(`area[]=12&${DAY}`);
    await screen.findByRole('group', { name: 'ゴルフ場の地図' });
    expect(screen.queryByRole('link', { name: 'この範囲で再検索' })).not.toBeInTheDocument();
    const [cluster] = screen.getAllByRole('button', { name: /拡大する）$/ });
    if (!cluster) throw new Error('no cluster');
    await userEvent.click(cluster);
    await userEvent.click(await screen.findByRole('link', { name: 'この範囲で再検索' }));
    expect(host.navigations).toEqual([
      expect.stringMatching(/^\/search\/map\/\?area\[\]=12&.*bounds=\d/),
    ]);
  });

  it('[R2.17] shows only the courses in the bounds of the address, in the list and on the map', async () => {
    await open(`area[]=12&${DAY}&bounds=35.0,139.9,35.3,140.5`);
    const within_ = SOME_COURSES.items.filter(({ lat, lon }) => lat <= 35.3 && lon <= 140.5).length;
    expect(
      within(await screen.findByRole('list', { name: '地図のゴルフ場' })).getAllByRole('listitem'),
    ).toHaveLength(within_);
    expect(screen.getByText(/表示範囲に/)).toHaveTextContent(`${within_}コース`);
    expect(screen.getByRole('link', { name: 'エリア全体に戻す' })).toBeVisible();
  });

  it.each([
    [
      '[R8.03] a failure',
      new ApiError('Bad Gateway', { status: 502, path: '/course/map' }),
      'エラーが発生しました。もう一度、検索をやり直してください。',
    ],
    [
      '[R8.03] a time-out',
      new TimeoutError('/course/map'),
      '指定した条件に該当するプランが多すぎます。エリアまたは日付の条件を絞って検索をやり直してください。',
    ],
  ])('%s shows its message, and asking again works', async (_, error, message) => {
    let fails = true;
    await open(`area[]=12&${DAY}`, {
      '/course/map': () => {
        if (fails) throw error;
        return SOME_COURSES;
      },
    });
    expect(await screen.findByText(message)).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'もう一度検索' }));
    expect(document.activeElement).not.toBe(document.body);
    expect(await screen.findByRole('list', { name: '地図のゴルフ場' })).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each(['an answer', 'a failure'])(
    '[R8.03] says that it loads, and nothing of the courses of before, while the next answer is awaited after %s',
    async (before) => {
      const answers = [
        async () => {
          if (before === 'a failure') throw new TimeoutError('/course/map');
          return SOME_COURSES;
        },
        () => new Promise(() => {}),
      ];
      const { update } = await open(`area[]=12&${DAY}`, {
        '/course/map': () => answers.shift()?.(),
      });
      if (before === 'a failure') await screen.findByText(/プランが多すぎます/);
      else await screen.findByRole('list', { name: '地図のゴルフ場' });
      // no course of before lies in these bounds
      const bounds = 'bounds=36.5%2C140.1%2C36.6%2C140.2';
      update({ page: 'map', query: `area[]=8&${DAY}&${bounds}` });
      expect(await screen.findByText('地図を読み込んでいます…')).toBeVisible();
      expect(screen.queryByText(/条件に合うゴルフ場が、この地図にはありません/)).toBeNull();
      expect(screen.queryByText(/表示範囲に/)).toBeNull();
    },
  );

  it('[R2.17] has no heading without its name while the map of Japan is awaited', async () => {
    const { update } = await open(`area[]=12&${DAY}`, {
      '/course/map/prefectures': () => new Promise(() => {}),
    });
    await screen.findByRole('heading', { name: '千葉県のゴルフ場' });
    update({ page: 'map', query: DAY });
    expect(await screen.findByText('地図を読み込んでいます…')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /のゴルフ場$/, level: 2 })).toBeNull();
  });

  it('[R3.03] follows the address to another area without a document load, with the names of the map’s payload', async () => {
    const { host, update } = await open(`area[]=12&${DAY}`);
    update({ page: 'map', query: `area[]=27&${DAY}` });
    expect(await screen.findByRole('heading', { name: '大阪府のゴルフ場' })).toBeVisible();
    expect(host.sent.filter(({ path }) => path === '/course/map').at(-1)?.query).toMatchObject({
      'area[]': ['27'],
      golf_course_ids: [],
      subdivision_codes: ['JP-27'],
      play_date_ranges: [expect.stringMatching(/^2026-\d\d-\d\d$/)],
    });
  });
});
