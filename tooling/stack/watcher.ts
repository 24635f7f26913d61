import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { restartPauses } from 'server-kit/processes/restartPauses';
import type { ServerName } from './serverPlans.ts';
import type { Log, ServerProcess } from './serverProcess.ts';

/** What may be done with a server that has ended by itself. */
interface Watched {
  readonly name: ServerName;
  readonly server: ServerProcess;
  /** Whether the server is still wanted. */
  isWanted(): boolean;
  startAgain(): Promise<void>;
  giveUp(why: string): void;
}

/** Returns a function that watches a server: when it ends by itself it starts again, or is given up. */
export function watcher(log: Log, restarts: boolean) {
  const pauseAfter = restartPauses(() => performance.now());
  return async ({ name, server, isWanted, startAgain, giveUp }: Watched): Promise<void> => {
    const how = await server.ended;
    if (how === undefined) return;
    if (!restarts) {
      giveUp(`${name} ${how}.`);
      return;
    }
    log(`${name} ${how}. It starts again.`);
    await setTimeoutPromise(pauseAfter());
    if (!isWanted()) return;
    await startAgain().catch((error: unknown) =>
      giveUp(`${name} does not start again: ${String(error)}`),
    );
  };
}
