import { isPagePath } from '../routes/routes.ts';
import type { Decision, Destination } from './decision.ts';
import type { HistoryEntries, Step } from './historyEntries.ts';
import { toDestination } from './navigationChain.ts';

export interface ArrivalOptions {
  readonly window: Window;
  /** Runs the navigation chain on what is known now. */
  readonly decide: (destination: Destination) => Decision;
  /** R4.03: returns whether a page must be loaded as a document, because there is a new build. */
  readonly mustLoad: (destination: Destination) => boolean;
  /** Loads a document: a page that this document cannot show, or another site. */
  readonly load: (href: string, options: { readonly replace: boolean }) => void;
}

export interface Arrivals {
  /** Goes to an address: shows its page here, or loads it as a document. */
  arrive(url: URL, step: Step): void;
  /**
   * Accepts an address that the browser went to by itself (Back, Forward). Returns false if the
   * address does not stand here, because a document is loaded for it.
   */
  accept(asked: string): boolean;
  /** Loads a document if the page that is shown has been closed or redirected since. */
  lookAgain(): void;
}

const REPLACE = { replace: true };

/** Returns path and query of an address. */
export function pathOf(address: { readonly pathname: string; readonly search: string }): string {
  return address.pathname + address.search;
}

/** Returns the address that a decision leads to, and whether this document can show it. */
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

/** Does with an address what the navigation chain decides. */
export function arrivals(
  { window, decide, mustLoad, load }: ArrivalOptions,
  add: HistoryEntries['add'],
): Arrivals {
  const followed = (asked: string) => follow(decide(toDestination(asked)), asked);
  return {
    arrive(url, step) {
      const { href, here } = followed(url.pathname + url.search + url.hash);
      const destination = toDestination(href);
      if (!here || !isPagePath(destination.path) || mustLoad(destination))
        load(href, { replace: step.replace });
      else add(href, step);
    },
    accept(asked) {
      const { href, here } = followed(asked);
      if (here && href === asked && !mustLoad(toDestination(asked))) return true;
      load(href, REPLACE);
      return false;
    },
    lookAgain() {
      const asked = pathOf(window.location);
      const { href, here } = followed(asked);
      if (!here || href !== asked) load(href, REPLACE);
    },
  };
}
