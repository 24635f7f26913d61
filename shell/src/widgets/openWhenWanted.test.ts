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

describe('a widget that can wait', () => {
  it.each(['pointerenter', 'pointerdown', 'focusin', 'keydown'])(
    '[R4.34] begins when somebody turns to it (%s), once',
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

  it('does not begin once it is taken back', () => {
    const { stop, place, turn, begun, forgotten } = aPlace();
    stop();
    place.dispatchEvent(new Event('pointerdown'));
    turn();
    expect([begun(), forgotten()]).toEqual([0, 1]);
  });

  it('[R4.34] begins when it comes near the screen', () => {
    let see: (entries: { isIntersecting: boolean }[]) => void = () => {};
    const observed: Element[] = [];
    const original = globalThis.IntersectionObserver;
    globalThis.IntersectionObserver = class {
      constructor(tell: typeof see) {
        see = tell;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {}
    } as never;
    try {
      const { place, begun } = aPlace();
      see([{ isIntersecting: false }]);
      expect([observed, begun()]).toEqual([[place], 0]);
      see([{ isIntersecting: true }]);
      expect(begun()).toBe(1);
    } finally {
      globalThis.IntersectionObserver = original;
    }
  });
});
