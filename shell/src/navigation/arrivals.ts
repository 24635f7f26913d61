import { isPagePath } from '../routes/routes.ts';
import type { Decision, Destination } from './decision.ts';
import type { HistoryEntries, Step } from './historyEntries.ts';
import { toDestination } from './navigationChain.ts';

/** What a document decides about an address, and how it loads another document. */
export interface ArrivalOptions {
  readonly window: Window;
  /** Runs the navigation chain with the rules that are known now. */
  readonly decide: (destination: Destination) => Decision;
  /**
   * R4.03, R10.05: returns whether a page must be loaded as a document, because there is a new build
   * or because a widget has failed in this document.
   */
  readonly mustLoad: (destination: Destination) => boolean;
  /** Loads a document: a page that this document cannot show, or another site. */
  readonly load: (href: string, options: { readonly replace: boolean }) => void;
}

/** The ways in which a document comes to an address. */
export interface Arrivals {
  /** Goes to an address: shows its page here, or loads it as a document. */
  arrive(url: URL, step: Step): void;
  /**
   * Checks the path and query that the browser went to by itself (Back, Forward). Returns true if
   * this document may show the page; otherwise loads a document in its place and returns false.
   */
  accept(asked: string): boolean;
  /**
   * Loads a document if the page that is shown has been closed or redirected since. A new build
   * alone is no reason.
   */
  lookAgain(): void;
}

const REPLACE = { replace: true };

/** Returns path and query of an address, without its fragment. */
export function pathOf(address: { readonly pathname: string; readonly search: string }): string {
  return address.pathname + address.search;
}

/** Returns the address that a decision leads to, and whether this document can show it. */
function follow(
  decision: Decision,
  asked: string,
): { readonly href: string; readonly canShow: boolean } {
  switch (decision.kind) {
    case 'page':
      return { href: asked, canShow: true };
    case 'redirect':
      return { href: decision.to, canShow: !decision.external };
    case 'maintenance':
      // without an announcement, the server's answer to the address announces it
      return { href: decision.announcement ?? asked, canShow: false };
    default:
      // invalid: the server answers with the error page
      return { href: asked, canShow: false };
  }
}

/**
 * Returns the arrivals of a document, which follow the decisions of the navigation chain. `add`
 * makes an entry in the browser's history and shows it.
 */
export function arrivals(
  { window, decide, mustLoad, load }: ArrivalOptions,
  add: HistoryEntries['add'],
): Arrivals {
  const followed = (asked: string) => follow(decide(toDestination(asked)), asked);
  return {
    arrive(url, step) {
      const { href, canShow } = followed(url.pathname + url.search + url.hash);
      const destination = toDestination(href);
      if (!canShow || !isPagePath(destination.path) || mustLoad(destination))
        load(href, { replace: step.replace });
      else add(href, step);
    },
    accept(asked) {
      const { href, canShow } = followed(asked);
      if (canShow && href === asked && !mustLoad(toDestination(asked))) return true;
      load(href, REPLACE);
      return false;
    },
    lookAgain() {
      const asked = pathOf(window.location);
      const { href, canShow } = followed(asked);
      if (!canShow || href !== asked) load(href, REPLACE);
    },
  };
}
