import { LONGEST_END, LONGEST_START, type MoreServers, moreServers } from './moreServers.ts';
import type { ServerName, ServerPlan } from './serverPlans.ts';
import { startServer, type Log, type ServerProcess } from './serverProcess.ts';
import { watcher } from './watcher.ts';
import { waitUntilHealthy } from './waitUntilHealthy.ts';

interface RunOptions {
  readonly plans: Readonly<Record<ServerName, ServerPlan>>;
  readonly dataFolder: string;
  readonly log: Log;
  readonly verbose?: boolean | undefined;
  /** Whether a server that ends by itself starts again. */
  readonly restarts?: boolean | undefined;
}

/** The running servers of one stack. */
export interface RunningServers extends MoreServers {
  /**
   * Resolves with a sentence about the first server that ends by itself, or that does not start again
   * where the servers do.
   */
  readonly crashed: Promise<string>;
  /** Starts a server and resolves when it is healthy. */
  start(name: ServerName): Promise<void>;
  /** Stops one server. */
  end(name: ServerName): Promise<void>;
  /**
   * Ends a server as an init system does: SIGTERM, and SIGKILL ten seconds later. Resolves with its
   * exit code; null where it was killed or did not run.
   */
  terminate(name: ServerName): Promise<number | null>;
  /** Stops a server, where it runs, and starts it again with the same port and data. */
  restart(name: ServerName): Promise<void>;
  /** Kills a server at once, as a fault would. */
  kill(name: ServerName): Promise<void>;
  /** The process of a server that runs. */
  pidOf(name: ServerName): number | undefined;
  stop(): Promise<void>;
}

/** Prepares the servers of a stack; `start` starts each of them. */
export function runServers(options: RunOptions): RunningServers {
  const { plans, log, verbose } = options;
  const running = new Map<ServerName, ServerProcess>();
  const more: ServerProcess[] = [];
  const { promise: crashed, resolve: reportCrash } = Promise.withResolvers<string>();

  const watch = watcher(log, options.restarts ?? false);
  const start = async (name: ServerName): Promise<void> => {
    const server = startServer({ name, ...plans[name], log, ...(verbose && { verbose }) });
    running.set(name, server);
    await waitUntilHealthy(server, plans[name].url + plans[name].health, LONGEST_START);
    void watch({
      name,
      server,
      isWanted: () => running.get(name) === server,
      startAgain: () => start(name),
      giveUp: reportCrash,
    });
  };
  const endBy = async (name: ServerName, signal?: NodeJS.Signals, deadline?: number) => {
    const server = running.get(name);
    await server?.stop(deadline, signal);
    running.delete(name);
    return server?.exitCode() ?? null;
  };
  const end = async (name: ServerName) => void (await endBy(name));
  return {
    crashed,
    start,
    end,
    terminate: (name) => endBy(name, 'SIGTERM', LONGEST_END),
    kill: async (name) => void (await endBy(name, 'SIGKILL')),
    async restart(name) {
      await end(name);
      await start(name);
    },
    ...moreServers(plans, options, (server) => more.push(server)),
    pidOf: (name) => running.get(name)?.pid,
    // the shell stops first, so that it asks nothing of a stopped gateway
    async stop() {
      await Promise.all([end('shell'), ...more.map((server) => server.stop())]);
      await Promise.all([end('gateway'), end('registry')]);
    },
  };
}
