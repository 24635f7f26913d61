import { measureSlowest } from './measureSlowest.ts';
import { toVisit } from './visit.ts';

const NOTHING = { failed: new Map(), unrendered: [] };
const ORIGIN = 'https://golf.example';

/** Tells entries of a type to who observes them. */
let tell: (type: string, ...entries: object[]) => void;
let unknown: readonly string[];
beforeEach(() => {
  const observers = new Map<string, PerformanceObserverCallback>();
  unknown = [];
  tell = (type, ...entries) => {
    const list = { getEntries: () => entries } as unknown as PerformanceObserverEntryList;
    observers.get(type)?.(list, {} as PerformanceObserver);
  };
  class FakeObserver {
    readonly #told: PerformanceObserverCallback;
    constructor(told: PerformanceObserverCallback) {
      this.#told = told;
    }
    observe({ type = '' }: PerformanceObserverInit) {
      if (unknown.includes(type)) throw new TypeError(type);
      observers.set(type, this.#told);
    }
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', {
    configurable: true,
    value: FakeObserver,
  });
  document.body.innerHTML =
    '<header><img></header><div data-slot="form" data-widget="mf-search-form@1.2.0"><button name="search">検索</button><img></div>';
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(selector);
  return found;
}
function aClick(startTime: number, duration: number, target: Element | null = find('button')) {
  return { startTime, duration, name: 'click', target };
}
/** A long frame of scripts, each `[its file, when it began, for how many milliseconds]`. */
function aFrame(...scripts: [file: string, startTime: number, duration: number][]) {
  return {
    startTime: Math.min(...scripts.map(([, startTime]) => startTime)),
    duration: 500,
    scripts: scripts.map(([file, startTime, duration]) => ({
      sourceURL: file.startsWith('http') ? file : `${ORIGIN}/${file}`,
      startTime,
      duration,
    })),
  };
}
const OWN = 'remotes/mf-search-form/1.2.0/later.0123456789.js';

function start() {
  const slowest = measureSlowest({ visibilityState: 'visible' } as Document);
  return () => toVisit(NOTHING, slowest());
}

describe('what was slow in a document', () => {
  it('[R10.04] is told with the element of the last largest paint, also if it goes later', () => {
    const report = start();
    tell('largest-contentful-paint', { startTime: 400, element: find('header img') });
    tell('largest-contentful-paint', { startTime: 900, element: find('div img') });
    find('div img').remove();
    expect(report()).toMatchObject({
      lcp: 900,
      causes: { lcp: { widget: 'mf-search-form@1.2.0', element: 'img' } },
    });
  });

  it('[R10.04] is told without a place where it belongs to no widget', () => {
    const report = start();
    tell('largest-contentful-paint', { startTime: 900, element: find('header img') });
    tell('event', aClick(1000, 80, null));
    expect(report()).toEqual({ widgets: {}, lcpPoor: false, inpPoor: false, lcp: 900, inp: 80 });
  });

  it('[R10.04] is told with the slowest interaction and its longest script, in whatever order they come', () => {
    const place = { widget: 'mf-search-form@1.2.0', element: 'button[name=search]' };
    const cause = { ...place, event: 'click', script: 'later.js' };
    const frame = aFrame(['assets/client.abcdefabcd.js', 1000, 90], [OWN, 1090, 300]);
    const other = aFrame([`remotes/mf-ads/2.0.0/ads.js`, 60_000, 900]);
    for (const order of ['frame first', 'event first']) {
      const report = start();
      tell('event', aClick(100, 60));
      if (order === 'frame first') tell('long-animation-frame', frame);
      tell('event', aClick(1000, 400), aClick(1500, 48, find('div img')));
      if (order === 'event first') tell('long-animation-frame', frame);
      tell('long-animation-frame', other);
      expect(report()).toMatchObject({ inp: 400, causes: { inp: cause } });
    }
  });

  it.each([
    [OWN, 'later.js'],
    ['remotes/mf-results/1.3.0-rc.1/list.js', 'mf-results@1.3.0-rc.1/list.js'],
    ['assets/client.0123456789.js', 'assets/client.js'],
    ['golf?name=山田', undefined],
    ['assets/client.js?name=x', undefined],
    ['https://ads.example/track.js', undefined],
    ['', undefined],
  ])(
    '[R10.04] names the script %s as %s, and no address of a document or of others',
    (file, script) => {
      const report = start();
      tell('event', aClick(1000, 400));
      tell('long-animation-frame', aFrame([file, 1000, 300]));
      expect(report().causes?.inp?.script).toBe(script);
    },
  );

  it('[R10.04] is told without a script where the browser has no long frames', () => {
    unknown = ['long-animation-frame'];
    const report = start();
    tell('event', aClick(1000, 400));
    expect(report().causes?.inp).toEqual({
      widget: 'mf-search-form@1.2.0',
      element: 'button[name=search]',
      event: 'click',
    });
  });
});
