import { alertInitialized, alertSet, noAlert } from './alertSlice.ts';
import { createShellStore } from './store.ts';
import { nonEssentialOf } from './nonEssential.ts';
import { overlayOver } from './overlay.ts';
import { holdFrame } from './pageFrame.ts';
import { persistState, STATE_KEY } from './persistence.ts';
import { slotFailed, slotSettled, slotWaiting } from './readinessSlice.ts';
import { windowResized } from './windowSizeSlice.ts';

function parts() {
  const store = createShellStore();
  const errors: unknown[] = [];
  return {
    store,
    errors,
    overlay: overlayOver(store),
    nonEssential: nonEssentialOf(store, (error) => errors.push(error)),
  };
}
function aStorage(first = '') {
  const values = new Map(first === '' ? [] : [[STATE_KEY, first]]);
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

describe("the page's state", () => {
  it('[R4.32][R3.28] shows an alert with status and message, and clears all its fields', () => {
    const { store } = parts();
    store.dispatch(
      alertSet({
        status: 503,
        messages: ['混み合っています'],
        title: 'エラー',
        severity: 'warning',
        loading: true,
        footer: { url: '/help', text: 'ヘルプ' },
      }),
    );
    expect(store.getState().alert).toEqual({
      show: true,
      status: 503,
      messages: ['混み合っています'],
      title: 'エラー',
      severity: 'warning',
      loading: true,
      footerUrl: '/help',
      footerText: 'ヘルプ',
    });
    store.dispatch(alertInitialized());
    expect(store.getState().alert).toEqual(noAlert);
    expect(noAlert).toEqual({
      show: false,
      status: '',
      messages: [],
      title: '',
      severity: 'error',
      loading: false,
      footerUrl: '',
      footerText: '',
    });
  });

  it('[R4.32] keeps nothing of the alert before', () => {
    const { store } = parts();
    store.dispatch(
      alertSet({ status: 500, messages: ['a'], title: 't', footer: { url: '/', text: 'x' } }),
    );
    store.dispatch(alertSet({ messages: ['b'] }));
    expect(store.getState().alert).toEqual({ ...noAlert, show: true, messages: ['b'] });
  });

  it('[R4.33][R3.27] hides veil and body and forgets the callbacks when the overlay is reset', () => {
    const { store, overlay } = parts();
    const clicks: string[] = [];
    overlay.show({ onClick: () => clicks.push('one') });
    expect(store.getState().overlay).toEqual({ show: true, body: true, clickable: true });
    overlay.click();
    overlay.reset();
    overlay.click();
    expect([clicks, store.getState().overlay]).toEqual([
      ['one'],
      { show: false, body: false, clickable: false },
    ]);
  });

  it('[R3.27] keeps the veil while one of two still needs it', () => {
    const { store, overlay } = parts();
    const endOne = overlay.show({ onClick: () => {} });
    const endOther = overlay.show();
    endOne();
    endOne();
    expect(store.getState().overlay).toEqual({ show: true, body: true, clickable: false });
    endOther();
    expect(store.getState().overlay.show).toBe(false);
  });

  it('[R4.34] sets the flag, loads everything that is not essential, and clears the list', () => {
    const { store, nonEssential, errors } = parts();
    const loaded: string[] = [];
    nonEssential.register('a', () => {
      loaded.push(`a ${store.getState().readiness.canLoad}`);
    });
    nonEssential.register('broken', () => {
      throw new Error('no');
    });
    nonEssential.register('b', () => {
      loaded.push('b');
    });
    nonEssential.register('taken back', () => {
      loaded.push('never');
    })();
    expect([store.getState().readiness.nonEssential, store.getState().readiness.canLoad]).toEqual([
      ['a', 'broken', 'b'],
      false,
    ]);
    nonEssential.loadAll();
    expect([loaded, errors, store.getState().readiness]).toMatchObject([
      ['a true', 'b'],
      [new Error('no')],
      { canLoad: true, nonEssential: [] },
    ]);
    nonEssential.register('late', () => {
      loaded.push('late');
    });
    expect(loaded.at(-1)).toBe('late');
  });

  it('[R3.27] is ready when every essential slot is ready or has failed', () => {
    const { store } = parts();
    const ready = () => store.getState().readiness.dataReady;
    for (const slot of ['search', 'results']) store.dispatch(slotWaiting(slot));
    store.dispatch(slotSettled('search'));
    expect(ready()).toBe(false);
    store.dispatch(slotSettled('results'));
    expect(ready()).toBe(true);
    store.dispatch(slotWaiting('search'));
    expect(ready()).toBe(false);
  });

  it('[R10.05] knows which slots show that their widget has failed, until it is tried again', () => {
    const { store } = parts();
    const failed = () => store.getState().readiness.failed;
    for (const slot of ['search', 'results']) store.dispatch(slotWaiting(slot));
    store.dispatch(slotSettled('search'));
    store.dispatch(slotFailed('results'));
    expect([failed(), store.getState().readiness.dataReady]).toEqual([['results'], true]);
    store.dispatch(slotWaiting('results'));
    expect(failed()).toEqual([]);
  });

  it('[R3.29] has the size of the window', () => {
    const { store } = parts();
    store.dispatch(windowResized({ height: 900, width: 1280 }));
    expect(store.getState().windowSize).toEqual({ height: 900, width: 1280 });
  });

  it('[R3.27][R3.30] shows header and footer, but not in our app, which has bars of its own', () => {
    expect(createShellStore('sp').getState().bars).toEqual({ header: true, footer: true });
    expect(createShellStore('app').getState().bars).toEqual({ header: false, footer: false });
  });

  it('[R3.27] ends what a widget asked of the frame together with the widget, and nothing else', () => {
    const all = parts();
    const one = holdFrame(all);
    const other = holdFrame(all);
    one.frame.lockScroll();
    one.frame.showOverlay();
    const unlock = other.frame.lockScroll();
    one.close();
    const { scrollLocks, overlay } = all.store.getState();
    expect([scrollLocks.length, overlay.show]).toEqual([1, false]);
    unlock();
    unlock();
    expect(all.store.getState().scrollLocks).toEqual([]);
  });
});

describe('what outlives a document', () => {
  it("[R9.03][R9.04] is kept under 'vuex', next to what widgets keep there", () => {
    const storage = aStorage('{"normalCondition":"area[]=12"}');
    const { store } = parts();
    persistState(store, storage);
    store.dispatch(alertSet({ messages: ['読み込めませんでした'], severity: 'warning' }));
    expect(JSON.parse(storage.get('vuex') ?? '')).toMatchObject({
      normalCondition: 'area[]=12',
      shell: { alert: { show: true, messages: ['読み込めませんでした'] } },
    });
    const { store: next } = parts();
    persistState(next, storage);
    expect(next.getState().alert).toMatchObject({
      show: true,
      messages: ['読み込めませんでした'],
      severity: 'warning',
    });
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"shell":3}',
    '{"shell":{"alert":{"show":true,"messages":"x"}}}',
    '{"shell":{"alert":{"show":false}}}',
  ])('[R9.03] is not restored from %s', (text) => {
    const { store } = parts();
    persistState(store, aStorage(text));
    expect(store.getState().alert).toEqual(noAlert);
  });
});
