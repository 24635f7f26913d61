import { aPageState } from '../../testing/builders.ts';
import { alertSet } from '../page-state/alertSlice.ts';
import { persistState } from '../page-state/persistence.ts';
import { createShellStore, type ShellStore } from '../page-state/store.ts';
import { lostParts } from './lostParts.ts';

const LOST = Object.assign(new Error('Loading chunk pickers failed'), { name: 'ChunkLoadError' });

/** The storage of one session. */
function aSession() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}
/** Loses a part of a document whose form is being filled. */
async function losePart(store: ShellStore): Promise<void> {
  const { recover } = lostParts({
    state: aPageState(),
    watch: { ask: () => undefined, latest: () => undefined, isOutdated: () => false },
    forms: { isBeingFilled: () => true },
    store,
    telemetry: { error: () => {}, measure: () => {} },
    words: { title: '注意', message: '読み込めませんでした', reload: '再読み込み' },
  });
  await recover(LOST);
}
/** Opens a document of the session. */
function aDocument(session: ReturnType<typeof aSession>): ShellStore {
  const store = createShellStore();
  persistState(store, session);
  return store;
}
function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
}

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
});

it('[R2.12] the offer of a reload is not made again by the document that it leads to', async () => {
  const session = aSession();
  const store = aDocument(session);
  await losePart(store);
  expect(store.getState().alert).toMatchObject({ show: true, footerText: '再読み込み' });
  leave();
  expect(aDocument(session).getState().alert.show).toBe(false);
});

it('[R9.04] an alert that came after the offer goes along to the next document', async () => {
  const session = aSession();
  const store = aDocument(session);
  await losePart(store);
  store.dispatch(alertSet({ title: 'エラー', messages: ['混み合っています'] }));
  leave();
  expect(aDocument(session).getState().alert).toMatchObject({ show: true, title: 'エラー' });
});
