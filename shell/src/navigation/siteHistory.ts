import { NavigationType, type Navigator, type Location, type To, createPath } from 'react-router';
import type { NavigateOptions } from 'shared-contracts/widget';
import { isPagePath } from '../routes/routes.ts';
import type { Decision, Destination } from './decision.ts';
import { toDestination } from './navigationChain.ts';

export interface SiteHistoryOptions {
  readonly window: Window;
  /** The chain, on what is known now. */
  readonly decide: (destination: Destination) => Decision;
  /** Asks what holds now; undefined where that was asked a moment ago. Never rejects. */
  readonly refresh: () => Promise<void> | undefined;
  /** R4.03: whether a page has to come as a document, because there is a new build. */
  readonly mustLoad: (destination: Destination) => boolean;
  /** Loads a document: a page that this one cannot show, or another site. */
  readonly load: (href: string, options: { readonly replace: boolean }) => void;
}

interface HistoryEntry {
  readonly location: Location;
  readonly action: NavigationType;
}

/** The addresses of one document; every change of them goes through the navigation chain. */
export interface SiteHistory extends Navigator {
  current(): HistoryEntry;
  subscribe(listener: () => void): () => void;
  /** `host.navigate`. Throws for an address that is not of the web. */
  navigate(href: string, options?: NavigateOptions): void;
}

/** Milliseconds that a navigation waits for what holds now; then it goes on with what is known, and is looked at again. */
const PATIENCE = 400;

interface Step {
  readonly replace: boolean;
  readonly state: unknown;
}
const REPLACE = { replace: true };

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function entryState(window: Window): { key: string; state: unknown } {
  const kept = window.history.state as { key?: string; state?: unknown } | null;
  return { key: kept?.key ?? 'default', state: kept?.state ?? null };
}

/** Where a decision leads, and whether this document can show it. */
function follow(
  decision: Decision,
  asked: string,
): { readonly href: string; readonly here: boolean } {
  switch (decision.kind) {
    case 'page':
      return { href: asked, here: true };
    case 'redirect':
      return { href: decision.to, here: !decision.external };
    case 'maintenance':
      return { href: decision.announcement ?? asked, here: false };
    default:
      return { href: asked, here: false };
  }
}

/** Throws for an address that is not of the web. */
function toWebUrl(href: string, base: string): URL {
  const url = new URL(href, base);
  if (!['http:', 'https:'].includes(url.protocol))
    throw new TypeError(`${url.protocol} leads to no page`);
  return url;
}

function pathOf({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  return pathname + search;
}

/** The entry that the browser stands at, and those who want to know of another. */
function entriesOf(window: Window) {
  const listeners = new Set<() => void>();
  let keys = 0;
  const here = (action: NavigationType): HistoryEntry => {
    const { pathname, search, hash } = window.location;
    return { action, location: { pathname, search, hash, ...entryState(window) } as Location };
  };
  let entry = here(NavigationType.Pop);
  const show = (action: NavigationType) => {
    entry = here(action);
    for (const listener of listeners) listener();
  };
  return {
    current: () => entry,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show,
    add: (href: string, { replace, state }: Step) => {
      keys += 1;
      const kept = { key: `${window.performance.timeOrigin}-${keys}`, state };
      if (replace) window.history.replaceState(kept, '', href);
      else window.history.pushState(kept, '', href);
      show(replace ? NavigationType.Replace : NavigationType.Push);
    },
  };
}

/** What the chain does with an address: one that is asked for, one that the browser went to, one that stands here. */
function traveller({ window, decide, refresh, mustLoad, load }: SiteHistoryOptions) {
  const { add, show, current, subscribe } = entriesOf(window);
  let turn = 0;
  const followed = (asked: string) => follow(decide(toDestination(asked)), asked);

  /** The page that stands here may be closed by now. */
  const lookAgain = () => {
    const asked = pathOf(window.location);
    const found = followed(asked);
    if (!found.here || found.href !== asked) load(found.href, REPLACE);
  };
  const arrive = (url: URL, step: Step) => {
    const { href, here } = followed(url.pathname + url.search + url.hash);
    const destination = toDestination(href);
    if (!here || !isPagePath(destination.path) || mustLoad(destination))
      load(href, { replace: step.replace });
    else add(href, step);
  };
  const go = (url: URL, step: Step) => {
    const mine = (turn += 1);
    const asked = refresh();
    if (!asked) {
      arrive(url, step);
      return;
    }
    let settled = false;
    const settle = () => {
      if (mine !== turn || settled) return;
      settled = true;
      arrive(url, step);
    };
    void within(PATIENCE, asked).then(settle);
    // an answer that came too late for the navigation
    void asked.then(() => {
      if (mine === turn && settled) lookAgain();
    });
  };
  const comeBack = () => {
    const asked = pathOf(window.location);
    if (asked === pathOf(current().location)) {
      show(NavigationType.Pop);
      return;
    }
    const mine = (turn += 1);
    const found = followed(asked);
    if (!found.here || found.href !== asked || mustLoad(toDestination(asked))) {
      load(found.href, REPLACE);
      return;
    }
    show(NavigationType.Pop);
    void refresh()?.then(() => {
      if (mine === turn) lookAgain();
    });
  };
  return { current, subscribe, go, comeBack };
}

/** R4.01 in the browser: links, widgets, Back and Forward alike. */
export function siteHistory(options: SiteHistoryOptions): SiteHistory {
  const { window, load } = options;
  const { current, subscribe, go, comeBack } = traveller(options);
  // at once, so that the browser finds the page that it restores the scroll position of
  window.addEventListener('popstate', comeBack);

  const toHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));
  const toUrl: (to: To) => URL = (to) => new URL(toHref(to), window.location.href);
  return {
    current,
    subscribe,
    createHref: toHref,
    go: (delta) => window.history.go(delta),
    push: (to, state) => go(toUrl(to), { replace: false, state }),
    replace: (to, state) => go(toUrl(to), { replace: true, state }),
    navigate(href, { replace = false, keepPosition = false } = {}) {
      const url = toWebUrl(href, window.location.href);
      if (url.origin !== window.location.origin) load(url.href, { replace });
      else go(url, { replace, state: { keepPosition } });
    },
  };
}
