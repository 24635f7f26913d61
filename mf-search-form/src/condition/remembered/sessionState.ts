import type { WidgetStorage } from 'shared-contracts/widget';

/**
 * R9.03: the entry of the session in which several widgets keep their values, each under its own
 * names.
 */
const STATE_KEY = 'vuex';

/** Gives what the widgets keep in the session; an empty object when it cannot be read. */
export function readState({ session }: WidgetStorage): Record<string, unknown> {
  try {
    const state: unknown = JSON.parse(session.get(STATE_KEY) ?? '{}');
    return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Changes some values in the session and leaves the others alone. */
export function writeState(
  storage: WidgetStorage,
  change: Readonly<Record<string, unknown>>,
): void {
  return storage.session.set(STATE_KEY, JSON.stringify({ ...readState(storage), ...change }));
}
