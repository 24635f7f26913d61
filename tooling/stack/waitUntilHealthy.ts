import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from './serverProcess.ts';

const PAUSE = 100;

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Resolves when the server answers its health check. Rejects where it ends before that, or after
 * `deadline` milliseconds.
 */
export async function waitUntilHealthy(
  server: ServerProcess,
  url: string,
  deadline: number,
): Promise<void> {
  let end: string | undefined;
  void server.ended.then((how) => {
    end = how ?? 'ended';
  });
  const latest = performance.now() + deadline;
  while (!(await isHealthy(url))) {
    if (end !== undefined) throw new Error(`${server.name} ${end}.`);
    if (performance.now() > latest)
      throw new Error(
        `${server.name} was not ready within ${Math.round(deadline / 1000)} seconds (${url}).`,
      );
    await delay(PAUSE);
  }
}
