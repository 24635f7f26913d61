import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteFollowed } from 'shared-contracts/session';
import { aCourseItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import type { FakeHost } from 'shared-contracts/platform-testing';
import { showResults } from '../testing/showResults.tsx';

const QUERY = 'area[]=12&year=2026&month=11&day=22';
const HEIGHT = 500;
const items = Array.from({ length: 9 }, (_, index) =>
  aCourseItem({ c_id: index + 1, c_name: `第${index + 1}ゴルフ場` }),
);
function hostOf() {
  return fakeHost({
    answers: {
      '/course/search': aSearchReply({ items, search_cnt: 27, page_cnt: 3 }),
      '/course/coupon/search': { data: { golf_courses: [] } },
    },
  });
}

let scrolled = 0;
let frames: FrameRequestCallback[] = [];
/** Runs the waiting animation frames. */
function draw() {
  return act(async () => {
    for (const frame of frames.splice(0)) frame(0);
  });
}

beforeEach(() => {
  scrolled = 0;
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {});
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled });
  window.scrollBy = (by?: ScrollToOptions | number) => {
    scrolled += typeof by === 'object' ? (by.top ?? 0) : 0;
  };
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    const top = (Number(this.dataset['course']) - 1) * HEIGHT - scrolled;
    return new DOMRect(0, top, 0, HEIGHT);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

async function scrollTo(place: number) {
  scrolled = place;
  window.dispatchEvent(new Event('scroll'));
  await draw();
}
function enter(key: string) {
  return window.history.replaceState({ key }, '', '/');
}
function shown(host: FakeHost) {
  return showResults(host, QUERY);
}

describe('the place in the list', () => {
  it('[R2.15] is restored to the pixel when the visitor comes back', async () => {
    const host = hostOf();
    enter('one');
    const { update } = await shown(host);
    await scrollTo(2730);
    enter('two');
    scrolled = 0;
    await update(`${QUERY}&page=2`);
    expect(scrolled).toBe(0);
    enter('one');
    await update(QUERY);
    expect(scrolled).toBe(2730);
  });

  it('[R2.15] is not restored when the visitor makes the same search again', async () => {
    const host = hostOf();
    enter('one');
    const { update } = await shown(host);
    await scrollTo(2730);
    scrolled = 0;
    enter('two');
    await update(`${QUERY}&page=2`);
    enter('three');
    await update(QUERY);
    expect(scrolled).toBe(0);
  });

  it('[R2.15] is kept when a link is followed before the frame after the last scroll', async () => {
    const host = hostOf();
    enter('one');
    const { update } = await shown(host);
    scrolled = 2730;
    window.dispatchEvent(new Event('scroll'));
    screen.getByRole('link', { name: '次へ' }).addEventListener('click', () => enter('two'));
    await userEvent.click(screen.getByRole('link', { name: '次へ' }));
    await draw();
    scrolled = 0;
    await update(`${QUERY}&page=2`);
    enter('one');
    await update(QUERY);
    expect(scrolled).toBe(2730);
  });

  it('[R9.04] outlives the document, with the course that was followed, beside what others keep there', async () => {
    const host = hostOf();
    host.storage.session.set(
      'vuex',
      JSON.stringify({ normalCondition: 'x', ui: { opened: 'detail' } }),
    );
    enter('one');
    const { unmount } = await shown(host);
    await scrollTo(1234);
    const link = screen.getByRole('link', { name: '第3ゴルフ場' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    const kept = JSON.parse(host.storage.session.get('vuex') ?? '{}');
    expect(kept).toMatchObject({
      normalCondition: 'x',
      ui: { opened: 'detail', targetId: 3, isClickPrGolfCourse: false },
    });
    scrolled = 0;
    await shown(host);
    expect(scrolled).toBe(1234);
  });

  it('[R3.10][R9.04] marks the course that was followed last after the return, unless an advertisement was', async () => {
    const host = hostOf();
    const marked = () =>
      screen
        .getAllByRole('article')
        .filter((card) => card.textContent.includes('前回見たコース'))
        .map((card) => card.dataset['course']);
    const first = await shown(host);
    expect(marked()).toEqual([]);
    const link = screen.getByRole('link', { name: '第3ゴルフ場' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    first.unmount();
    const second = await shown(host);
    expect(marked()).toEqual(['3']);
    second.unmount();
    noteFollowed(host.storage.session, { courseId: 3, isAd: true });
    await shown(host);
    expect(marked()).toEqual([]);
  });

  it('is not restored any further once the visitor moves', async () => {
    const host = hostOf();
    enter('one');
    const { unmount } = await shown(host);
    await scrollTo(2730);
    unmount();
    scrolled = 0;
    await shown(host);
    expect(scrolled).toBe(2730);
    window.dispatchEvent(new Event('wheel'));
    scrolled = 3000;
    await draw();
    expect(scrolled).toBe(3000);
  });

  it('ignores a session with other content', async () => {
    const host = hostOf();
    host.storage.session.set('vuex', '"broken');
    await shown(host);
    expect(screen.getAllByRole('article')).toHaveLength(9);
    expect(host.errors).toEqual([]);
  });
});
