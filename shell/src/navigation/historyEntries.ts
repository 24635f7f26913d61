import { NavigationType, type Location } from 'react-router';

/** An entry of the browser's history, and the action that made it the present one. */
export interface HistoryEntry {
  readonly location: Location;
  readonly action: NavigationType;
}

/** How a new entry is made. */
export interface Step {
  /** Whether it takes the place of the present entry. */
  readonly replace: boolean;
  /** What is kept with the entry. */
  readonly state: unknown;
}

export interface HistoryEntries {
  current(): HistoryEntry;
  /** Calls `listener` at each change of the present entry. Returns a function that ends this. */
  subscribe(listener: () => void): () => void;
  /** Reads the present entry from the window and tells the listeners. */
  show(action: NavigationType): void;
  /** Adds an entry for `href` to the browser's history and shows it. */
  add(href: string, step: Step): void;
}

function entryState(window: Window): { key: string; state: unknown } {
  // Only `add` below writes states, in this form. The first entry has none.
  const kept = window.history.state as { key?: string; state?: unknown } | null;
  return { key: kept?.key ?? 'default', state: kept?.state ?? null };
}

/** Returns the history of one window: its present entry, its listeners, and how to add an entry. */
export function historyEntries(window: Window): HistoryEntries {
  const listeners = new Set<() => void>();
  let keys = 0;
  const read = (action: NavigationType): HistoryEntry => {
    const { pathname, search, hash } = window.location;
    return { action, location: { pathname, search, hash, ...entryState(window) } };
  };
  let entry = read(NavigationType.Pop);
  const show = (action: NavigationType) => {
    entry = read(action);
    for (const listener of listeners) listener();
  };
  return {
    current: () => entry,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show,
    add: (href, { replace, state }) => {
      keys += 1;
      const kept = { key: `${window.performance.timeOrigin}-${keys}`, state };
      if (replace) window.history.replaceState(kept, '', href);
      else window.history.pushState(kept, '', href);
      show(replace ? NavigationType.Replace : NavigationType.Push);
    },
  };
}
