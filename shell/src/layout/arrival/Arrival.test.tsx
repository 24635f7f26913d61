import { act, render, screen, waitFor } from '@testing-library/react';
import { createBus } from 'shared-contracts/bus';
import { EVENTS } from 'shared-contracts/events';
import { LOCALES } from 'shared-contracts/locale';
import { themeTags } from '../../../server/document/themeTags.ts';
import { aboutTags } from '../../../server/document/aboutTags.ts';
import { aPageState } from '../../../testing/builders.ts';
import { someServices } from '../../../testing/renderFrame.tsx';
import { windowHistory } from '../../../testing/windowHistory.ts';
import { AddressProvider } from '../../app/AddressProvider.tsx';
import { catalogueOf } from '../../messages/catalogues.ts';
import { toDestination } from '../../navigation/navigationChain.ts';
import { ROUTES, routeOf } from '../../routes/routes.ts';
import type { PageState } from '../../document/pageState.ts';
import { ADDRESS_TAGS } from '../../search-engines/headKeeper.ts';
import type { Found } from '../../search-engines/headState.ts';
import { labelsOf } from 'shared-contracts/labels/everyLanguage';
import { pageHead } from '../../search-engines/pageHead.ts';
import { ShellFrame } from '../../app/ShellFrame.tsx';

const SEARCHES = [
  'area[]=12',
  'area[]=12&page=3',
  'area[]=48&country[]=1',
  'area[]=12&srch_keyword=海',
  'area[]=999',
  'area[]=8&area[]=12&lunch=1',
];
const ADDRESSES = [
  ...ROUTES.flatMap(({ paths }) => paths),
  ...SEARCHES.map((query) => `/search/result/?${query}`),
  '/nothing/here',
];

function stateAt(address: string, changes: Partial<PageState> = {}): PageState {
  const { path, query } = toDestination(address);
  const { device } = aPageState(changes);
  return aPageState({ page: routeOf(path, device).page, path, query, ...changes });
}

/** Returns the head that the server sends with a document, as a browser reads it. */
function sentHead(state: PageState, found?: Found): Document {
  const tags = aboutTags(pageHead(state, labelsOf(state.locale), found), state);
  return new DOMParser().parseFromString(`<head>${tags}${themeTags('n')}</head>`, 'text/html');
}

function tagsOf({ title, head }: Document): string[] {
  const tags = [...head.querySelectorAll(ADDRESS_TAGS)];
  return [`title ${title}`, ...tags.map(({ outerHTML }) => outerHTML)];
}

/**
 * Opens a document at an address with the server's head. `tell` speaks on the bus as the results.
 */
function openAt(address: string, changes: Partial<PageState> = {}) {
  const state = stateAt(address, changes);
  document.head.replaceChildren(...sentHead(state).head.children);
  const bus = createBus({
    events: EVENTS,
    now: () => 0,
    report: (_widget, error) => {
      throw error;
    },
  });
  const plain = someServices(state);
  const services = { ...plain, hosts: { ...plain.hosts, bus: bus.connect('shell') } };
  const history = windowHistory(address);
  render(
    <AddressProvider history={history}>
      <ShellFrame state={state} services={services} />
    </AddressProvider>,
  );
  const results = bus.connect('mf-results');
  return {
    go: (to: string) =>
      act(async () => {
        history.add(to, { replace: false, state: null });
      }),
    back: () =>
      act(async () => {
        const arrived = new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
        });
        window.history.back();
        await arrived;
      }),
    tell: (query: string, count: number) =>
      act(async () => {
        results.publish('results:search-completed', { query, count, page: 1, pages: 0 });
      }),
  };
}

beforeAll(() => {
  window.scrollTo = () => {};
});

