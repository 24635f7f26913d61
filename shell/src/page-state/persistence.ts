import type { KeyValueStorage } from 'shared-contracts/widget';
import { alertSet, type AlertState } from './alertSlice.ts';
import type { ShellStore } from './store.ts';

/**
 * R9.03: the key of the session's state. The search form keeps its conditions under the same key.
 */
export const STATE_KEY = 'vuex';
/** The shell's own part of that state. */
const PART = 'shell';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readAll(storage: KeyValueStorage): Readonly<Record<string, unknown>> {
  try {
    const state: unknown = JSON.parse(storage.get(STATE_KEY) ?? '{}');
    return isRecord(state) ? state : {};
  } catch {
    return {};
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** An alert as the session keeps it. `severity` may be any text, and `loading` is never used. */
function isShownAlert(data: unknown): data is AlertState {
  if (!isRecord(data)) return false;
  const { show, messages, title, severity, status, footerUrl, footerText } = data;
  return (
    show === true &&
    Array.isArray(messages) &&
    messages.every(isText) &&
    [title, severity, footerUrl, footerText].every(isText) &&
    (isText(status) || typeof status === 'number')
  );
}

function readAlert(storage: KeyValueStorage): AlertState | undefined {
  const own = readAll(storage)[PART];
  return isRecord(own) && isShownAlert(own['alert']) ? own['alert'] : undefined;
}

/**
 * R9.03, R9.04: restores the alert that the last document of this session showed, and keeps each
 * later one. Call it after hydration. Returns a function that ends this.
 */
export function persistState(store: ShellStore, storage: KeyValueStorage): () => void {
  const alert = readAlert(storage);
  if (alert && !store.getState().alert.show) {
    store.dispatch(
      alertSet({
        ...alert,
        loading: false,
        ...(alert.footerUrl !== '' && { footer: { url: alert.footerUrl, text: alert.footerText } }),
      }),
    );
  }
  let before = store.getState().alert;
  return store.subscribe(() => {
    const { alert: present } = store.getState();
    if (present === before) return;
    before = present;
    storage.set(STATE_KEY, JSON.stringify({ ...readAll(storage), [PART]: { alert: present } }));
  });
}
