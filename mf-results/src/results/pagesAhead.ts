import type { CoursePage } from 'shared-contracts/gateway';

/** An answer is fresh for so long, in milliseconds. */
const FRESH = 60_000;

/** What was asked for before the visitor did: one page at most. */
export interface PagesAhead {
  /** The page's answer, once; undefined where it was not asked for or has grown old. */
  take(key: string): Promise<CoursePage> | undefined;
  /** Asks, unless it was asked already; an earlier page that nobody took is given up. */
  ask(key: string, fetch: (signal: AbortSignal) => Promise<CoursePage>): void;
  clear(): void;
}

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
      // what is taken is not given up any more
      if (reply) kept = undefined;
      else clear();
      return reply;
    },
    ask(key, fetch) {
      if (kept?.key === key) return;
      clear();
      const controller = new AbortController();
      const reply = fetch(controller.signal);
      // who takes it hears of the failure
      reply.catch(() => {});
      kept = { key, reply, at: now(), controller };
    },
    clear,
  };
}
