import { inTransition } from './inTransition.ts';

function settled() {
  return Promise.resolve();
}
function givenBrowser({ reduced }: { readonly reduced: boolean }) {
  const start = jest.fn((update: () => void) => {
    update();
    return { ready: settled(), finished: settled(), updateCallbackDone: settled() };
  });
  Object.assign(document, { startViewTransition: start });
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: reduced && query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  return start;
}

describe('a change of page', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('fades if the browser has view transitions', () => {
    const start = givenBrowser({ reduced: false });
    const change = jest.fn();
    inTransition(change);
    expect([start.mock.calls.length, change.mock.calls.length]).toEqual([1, 1]);
  });

  it('happens at once if the visitor wants no motion, or the browser has no view transitions', () => {
    const start = givenBrowser({ reduced: true });
    const change = jest.fn();
    inTransition(change);
    Reflect.deleteProperty(document, 'startViewTransition');
    inTransition(change);
    expect([start.mock.calls.length, change.mock.calls.length]).toEqual([0, 2]);
  });
});
