import { openWhenWanted } from './openWhenWanted.ts';

function aPlace() {
  const place = document.createElement('div');
  let turn: () => void = () => {};
  let begun = 0;
  let forgotten = 0;
  const stop = openWhenWanted(
    place,
    (begin) => {
      turn = begin;
      return () => {
        forgotten += 1;
      };
    },
    () => {
      begun += 1;
    },
  );
  return { place, stop, turn: () => turn(), begun: () => begun, forgotten: () => forgotten };
}

/** An observer that says what the test tells it to. */
class ToldByTest implements IntersectionObserver {
  static observed: Element[] = [];
  static tell: (target: Element, seen: { readonly isIntersecting: boolean }) => void = () => {};
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(callback: IntersectionObserverCallback) {
    ToldByTest.tell = (target, { isIntersecting }) => {
      const rect = target.getBoundingClientRect();
      const entry = {
        target,
        isIntersecting,
        intersectionRatio: Number(isIntersecting),
        boundingClientRect: rect,
        intersectionRect: rect,
        rootBounds: null,
        time: 0,
      };
      callback([entry], this);
    };
  }
  observe(target: Element): void {
    ToldByTest.observed.push(target);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

describe('a widget that can wait', () => {
  it.each(['pointerenter', 'pointerdown', 'focusin', 'keydown'])(
    '[R4.34] begins once when the visitor turns to it (%s)',
    (touch) => {
      const { place, begun, turn, forgotten } = aPlace();
      place.dispatchEvent(new Event(touch));
      place.dispatchEvent(new Event(touch));
      turn();
      expect([begun(), forgotten()]).toEqual([1, 1]);
    },
  );

  it('[R4.34] begins when its turn comes', () => {
    const { turn, begun } = aPlace();
    turn();
    turn();
    expect(begun()).toBe(1);
  });

  it('does not begin after it is taken back', () => {
    const { stop, place, turn, begun, forgotten } = aPlace();
    stop();
    place.dispatchEvent(new Event('pointerdown'));
    turn();
    expect([begun(), forgotten()]).toEqual([0, 1]);
  });

  it('[R4.34] begins when it comes near the screen', () => {
    const original = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = ToldByTest;
    try {
      const { place, begun } = aPlace();
      ToldByTest.tell(place, { isIntersecting: false });
      expect([ToldByTest.observed, begun()]).toEqual([[place], 0]);
      ToldByTest.tell(place, { isIntersecting: true });
      expect(begun()).toBe(1);
    } finally {
      globalThis.IntersectionObserver = original;
    }
  });
});
