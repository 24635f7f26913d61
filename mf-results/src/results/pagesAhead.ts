import type { CoursePage } from 'shared-contracts/gateway';

/** Milliseconds for which an answer may be used. */
const FRESH = 60_000;

/** The page that was loaded before the visitor asked for it; one at most. */
export interface PagesAhead {
  /**
   * Returns the answer of this page and forgets it; undefined when it was not asked for or is too
   * old.
   */
  take(key: string): Promise<CoursePage> | undefined;
  /** Asks for a page unless it was asked for already; aborts the call of another page. */
  ask(key: string, fetch: (signal: AbortSignal) => Promise<CoursePage>): void;
  /** Aborts the call and forgets the page. */
  clear(): void;
}

/** Returns an empty store of pages; `now` gives milliseconds. */
export function pagesAhead(now: () => number): PagesAhead {
  let kept:
    | { key: string; reply: Promise<CoursePage>; at: number; controller: AbortController }
    | undefined;
  const clear = () => {
    kept?.controller.abort();
    kept = undefined;
  };
  return {
    take(key) {
      const reply = kept?.key === key && now() - kept.at < FRESH ? kept.reply : undefined;
      // a taken page is no longer aborted
      if (reply) kept = undefined;
      else clear();
      return reply;
    },
    ask(key, fetch) {
      if (kept?.key === key) return;
      clear();
      const controller = new AbortController();
      const reply = fetch(controller.signal);
      // the caller of `take` handles the failure
      reply.catch(() => {});
      kept = { key, reply, at: now(), controller };
    },
    clear,
  };
}
