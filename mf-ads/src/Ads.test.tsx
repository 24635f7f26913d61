import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHost } from 'shared-contracts/testing';
import type { Answer, FakeHost } from 'shared-contracts/platform-testing';
import type { MountedWidget } from 'shared-contracts/widget';
import { adAnswers, adDetails, anAdPage } from './gateway/testing/adAnswers.ts';
import widget from './widget.tsx';

let ads: MountedWidget | undefined;
let slot: HTMLElement;

async function open(
  over?: Readonly<Record<string, Answer>>,
  place = 'right_ad',
  given: Partial<FakeHost> = {},
): Promise<FakeHost> {
  const host = { ...fakeHost({ slot: place, answers: adAnswers(over) }), ...given };
  slot = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    ads = widget.mount(slot, { page: 'top', query: '' }, host);
  });
  return host;
}

describe('the advertisements', () => {
  afterEach(() => {
    act(() => ads?.unmount());
    document.body.replaceChildren();
  });

  it('[R1.07] carry the label on the block and as the first text of each card', async () => {
    await open();
    const block = screen.getByRole('region', { name: /^広告 ?おすすめのゴルフ場$/ });
    const cards = within(block).getAllByRole('article');
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(card.textContent).toMatch(/^広告/);
  });

  it('[R1.07] show name, place, rating, lowest price and coupon, and lead through the statistics link', async () => {
    await open();
    const [first, second] = screen.getAllByRole('article');
    const link = screen.getByRole('link', { name: '朝芝カントリークラブ' });
    expect(first).toContainElement(link);
    expect(link).toHaveAttribute('href', '/gora/adplat/click?c_id=7&ad=1');
    expect(first).toHaveTextContent(
      '総合評価5点満点中4.3千葉県市原市朝芝カントリークラブ¥9,800〜1人あたり総額（税・利用税込）最大3,000円クーポン',
    );
    expect(second).not.toHaveTextContent('クーポン');
  });

  it('[R1.07] rate no course that nobody has reviewed', async () => {
    const details = adDetails();
    const [first, ...others] = details.items;
    const items = [{ ...first, review_count: 0 }, ...others];
    await open({ '/course/details': { ...details, items } });
    const texts = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(texts.map((text) => text.includes('総合評価'))).toEqual([false, true, true]);
  });

  it('[R3.15] show the banner of the course id with its size', async () => {
    await open();
    const image = screen.getAllByRole('article')[0]?.querySelector('img');
    expect(image).toHaveAttribute('src', '/gora/image/course/7/banner.svg');
    expect(image).toHaveAttribute('width', '600');
  });

  it.each<[string, Record<string, Answer>]>([
    [
      'an ad blocker stops the call',
      {
        '/adplat': () => {
          throw new Error('blocked');
        },
      },
    ],
    ['the details do not arrive', { '/course/details': { result_status: 500 } }],
    [
      'the coupons do not arrive',
      {
        '/course/coupon/search': () => {
          throw new Error('gone');
        },
      },
    ],
    ['there are none', { '/adplat': anAdPage([]) }],
  ])('[R4.23] leave the slot empty when %s', async (_why, over) => {
    await open(over);
    expect(slot).toBeEmptyDOMElement();
  });

  it('[R4.23] leave out a course without details, and the price of a course without plans', async () => {
    const details = adDetails();
    await open({ '/course/details': { ...details, items: details.items.slice(1), plans: [] } });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText(/¥/)).not.toBeInTheDocument();
  });

  it('[R9.04] remember that one was followed', async () => {
    const host = await open();
    slot.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(screen.getByRole('link', { name: '霞丘ゴルフリンクス' }));
    expect(host.published).toEqual([]);
    expect(JSON.parse(host.storage.session.get('vuex') ?? '{}')).toEqual({
      ui: { targetId: 8, isClickPrGolfCourse: true },
    });
  });

  it('[R3.17][R9.04] mark the one that was followed, and stand at it after the return', async () => {
    const stoodAt: (string | null | undefined)[] = [];
    HTMLElement.prototype.scrollIntoView = function note(this: HTMLElement) {
      stoodAt.push(this.querySelector('h3')?.textContent);
    };
    const first = await open();
    slot.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(screen.getByRole('link', { name: '霞丘ゴルフリンクス' }));
    expect(stoodAt).toEqual([]);
    const marked = () =>
      screen
        .getAllByRole('article')
        .filter((card) => card.textContent.includes('前回見たコース'))
        .map((card) => within(card).getByRole('link').textContent);
    expect(marked()).toEqual(['霞丘ゴルフリンクス']);
    act(() => ads?.unmount());
    performance.getEntriesByType = () => [{ type: 'back_forward' } as never];
    await open({}, 'right_ad', { storage: first.storage });
    expect(marked()).toEqual(['霞丘ゴルフリンクス']);
    expect(stoodAt).toEqual(['霞丘ゴルフリンクス']);
    first.storage.session.set('vuex', '{"ui":{"targetId":8,"isClickPrGolfCourse":false}}');
    act(() => ads?.unmount());
    await open({}, 'right_ad', { storage: first.storage });
    expect(marked()).toEqual([]);
  });

  it('[R3.11] have a title of their own in left_ad, which tells the two slots of a page apart', async () => {
    const host = await open({}, 'left_ad');
    expect(screen.getByRole('region', { name: /注目のゴルフ場$/ })).toBeVisible();
    // the slot is in a list of courses, whose names are headings of the third level
    expect(screen.getByRole('heading', { level: 3, name: /注目のゴルフ場$/ })).toBeVisible();
    expect(host.sent[0]?.query).toMatchObject({ content: 'pc_top_left' });
  });

  it('[R9.08] are asked for in the character set and by the protocol of the page', async () => {
    const host = await open();
    expect(window.location.protocol).toBe('http:');
    expect(host.sent[0]).toMatchObject({
      path: '/adplat',
      query: { charset: document.characterSet, ssl: '0' },
    });
  });

  it('[R3.11][R9.08] are loaded again for another page type, another play day and other areas, but not for any other change of the query', async () => {
    const host = await open();
    await act(async () => ads?.update({ page: 'top', query: 'page=2' }));
    expect(host.sent).toHaveLength(3);
    await act(async () => ads?.update({ page: 'result', query: '' }));
    expect(host.sent).toHaveLength(6);
    expect(host.sent[3]?.query).toMatchObject({
      type: 'search-result',
      content: 'pc_result_right',
    });
    await act(async () => ads?.update({ page: 'result', query: 'year=2026&month=12&day=5' }));
    expect(host.sent[7]?.query).toMatchObject({ date: '2026-12-05' });
    const query = 'area[]=12&area[]=104&year=2026&month=12&day=5';
    await act(async () => ads?.update({ page: 'result', query }));
    expect(host.sent[9]?.query).toMatchObject({ area: '12,104' });
  });
});
