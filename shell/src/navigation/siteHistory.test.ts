import { decideNavigation } from './navigationChain.ts';
import { siteHistory, type SiteHistory } from './siteHistory.ts';
import { USUAL_RULES, type SiteRules } from '../site-rules/siteRules.ts';

function closed(page: 'all' | 'result' | 'pcTop', announcement?: string): SiteRules {
  return {
    ...USUAL_RULES,
    maintenance: { ...USUAL_RULES.maintenance, [page]: true, announcement },
  };
}

interface World {
  readonly history: SiteHistory;
  readonly loaded: string[];
  /** Sets the rules that the chain reads. */
  know(rules: SiteRules): void;
  /** Ends all pending refreshes. */
  answer(): void;
}

/** Opens a document at `/`. With `asks`, every navigation waits for `answer()`. */
function aDocument({ asks = false, mustLoad = false } = {}): World {
  history.replaceState(null, '', '/');
  let rules = USUAL_RULES;
  let waiting: (() => void)[] = [];
  const loaded: string[] = [];
  return {
    history: siteHistory({
      window,
      mustLoad: () => mustLoad,
      load: (href, { replace }) => void loaded.push(replace ? `replace ${href}` : href),
      decide: (destination) =>
        decideNavigation(destination, {
          device: 'PC',
          rules,
          redirectOrigins: ['https://status.example'],
        }),
      refresh: () =>
        asks
          ? new Promise((resolve) => {
              waiting.push(resolve);
            })
          : undefined,
    }),
    loaded,
    know: (next) => {
      rules = next;
    },
    answer: () => {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}
function here() {
  return location.pathname + location.search;
}
async function settle() {
  for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
}

describe('the history of a document', () => {
  afterEach(() => jest.useRealTimers());

  it('[R4.01] goes to a page without loading a document, and tells its listeners', () => {
    const { history: site, loaded } = aDocument();
    const heard: string[] = [];
    site.subscribe(() => heard.push(site.current().location.pathname));
    site.navigate('/search/result/?area[]=12', { keepPosition: true });
    expect([here(), loaded, heard]).toEqual(['/search/result/?area[]=12', [], ['/search/result/']]);
    expect(site.current()).toMatchObject({
      action: 'PUSH',
      location: { search: '?area[]=12', state: { keepPosition: true } },
    });
  });

  it('replaces the entry if asked to', () => {
    const { history: site } = aDocument();
    const before = history.length;
    site.navigate('/search/', { replace: true });
    expect([history.length, site.current().action]).toEqual([before, 'REPLACE']);
  });

  it('[R4.01] shows the present address again in its own entry, and its parts and pages over it in new ones', () => {
    const { history: site } = aDocument();
    site.navigate('/search/result/?area[]=12');
    const before = history.length;
    const { key } = site.current().location;
    site.navigate('/search/result/?area[]=12');
    expect([history.length, site.current().action]).toEqual([before, 'REPLACE']);
    expect(site.current().location.key).not.toBe(key);
    site.navigate('/search/result/?area[]=12#plans');
    expect(history.length).toBe(before + 1);
    site.navigate('/search/result/?area[]=12#plans', { over: site.current().location.key });
    expect(history.length).toBe(before + 2);
  });

  it.each([
    ['/nothing', '/nothing'],
    ['https://other.example/a', 'https://other.example/a'],
    ['/remotes/x', '/remotes/x'],
  ])('loads %s, which is not a page of this document', (href, asked) => {
    const { history: site, loaded } = aDocument();
    site.navigate(href);
    expect([loaded, here()]).toEqual([[asked], '/']);
  });

  it('refuses an address that is neither HTTP nor HTTPS', () => {
    expect(() => aDocument().history.navigate('javascript:alert(1)')).toThrow(TypeError);
  });

  it('[R2.09] learns of a switch at the next navigation, and goes to the announcement', async () => {
    const { history: site, loaded, know, answer } = aDocument({ asks: true });
    site.navigate('/search/result/');
    know(closed('result', 'https://status.example/golf'));
    answer();
    await settle();
    expect([loaded, here()]).toEqual([['https://status.example/golf'], '/']);
  });

  it('[R2.09] without an announcement loads the page from the server, which announces the maintenance', () => {
    const { history: site, loaded, know } = aDocument();
    know(closed('result'));
    site.navigate('/search/result/?area[]=12');
    expect(loaded).toEqual(['/search/result/?area[]=12']);
  });

  it('[R2.10] follows a rule inside the site without a load, and loads the target of a rule to another site', () => {
    const { history: site, loaded, know } = aDocument();
    know({
      ...USUAL_RULES,
      routes: [
        { from: '/search/', to: '/search/map/' },
        { from: '/search/solo/', to: 'https://status.example/solo' },
      ],
    });
    site.navigate('/search/');
    expect([here(), loaded]).toEqual(['/search/map/', []]);
    site.navigate('/search/solo/');
    expect([here(), loaded]).toEqual(['/search/map/', ['https://status.example/solo']]);
  });

  it('[R4.03] loads the page as a document if there is a new build', () => {
    const { history: site, loaded } = aDocument({ mustLoad: true });
    site.navigate('/search/');
    expect([here(), loaded]).toEqual(['/', ['/search/']]);
  });

  it('does not wait for a slow answer, and checks the page again when it comes', async () => {
    jest.useFakeTimers();
    const { history: site, loaded, know, answer } = aDocument({ asks: true });
    site.navigate('/search/result/');
    await jest.advanceTimersByTimeAsync(1000);
    expect([here(), loaded]).toEqual(['/search/result/', []]);
    know(closed('all', 'https://status.example/golf'));
    answer();
    await settle();
    expect(loaded).toEqual(['replace https://status.example/golf']);
  });

  it('of two navigations makes the last one', async () => {
    const { history: site, answer } = aDocument({ asks: true });
    site.navigate('/search/result/');
    site.navigate('/search/map/');
    answer();
    await settle();
    expect(here()).toBe('/search/map/');
  });

  it('[R4.01] sends Back through the chain too', () => {
    const { history: site, loaded, know } = aDocument();
    site.navigate('/search/');
    know(closed('pcTop', 'https://status.example/golf'));
    history.replaceState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(loaded).toEqual(['replace https://status.example/golf']);
  });

  it('drops a navigation that waits when the visitor goes back, also to the page that is shown', async () => {
    const { history: site, answer } = aDocument({ asks: true });
    site.navigate('/search/', { replace: true });
    // a drawer over the page was closed by Back
    window.dispatchEvent(new PopStateEvent('popstate'));
    answer();
    await settle();
    expect(here()).toBe('/');
  });

  it('does not check a step inside the same page', () => {
    const { history: site, know, loaded } = aDocument();
    know(closed('all'));
    history.replaceState(null, '', '/#main');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([site.current().location.hash, loaded]).toEqual(['#main', []]);
  });

  it('[issue 19] leaves the page as it is while an entry lies over it, and goes on from it to the next page', () => {
    const { history: site } = aDocument();
    site.navigate('/search/result/?area[]=12');
    const below = site.current();
    const heard: string[] = [];
    site.subscribe(() => heard.push(here()));
    const taken: unknown[] = [];
    site.layOver(({ location: { pathname, state } }, shown) => {
      taken.push([pathname, state, shown.location.pathname]);
      return pathname.startsWith('/course/');
    });
    site.navigate('/course/1/', { over: below.location.key });
    expect([site.current(), heard, here()]).toEqual([below, [], '/course/1/']);
    site.navigate('/search/');
    expect([site.current().location.pathname, heard]).toEqual(['/search/', ['/search/']]);
    expect(taken).toEqual([
      ['/course/1/', { keepPosition: false, over: below.location.key }, '/search/result/'],
      ['/search/', { keepPosition: false, over: undefined }, '/search/result/'],
    ]);
  });
});
