import type { PageState } from '../document/pageState.ts';
import { buildManifests } from './buildManifests.ts';
import { hasWithdrawnVersion, isNewBuild } from './isOutdated.ts';
import { LATEST_BUILD, parseLatestBuild, type LatestBuild } from './latestBuild.ts';

/** The time between two questions, in milliseconds. */
const POLL_INTERVAL = 60_000;
/** How long one request may take, in milliseconds. */
const ANSWER_LIMIT = 4000;
/** How long after the question an answer counts as the present one, in milliseconds. */
export const FRESH_FOR = 1000;

export interface BuildWatchOptions {
  readonly state: Pick<PageState, 'build' | 'builtAt' | 'release'>;
  /** Resolves to the parsed JSON at a path. Rejects if the answer is an error or is not JSON. */
  readonly fetchJson: (path: string, signal: AbortSignal) => Promise<unknown>;
  /** The present time in milliseconds since 1970. */
  readonly now: () => number;
  /** R8.07: called at the first failure to fetch a build's manifest. */
  readonly onManifestFailure: (error: unknown) => void;
}

export interface BuildWatch {
  /** Returns the last valid description of what is live; undefined before the first one. */
  latest(): LatestBuild | undefined;
  /**
   * Returns whether a navigation must load a document, because a new build is complete or because a
   * version of this document was taken back.
   */
  isOutdated(): boolean;
  /**
   * Asks what is live. Callers that ask at the same time share one request. Returns undefined if
   * the last answer is fresh. Never rejects: a failure changes nothing.
   */
  ask(): Promise<void> | undefined;
}

/**
 * R4.03, R7.09: keeps what this document knows of the latest build. Ignores answers that are not a
 * description of a build, or that describe an older build (fault 14).
 */
export function buildWatch({
  state,
  fetchJson,
  now,
  onManifestFailure,
}: BuildWatchOptions): BuildWatch {
  let latest: LatestBuild | undefined;
  /** When the last answer was asked for. It says nothing about later changes. */
  let knownAt = -Infinity;
  let asking: Promise<void> | undefined;

  const fetchInTime = (path: string) => fetchJson(path, AbortSignal.timeout(ANSWER_LIMIT));
  const manifests = buildManifests(fetchInTime, onManifestFailure);
  const fetchLatest = async () => {
    const askedAt = now();
    try {
      // The time in the address keeps caches from answering.
      const answer = parseLatestBuild(await fetchInTime(`${LATEST_BUILD}?${Math.round(askedAt)}`));
      if (!answer || answer.builtAt < state.builtAt) return;
      latest = answer;
      knownAt = askedAt;
      if (isNewBuild(state, answer) && !manifests.isComplete(answer.build))
        await manifests.check(answer.build);
    } catch {
      // The browser is offline, or the server is being replaced. What is known stays valid.
    }
  };
  return {
    latest: () => latest,
    isOutdated: () =>
      latest !== undefined &&
      ((isNewBuild(state, latest) && manifests.isComplete(latest.build)) ||
        hasWithdrawnVersion(state, latest)),
    ask() {
      if (now() - knownAt < FRESH_FOR) return undefined;
      asking ??= fetchLatest().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

/**
 * Asks what is live at intervals while the page is visible, and when the visitor comes back to it.
 * Returns a function that stops this.
 */
export function pollBuild(
  watch: BuildWatch,
  { window, interval = POLL_INTERVAL }: { readonly window: Window; readonly interval?: number },
): () => void {
  const ask = () => {
    if (window.document.visibilityState === 'visible') void watch.ask();
  };
  const timer = window.setInterval(ask, interval);
  const events = ['online', 'pageshow'] as const;
  for (const event of events) window.addEventListener(event, ask);
  window.document.addEventListener('visibilitychange', ask);
  return () => {
    window.clearInterval(timer);
    for (const event of events) window.removeEventListener(event, ask);
    window.document.removeEventListener('visibilitychange', ask);
  };
}
