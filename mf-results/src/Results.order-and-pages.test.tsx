import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourseItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import type { SentRequest } from 'shared-contracts/platform-testing';
import { later, showResults } from './testing/showResults.tsx';

const SEARCH = '/course/search';
const DATE = 'year=2026&month=11&day=22';
const noCoupons = { data: { golf_courses: [] } };
function named(name: string) {
  return aSearchReply({ items: [aCourseItem({ c_name: name })], search_cnt: 128, page_cnt: 15 });
}
function hostWith(search: unknown) {
  return fakeHost({ answers: { [SEARCH]: search, '/course/coupon/search': noCoupons } });
}
/** Answers by page, each of which the test sends at a moment of its choice. */
function pagesLater() {
  const pages = [later<unknown>(), later<unknown>(), later<unknown>(), later<unknown>()];
  return { pages, answer: ({ query }: SentRequest) => pages[Number(query['page']) - 1]?.promise };
}
function courses() {
  return screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
}

describe('pages of the result', () => {
  it('[R2.15] are links with the whole search, and change without a document load', async () => {
    const host = hostWith(named('東ゴルフ場'));
    await showResults(host, `area[]=12&play_fee_max=12000&order=rate&page=5&${DATE}`);
    const pager = within(screen.getByRole('navigation', { name: '検索結果のページ' }));
    const href = (page: string) =>
      `/search/result/?area[]=12&${DATE}&play_fee_max=12000${page}&order=rate`;
    expect(pager.getByRole('link', { name: '5ページ目' })).toHaveAttribute('aria-current', 'page');
    expect(pager.getByRole('link', { name: '前へ' })).toHaveAttribute('href', href('&page=4'));
    expect(pager.getByRole('link', { name: '1ページ目' })).toHaveAttribute('href', href(''));
    await userEvent.click(pager.getByRole('link', { name: '次へ' }));
    expect(host.navigations).toEqual([href('&page=6')]);
  });

  it('leave a click with a modifier key to the browser', async () => {
    const host = hostWith(named('東ゴルフ場'));
    await showResults(host, 'area[]=12');
    const seen: boolean[] = [];
    const browser = (event: MouseEvent) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', browser, { once: true });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: '次へ' }));
    expect([seen, host.navigations]).toEqual([[false], []]);
  });

  it('[R4.16] keep the old courses, in paler colours, until the next ones arrive', async () => {
    const { pages, answer } = pagesLater();
    const { update } = await showResults(hostWith(answer), 'area[]=12');
    expect(screen.getByText('検索しています…')).toBeInTheDocument();
    await pages[0]?.resolve(named('東ゴルフ場'));
    await update('area[]=12&page=2');
    expect(courses()).toEqual(['東ゴルフ場']);
    expect(screen.getByRole('list', { name: '検索結果の一覧' }).parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pages[1]?.resolve(named('西ゴルフ場'));
    expect(courses()).toEqual(['西ゴルフ場']);
    expect(screen.getByRole('list', { name: '検索結果の一覧' }).parentElement).toHaveAttribute(
      'aria-busy',
      'false',
    );
  });

  it('[R4.31] show the latest search, whatever order the answers arrive in', async () => {
    const { pages, answer } = pagesLater();
    const host = hostWith(answer);
    const { update } = await showResults(host, 'area[]=12');
    await update('area[]=12&page=2');
    await update('area[]=12&page=3');
    await pages[2]?.resolve(named('三ゴルフ場'));
    await pages[1]?.resolve(named('二ゴルフ場'));
    await pages[0]?.reject(new Error('too late to matter'));
    expect(courses()).toEqual(['三ゴルフ場']);
    expect(host.errors).toEqual([]);
    expect(host.published).toHaveLength(1);
  });

  it('are shown again when the visitor returns before the next page has arrived', async () => {
    const { pages, answer } = pagesLater();
    const { update } = await showResults(hostWith(answer), 'area[]=12');
    await pages[0]?.resolve(named('東ゴルフ場'));
    await update('area[]=12&page=2');
    await update('area[]=12');
    expect(screen.getByRole('list', { name: '検索結果の一覧' }).parentElement).toHaveAttribute(
      'aria-busy',
      'false',
    );
    expect(courses()).toEqual(['東ゴルフ場']);
  });

  it('publish nothing after the widget is unmounted', async () => {
    const { pages, answer } = pagesLater();
    const host = hostWith(answer);
    const { unmount, element } = await showResults(host, 'area[]=12');
    unmount();
    await pages[0]?.resolve(named('東ゴルフ場'));
    expect([element.innerHTML, host.published, host.errors]).toEqual(['', [], []]);
  });
});

describe('the order of the result', () => {
  it('[R5.07] [R2.15] has thirteen choices, and each leads to the first page of the same search in that order', async () => {
    const navigate = jest.fn();
    const host = { ...hostWith(named('東ゴルフ場')), navigate };
    await showResults(host, `area[]=12&play_fee_max=12000&page=5&${DATE}`);
    const select = screen.getByRole('combobox', { name: '並び替え' });
    expect(within(select).getAllByRole('option')).toHaveLength(13);
    await userEvent.selectOptions(select, '料金が安い順');
    expect(navigate.mock.calls).toEqual([
      [`/search/result/?area[]=12&${DATE}&play_fee_max=12000&order=rate`, { keepPosition: true }],
    ]);
  });

  it('keeps the focus on the choice and announces the new order', async () => {
    const { update } = await showResults(hostWith(named('東ゴルフ場')), 'area[]=12');
    const select = screen.getByRole('combobox', { name: '並び替え' });
    select.focus();
    await update('area[]=12&order=rate');
    expect(select).toHaveFocus();
    expect(select).toHaveValue('rate');
    expect(screen.getByRole('status')).toHaveTextContent('料金が安い順に並べ替えました');
  });

  it('follows the address when the visitor goes back', async () => {
    const { update } = await showResults(hostWith(named('東ゴルフ場')), 'area[]=12&order=rate');
    await update('area[]=12');
    expect(screen.getByRole('combobox', { name: '並び替え' })).toHaveDisplayValue('予約が多い順');
  });
});
