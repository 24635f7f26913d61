import type { KeyValueStorage } from 'shared-contracts/widget';
import { alertSet, type AlertState } from './alertSlice.ts';
import type { ShellStore } from './store.ts';

/**
 * R9.03: the key of the session's state. The search form keeps its conditions under the same key.
 */
export const STATE_KEY = 'vuex';
/** The shell's own part of that state. */
const PART = 'shell';

function readAll(storage: KeyValueStorage): Record<string, unknown> {
  try {
    const state: unknown = JSON.parse(storage.get(STATE_KEY) ?? '{}');
    return typeof state === 'object' && state !== null && !Array.isArray(state)
      ? // TypeScript does not narrow an object to a record
        (state as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function parseAlert(data: unknown): AlertState | undefined {
  const { show, messages, title, severity, status, footerUrl, footerText } = (data ??
    {}) as Partial<Record<keyof AlertState, unknown>>;
  const fits =
    show === true &&
    Array.isArray(messages) &&
    messages.every(isText) &&
    [title, severity, footerUrl, footerText].every(isText) &&
    (isText(status) || typeof status === 'number');
  // All fields are checked, except that `severity` may be any text and `loading` is never used.
  return fits ? (data as AlertState) : undefined;
}

/**
 * R9.03, R9.04: restores the alert that the last document of this session showed, and keeps each
 * later one. Call it after hydration. Returns a function that ends this.
 */
export function persistState(store: ShellStore, storage: KeyValueStorage): () => void {
  const alert = parseAlert((readAll(storage)[PART] as { alert?: unknown } | undefined)?.alert);
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
