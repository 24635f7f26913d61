import type { PageState } from '../document/pageState.ts';
import { hasWithdrawnVersion, isNewBuild } from './isOutdated.ts';
import {
  buildManifestPath,
  LATEST_BUILD,
  parseLatestBuild,
  type LatestBuild,
} from './latestBuild.ts';

/** Milliseconds. */
const POLL_INTERVAL = 60_000;
const ANSWER_LIMIT = 4000;
/** For this long after the question an answer is taken for the present one. */
export const FRESH_FOR = 1000;

export interface BuildWatchOptions {
  readonly state: Pick<PageState, 'build' | 'builtAt' | 'release'>;
  /** Answers with parsed JSON; rejects for anything else. */
  readonly fetchJson: (path: string, signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds. */
  readonly now: () => number;
  /** R8.07: told of a build whose manifest cannot be had. */
  readonly onManifestFailure: (error: unknown) => void;
}

export interface BuildWatch {
  /** The last descriptor that made sense. */
  latest(): LatestBuild | undefined;
  /** Whether a navigation has to load a document: a new build is complete, or a version was taken back. */
  isOutdated(): boolean;
  /** Asks once, for all who wait; undefined where the last answer is fresh. A failure changes nothing. */
  ask(): Promise<void> | undefined;
}

/** R4.03, R7.09: the latest build as this document knows it. Answers that are no descriptor, or of an older build, are ignored (fault 14). */
export function buildWatch({
  state,
  fetchJson,
  now,
  onManifestFailure,
}: BuildWatchOptions): BuildWatch {
  let latest: LatestBuild | undefined;
  /** When the last answer was asked for: what was written since, it cannot know. */
  let knownAt = -Infinity;
  let asking: Promise<void> | undefined;
  /** Builds by whether their manifest was there. */
  const complete = new Map<string, boolean>();

  const fetchManifest = async (build: string) => {
    try {
      await fetchJson(buildManifestPath(build), AbortSignal.timeout(ANSWER_LIMIT));
      complete.set(build, true);
    } catch (error) {
      if (!complete.has(build)) onManifestFailure(error);
      complete.set(build, false);
    }
  };
  const fetchLatest = async () => {
    const askedAt = now();
    try {
      // the time keeps caches on the way from answering
      const answer = parseLatestBuild(
        await fetchJson(
          `${LATEST_BUILD}?${Math.round(askedAt)}`,
          AbortSignal.timeout(ANSWER_LIMIT),
        ),
      );
      if (!answer || answer.builtAt < state.builtAt) return;
      latest = answer;
      knownAt = askedAt;
      if (isNewBuild(state, answer) && complete.get(answer.build) !== true)
        await fetchManifest(answer.build);
    } catch {
      /* offline, or a server that is being replaced: what is known holds */
    }
  };
  return {
    latest: () => latest,
    isOutdated: () =>
      latest !== undefined &&
      ((isNewBuild(state, latest) && complete.get(latest.build) === true) ||
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

/** Asks now and then while somebody looks, and when they come back. Answers with its end. */
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
