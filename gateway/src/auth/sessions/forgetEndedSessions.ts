import type { AuthServer } from '../authServer.ts';

const ONE_HOUR = 3_600_000;

/** Drops sessions that have ended, every hour. Answers with what ends it. */
export function forgetEndedSessions(
  { sessions }: AuthServer,
  onFailure: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void sessions.forget().catch(onFailure), ONE_HOUR).unref();
  return () => clearInterval(timer);
}
