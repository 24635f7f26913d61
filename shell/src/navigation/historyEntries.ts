/** An address of this site, as the browser writes it, and what the history keeps with it. */
export interface SiteAddress {
  /** `/search/` */
  readonly pathname: string;
  /** The query with its question mark; empty if there is none. */
  readonly search: string;
  /** The fragment with its `#`; empty if there is none. */
  readonly hash: string;
  /** Differs for each entry of the history; `default` for the first one of a document. */
  readonly key: string;
  /** What the navigation left with the entry; null if it left nothing. */
  readonly state: unknown;
}

/** What made an entry the present one: Back, Forward or the document itself (`POP`), or a step. */
export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

/** An entry of the browser's history, and the action that made it the present one. */
export interface HistoryEntry {
  readonly location: SiteAddress;
  readonly action: HistoryAction;
}

/** How a new entry is made. */
export interface Step {
  /** Whether it takes the place of the present entry. */
  readonly replace: boolean;
  /** What is kept with the entry. */
  readonly state: unknown;
}

/**
 * Takes an entry to which the browser has come, to show it over the page of the entry `shown` or to come back to
 * that page. Returns false if the entry takes the place of that page, as most do.
 */
export type LayOver = (entry: HistoryEntry, shown: HistoryEntry) => boolean;

export interface HistoryEntries {
  /** Returns the entry of the page, which may lie below another entry's. */
  current(): HistoryEntry;
  /** Calls `listener` at each change of the present entry. Returns a function that ends this. */
  subscribe(listener: () => void): () => void;
  /** Lets `take` have each entry first. */
  layOver(take: LayOver): void;
  /** Reads the present entry from the window and tells the listeners, unless it lies over the page. */
  show(action: HistoryAction): void;
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
  const read = (action: HistoryAction): HistoryEntry => {
    const { pathname, search, hash } = window.location;
    return { action, location: { pathname, search, hash, ...entryState(window) } };
  };
  let entry = read('POP');
  let isOver: LayOver = () => false;
  const show = (action: HistoryAction) => {
    const next = read(action);
    if (isOver(next, entry)) return;
    entry = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => entry,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    layOver: (take) => {
      isOver = take;
    },
    show,
    add: (href, { replace, state }) => {
      keys += 1;
      const kept = { key: `${window.performance.timeOrigin}-${keys}`, state };
      if (replace) window.history.replaceState(kept, '', href);
      else window.history.pushState(kept, '', href);
      show(replace ? 'REPLACE' : 'PUSH');
    },
  };
}
