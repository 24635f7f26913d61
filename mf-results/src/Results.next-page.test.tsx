import { act, screen } from '@testing-library/react';
import { ApiError } from 'shared-contracts/errors';
import { aCourseItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import type { SentRequest } from 'shared-contracts/platform-testing';
import { later, showResults } from './testing/showResults.tsx';

const SEARCH = '/course/search';
function page(number: number) {
  return aSearchReply({
    items: [aCourseItem({ c_id: number, c_name: `${number}ページのゴルフ場` })],
    search_cnt: 27,
    page_cnt: 3,
  });
}
function pageAsked({ query }: SentRequest) {
  return Number(query['page']);
}
let idle: (() => void)[] = [];
/** Runs the idle callbacks, as a browser without work does. */
function rest() {
  return act(async () => {
    for (const task of idle.splice(0)) task();
  });
}

beforeEach(() => {
  idle = [];
  globalThis.requestIdleCallback = (task) =>
    idle.push(() => task({ didTimeout: false, timeRemaining: () => 50 }));
  globalThis.cancelIdleCallback = (handle) => {
    idle[handle - 1] = () => {};
  };
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

async function open(
  search: (request: SentRequest) => unknown,
  now = () => Date.UTC(2026, 10, 20, 23),
) {
  const host = fakeHost({
    now,
    answers: { [SEARCH]: search, '/course/coupon/search': { data: { golf_courses: [] } } },
  });
  const shown = await showResults(host, 'area[]=12');
  const pagesAsked = () => host.sent.filter(({ path }) => path === SEARCH).map(pageAsked);
  return { host, pagesAsked, ...shown };
}

describe('the next page', () => {
  it('[R2.15] is loaded ahead once the page is complete and the browser is idle, and then needs no call', async () => {
    const { pagesAsked, update } = await open((request) => page(pageAsked(request)));
    expect(pagesAsked()).toEqual([1]);
    await rest();
    expect(pagesAsked()).toEqual([1, 2]);
    await update('area[]=12&page=2');
    expect(screen.getByRole('article', { name: '2ページのゴルフ場' })).toBeVisible();
    expect(pagesAsked()).toEqual([1, 2]);
  });

  it('is not loaded ahead beyond the last page, nor when the visitor saves data', async () => {
    const { pagesAsked, update } = await open((request) => page(pageAsked(request)));
    await update('area[]=12&page=3');
    await rest();
    expect(pagesAsked()).toEqual([1, 3]);
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    await update('area[]=12&page=2');
    await rest();
    expect(pagesAsked()).toEqual([1, 3, 2]);
  });

  it('[R8.03] is loaded again when loading it ahead failed, and the first failure is not reported', async () => {
    let failing = true;
    const { host, pagesAsked, update } = await open((request) => {
      if (pageAsked(request) === 2 && failing)
        throw new ApiError('Server error', { status: 500, path: SEARCH });
      return page(pageAsked(request));
    });
    await rest();
    failing = false;
    await update('area[]=12&page=2');
    expect(screen.getByRole('article', { name: '2ページのゴルフ場' })).toBeVisible();
    expect([pagesAsked(), host.errors]).toEqual([[1, 2, 2], []]);
  });

  it('is loaded again when the answer is older than a minute', async () => {
    let now = Date.UTC(2026, 10, 20, 23);
    const { pagesAsked, update } = await open(
      (request) => page(pageAsked(request)),
      () => now,
    );
    await rest();
    now += 61_000;
    await update('area[]=12&page=2');
    expect(pagesAsked()).toEqual([1, 2, 2]);
  });

  it('[R4.16] is waited for when it is still loading', async () => {
    const second = later<unknown>();
    const { pagesAsked, update } = await open((request) =>
      pageAsked(request) === 2 ? second.promise : page(1),
    );
    await rest();
    await update('area[]=12&page=2');
    expect(screen.getByRole('list', { name: '検索結果の一覧' }).parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await second.resolve(page(2));
    expect(screen.getByRole('article', { name: '2ページのゴルフ場' })).toBeVisible();
    expect(pagesAsked()).toEqual([1, 2]);
  });
});
