import type { AuthServer } from '../authServer.ts';

const ONE_HOUR = 3_600_000;

/** Deletes ended sessions every hour. Returns a function that stops this. */
export function forgetEndedSessions(
  { sessions }: AuthServer,
  onFailure: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void sessions.forget().catch(onFailure), ONE_HOUR).unref();
  return () => clearInterval(timer);
}
