import type { NavigateOptions } from 'shared-contracts/widget';
import { arrivals, pathOf, type ArrivalOptions } from './arrivals.ts';
import { historyEntries, type HistoryEntries, type Step } from './historyEntries.ts';

export interface SiteHistoryOptions extends ArrivalOptions {
  /**
   * Asks the server what is live and which rules hold. Returns undefined if that was asked a moment
   * ago. Never rejects.
   */
  readonly refresh: () => Promise<void> | undefined;
}

/** How the shell goes to an address: as widgets do, or over the page of another entry. */
export interface SiteNavigateOptions extends NavigateOptions {
  /** The key of the entry over whose page the new one is to lie. It is kept with the new entry. */
  readonly over?: string;
}

/** The addresses of one document. Every change of address goes through the navigation chain. */
export interface SiteHistory extends Pick<HistoryEntries, 'current' | 'subscribe' | 'layOver'> {
  /**
   * Implements `host.navigate`. The present address takes the place of its own entry, as in a browser,
   * unless it is to lie over a page. Throws a TypeError for an address that is not HTTP or HTTPS.
   */
  navigate(href: string, options?: SiteNavigateOptions): void;
}

/**
 * How long a navigation waits for a refresh, in milliseconds. After that it goes on with what is
 * known, and the page is checked again when the answer comes.
 */
const PATIENCE = 400;

function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function toWebUrl(href: string, base: string): URL {
  const url = new URL(href, base);
  if (!['http:', 'https:'].includes(url.protocol))
    throw new TypeError(`Cannot navigate to a ${url.protocol} address`);
  return url;
}

/** Times the navigations of a document: each waits for a refresh, and the newest one wins. */
function traveller(options: SiteHistoryOptions) {
  const { window, refresh } = options;
  const { add, show, current, subscribe, layOver } = historyEntries(window);
  const { arrive, accept, lookAgain } = arrivals(options, add);
  let turn = 0;

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
    // The answer may come after the navigation has gone on without it.
    void asked.then(() => {
      if (mine === turn && settled) lookAgain();
    });
  };
  const comeBack = () => {
    // a navigation that still waits is not wanted any more, also where a drawer was closed
    const mine = (turn += 1);
    const asked = pathOf(window.location);
    if (asked === pathOf(current().location)) {
      show('POP');
      return;
    }
    if (!accept(asked)) return;
    show('POP');
    void refresh()?.then(() => {
      if (mine === turn) lookAgain();
    });
  };
  return { current, subscribe, layOver, go, comeBack };
}

/** R4.01 in the browser: handles links, widgets, Back and Forward alike. */
export function siteHistory(options: SiteHistoryOptions): SiteHistory {
  const { window, load } = options;
  const { current, subscribe, layOver, go, comeBack } = traveller(options);
  // `comeBack` shows the page at once, because the browser restores the scroll position right
  // after.
  window.addEventListener('popstate', comeBack);

  return {
    current,
    subscribe,
    layOver,
    navigate(href, { replace = false, keepPosition = false, over } = {}) {
      const url = toWebUrl(href, window.location.href);
      if (url.origin !== window.location.origin) load(url.href, { replace });
      else {
        const isHere = !over && url.href === window.location.href;
        go(url, { replace: replace || isHere, state: { keepPosition, over } });
      }
    },
  };
}
