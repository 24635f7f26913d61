import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import { parsePageQuery, parseSearchQuery } from 'shared-contracts/search';
import { aSearchReply, fakeHost } from 'shared-contracts/testing';
import { showResults } from '../testing/showResults.tsx';
import { aCourseMap, aMarker } from '../gateway/testing/views.ts';

const MAP = '/course/map';
const QUERY = 'area[]=12&year=2026&month=11&day=25&view=map';
function hostWith(map: unknown) {
  return fakeHost({
    answers: {
      '/course/search': aSearchReply(),
      '/course/coupon/search': { data: { golf_courses: [] } },
      [MAP]: map,
    },
  });
}
async function drawing() {
  return screen.findByRole('group', { name: '検索結果の地図' }, { timeout: 10_000 });
}

describe('the map of the hits', () => {
  it('[R3.03] is asked for with the prefectures and the days under the names of its payload', async () => {
    const host = hostWith(aCourseMap());
    await showResults(host, `${QUERY}&area[]=13&widthday=3`);
    await drawing();
    expect(host.sent.find(({ path }) => path === MAP)?.query).toMatchObject({
      golf_course_ids: [],
      subdivision_codes: ['JP-12', 'JP-13'],
      play_date_ranges: ['2026-11-25..2026-11-27'],
    });
  });

  it('[R3.01] loads all hits with one call, and shows a price for one course and a circle for several', async () => {
    const host = hostWith(aCourseMap());
    await showResults(host, `${QUERY}&order=rate&page=1`);
    const map = within(await drawing());
    expect(
      map.getByRole('link', { name: '南総ヒルズカントリークラブ ¥11,480' }),
    ).toBeInTheDocument();
    expect(map.getByRole('button', { name: '2・¥8,800〜（2コース。拡大する）' })).toHaveTextContent(
      /^2・¥8,800〜$/,
    );
    expect(host.sent.filter(({ path }) => path === MAP)).toHaveLength(1);
  });

  it('[R3.01] zooms into a circle, and back to the whole map', async () => {
    await showResults(hostWith(aCourseMap()), QUERY);
    const map = await drawing();
    const shown = () => map.querySelector('svg')?.getAttribute('viewBox');
    const whole = shown();
    await userEvent.click(within(map).getByRole('button', { name: /2コース/ }));
    await waitFor(() => expect(shown()).not.toBe(whole));
    await userEvent.click(screen.getByRole('button', { name: '全体を表示' }));
    await waitFor(() => expect(shown()).toBe(whole));
  });

  it('[R2.17] offers a search of the shown range only after a zoom or a drag', async () => {
    await showResults(hostWith(aCourseMap()), `${QUERY}&players=2&order=rate`);
    await drawing();
    expect(screen.queryByRole('link', { name: 'この範囲で再検索' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '拡大' }));
    const [path = '', query = ''] = (
      screen.getByRole('link', { name: 'この範囲で再検索' }).getAttribute('href') ?? ''
    ).split('?');
    const { condition } = parseSearchQuery(query, { now: Date.UTC(2026, 10, 20, 23), form: 'map' });
    expect([path, condition.area, condition.players, condition.view]).toEqual([
      '/search/map/',
      [12],
      2,
      'list',
    ]);
    const [south = 0, west = 0, north = 0, east = 0] = parsePageQuery(query).bounds;
    // the bounds lie within Chiba
    expect([
      south > 34.5,
      south < north,
      north < 36.5,
      west > 139,
      west < east,
      east < 141.5,
    ]).toEqual([true, true, true, true, true, true]);
    await userEvent.click(screen.getByRole('button', { name: '全体を表示' }));
    expect(screen.queryByRole('link', { name: 'この範囲で再検索' })).not.toBeInTheDocument();
  });

  it('[R2.17] has a list that the visitor swipes up and down step by step on a phone', async () => {
    await showResults(hostWith(aCourseMap()), QUERY);
    await drawing();
    const sheet = screen.getByRole('region', { name: 'このページのゴルフ場' });
    const target = within(sheet).getByRole('heading', { level: 2 });
    const swipe = (from: number, to: number) =>
      userEvent.pointer([
        { keys: '[TouchA>]', target, coords: { clientY: from } },
        { keys: '[/TouchA]', target, coords: { clientY: to } },
      ]);
    await swipe(500, 300);
    expect(sheet).toHaveAttribute('data-sheet', 'high');
    await swipe(300, 310);
    expect(sheet).toHaveAttribute('data-sheet', 'high');
    await swipe(100, 500);
    await swipe(100, 500);
    expect(sheet).toHaveAttribute('data-sheet', 'low');
  });

  it('[R3.01] names the course of a chosen pin, with a link to its plans on the searched days', async () => {
    await showResults(hostWith(aCourseMap()), `${QUERY}&widthday=3`);
    await userEvent.click(within(await drawing()).getByRole('link', { name: /南総/ }));
    const chosen = screen.getByRole('dialog', { name: '選択中のゴルフ場' });
    expect(chosen).toHaveFocus();
    expect(chosen).toHaveTextContent('南総ヒルズカントリークラブ¥11,480〜');
    const plans = within(chosen).getByRole('link', {
      name: /^プランを見る ?（南総/,
    });
    expect(decodeURIComponent(plans.getAttribute('href') ?? '')).toBe(
      '/search/result/?search_c_name=南総ヒルズカントリークラブ&year=2026&month=11&day=25&widthday=3',
    );
    await userEvent.click(within(chosen).getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R3.01] gives the focus back to the pin when Escape closes its card', async () => {
    await showResults(hostWith(aCourseMap()), QUERY);
    const pin = within(await drawing()).getByRole('link', { name: /南総/ });
    await userEvent.click(pin);
    expect(screen.getByRole('dialog', { name: '選択中のゴルフ場' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(pin).toHaveFocus();
  });

  it('[R3.01] fades the pin of a course that was seen, and says so', async () => {
    const host = hostWith(aCourseMap());
    const [seen] = aCourseMap().items.filter(({ c_name }) => c_name.startsWith('南総'));
    host.storage.local.set('seen_courses', String(seen?.c_id));
    await showResults(host, QUERY);
    const map = within(await drawing());
    expect(
      map.getByRole('link', { name: '南総ヒルズカントリークラブ ¥11,480（閲覧済み）' }),
    ).toHaveAttribute('data-seen', 'true');
    expect(map.getByRole('button', { name: /2コース/ })).not.toHaveAttribute('data-seen');
  });

  it('[R3.01] marks the pin of the focused card', async () => {
    const { element } = await showResults(hostWith(aCourseMap()), QUERY);
    const map = await drawing();
    expect(map.querySelectorAll('[data-active]')).toHaveLength(0);
    act(() => element.querySelector<HTMLElement>('article a')?.focus());
    expect(
      await screen.findByRole('link', { name: '南総ヒルズカントリークラブ ¥11,480' }),
    ).toHaveAttribute('data-active', 'true');
  });

  it('[R8.02] says when there are too many hits, and links to the form to choose fewer', async () => {
    await showResults(hostWith(aCourseMap({ items: [], search_cnt: 1234 })), QUERY);
    expect(
      await screen.findByText(
        '表示できる件数を超えています。エリアを変更してください。',
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible();
    expect(screen.getByText(/1,234件見つかりました/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'エリアを変更' }).getAttribute('href')).toMatch(
      /^\/search\/\?/,
    );
  });

  it('says that overseas courses are not on the map', async () => {
    await showResults(hostWith(aCourseMap({ items: [aMarker({ pref_cd: 48 })] })), QUERY);
    expect(
      await screen.findByText(/海外のゴルフ場は地図に表示できません/, {}, { timeout: 10_000 }),
    ).toBeVisible();
  });

  it.each<[string, () => unknown]>([
    [
      'an answer 500',
      () => {
        throw new ApiError('Server error', { status: 500, path: MAP });
      },
    ],
    ['another shape', () => ({ items: 1 })],
    ['an empty body', () => ''],
    ['HTML', () => '<!doctype html>'],
  ])('[R8.03] keeps the list after %s, and can be loaded again', async (_what, answer) => {
    let isBroken = true;
    await showResults(
      hostWith(() => (isBroken ? answer() : aCourseMap())),
      QUERY,
    );
    expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      '地図を表示できませんでした。',
    );
    expect(screen.getByRole('article')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
    expect(await drawing()).toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });
});