describe('a change of address inside the document', () => {
  it.each(LOCALES)(
    '[R10.01] shows the same head that the server would send, at every address, in %s',
    async (locale) => {
      const words = { locale, messages: catalogueOf(locale) };
      const { go } = openAt('/search/', words);
      for (const address of ADDRESSES) {
        await go(address);
        const expected = tagsOf(sentHead(stateAt(address, words)));
        await waitFor(() => expect(tagsOf(document)).toEqual(expected));
      }
    },
  );

  it('[R2.01] at / shows the head of the home page on a phone too', async () => {
    const { go } = openAt('/search/', { device: 'MB' });
    await go('/');
    const expected = tagsOf(sentHead(stateAt('/', { device: 'MB' })));
    await waitFor(() => expect(tagsOf(document)).toEqual(expected));
    const canonical = document.head.querySelector('link[rel="canonical"]');
    expect(canonical).toHaveAttribute('href', 'https://golf.example/');
  });

  it('[R10.01] by Back shows the head of the first address again', async () => {
    const { go, back } = openAt('/search/');
    const first = tagsOf(document);
    await go('/search/map/');
    await waitFor(() => expect(tagsOf(document)).not.toEqual(first));
    await back();
    await waitFor(() => expect(tagsOf(document)).toEqual(first));
  });

  it('stands at the part that the address names, which has the focus, and at the top without one', async () => {
    const part = document.createElement('section');
    part.id = 'rounds';
    part.tabIndex = -1;
    part.scrollIntoView = jest.fn();
    document.body.append(part);
    const top = jest.spyOn(window, 'scrollTo');
    const { go } = openAt('/search/solo/');
    await go('/search/solo/?area[]=12#rounds');
    expect(part.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(part).toHaveFocus();
    expect(top).not.toHaveBeenCalled();
    await go('/search/solo/?area[]=12#nowhere');
    await go('/search/solo/?area[]=13');
    expect(top).toHaveBeenCalledTimes(2);
    top.mockRestore();
    part.remove();
  });

  it('[R1.09] stands at the part that the address names as soon as its widget shows it, unless the visitor has left', async () => {
    const part = document.createElement('section');
    part.id = 'search-group-access';
    part.tabIndex = -1;
    part.scrollIntoView = jest.fn();
    const show = () => act(async () => document.body.append(part));
    const { go } = openAt('/');
    await go('/search/#search-group-access');
    expect(part).not.toHaveFocus();
    await show();
    expect(part.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(part).toHaveFocus();
    part.remove();
    await go('/search/solo/#search-group-access');
    await go('/search/');
    await show();
    expect(part.scrollIntoView).toHaveBeenCalledTimes(1);
    part.remove();
  });

  it('announces the title of the page once', async () => {
    const { go } = openAt('/search/');
    await go('/search/result/?area[]=12');
    const status = await screen.findByText('千葉県のゴルフ場 検索結果｜朝芝ゴルフを表示しました');
    expect(status).toHaveAttribute('role', 'status');
    expect(document.title).toBe('千葉県のゴルフ場 検索結果｜朝芝ゴルフ');
    const shared = document.head.querySelector('meta[property="og:title"]');
    expect(shared).toHaveAttribute('content', document.title);
  });

  it('removes the structured data of the previous address, in the slots too', async () => {
    const { go } = openAt('/search/');
    const ofWidget = document.createElement('script');
    ofWidget.type = 'application/ld+json';
    document.querySelector('main')?.append(ofWidget);
    const data = () => document.querySelectorAll('script[type="application/ld+json"]').length;
    expect(data()).toBe(2);
    await go('/search/map/');
    await waitFor(() => expect(data()).toBe(0));
  });

  it('keeps what belongs to the document: manifest, icon, and both colours', async () => {
    const { go } = openAt('/search/');
    const kinds = [
      'link[rel="manifest"]',
      'link[rel="apple-touch-icon"]',
      'meta[name="theme-color"]',
    ];
    const own = () => [...document.head.querySelectorAll(kinds.join(', '))];
    const before = own();
    await go('/search/map/');
    await waitFor(() => expect(document.title).toContain('地図から探す'));
    expect(own()).toEqual(before);
    expect(before).toHaveLength(4);
  });

  it('[R8.01] keeps what a widget has put before the title', async () => {
    const { go } = openAt('/search/');
    document.title = `エラー：${document.title}`;
    await go('/search/map/');
    await waitFor(() => expect(document.title).toBe('エラー：地図から探す｜朝芝ゴルフ'));
  });
});

describe('what the results have found', () => {
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

  it('[R4.17] if it is nothing: the head says noindex at the first address and at the next', async () => {
    const { go, tell } = openAt('/search/result/?area[]=12');
    expect(robots()).toBeUndefined();
    await tell('area[]=12', 0);
    await waitFor(() => expect(robots()).toBe('noindex'));
    await go('/search/result/?area[]=12&page=999');
    await waitFor(() => expect(robots()).toBeUndefined());
    await tell('area[]=12&page=999', 0);
    const state = stateAt('/search/result/?area[]=12&page=999');
    const expected = tagsOf(sentHead(state, { isEmpty: true }));
    await waitFor(() => expect(tagsOf(document)).toEqual(expected));
  });

  it('[R4.17] if it is courses, or nothing at another address: the head does not say noindex', async () => {
    const { go, tell } = openAt('/search/result/?area[]=12');
    await tell('area[]=12', 0);
    await waitFor(() => expect(robots()).toBe('noindex'));
    await tell('area[]=12', 7);
    await waitFor(() => expect(robots()).toBeUndefined());
    await tell('area[]=12', 0);
    await go('/search/map/?area[]=12');
    await waitFor(() => expect(document.title).toContain('地図から探す'));
    expect(robots()).toBeUndefined();
  });
});
