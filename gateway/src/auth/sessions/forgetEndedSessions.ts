import type { AuthServer } from '../authServer.ts';

const ONE_HOUR = 3_600_000;

/** Deletes ended sessions and old tries every hour. Returns a function that stops this. */
export function forgetEndedSessions(
  { forget }: AuthServer,
  onFailure: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void forget().catch(onFailure), ONE_HOUR).unref();
  return () => clearInterval(timer);
}
