import { join } from 'node:path';
import { findFreePort } from './ports.ts';
import type { ServerName, ServerPlan } from './serverPlans.ts';
import { startServer, type Log, type ServerProcess } from './serverProcess.ts';
import { waitUntilHealthy } from './waitUntilHealthy.ts';

interface RunOptions {
  readonly plans: Readonly<Record<ServerName, ServerPlan>>;
  readonly dataFolder: string;
  readonly log: Log;
  readonly verbose?: boolean | undefined;
}

/** The servers of one stack as they run, each by its name. */
export interface RunningServers {
  /** Settles with the first server's end that nobody asked for. */
  readonly crashed: Promise<string>;
  /** Resolves once the server is healthy. */
  start(name: ServerName): Promise<void>;
  /** Ends one server and leaves it ended. */
  end(name: ServerName): Promise<void>;
  /** Ends it, where it runs, and starts it again on the same port and data. */
  restart(name: ServerName): Promise<void>;
  /** Kills it as a fault would, without a word to it. */
  kill(name: ServerName): Promise<void>;
  /** One more shell server on the same gateway and registry, as behind a load balancer, with settings of its own besides. */
  anotherShell(
    settings?: Readonly<Record<string, string>>,
  ): Promise<{ readonly url: string; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

/** A first start fills the database. */
const LONGEST_START = 300_000;

/** Starts one more shell server on a free port with a data folder of its own. */
async function startAnotherShell(
  { plans: { shell }, dataFolder, log }: RunOptions,
  settings: Readonly<Record<string, string>>,
  onStarted: (server: ServerProcess) => void,
) {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const environment = {
    ...shell.environment,
    ...settings,
    SHELL_PORT: String(port),
    SHELL_DATA: join(dataFolder, `shell-${port}`),
  };
  const server = startServer({ name: 'shell', script: shell.script, log, environment });
  onStarted(server);
  await waitUntilHealthy(server, url + shell.health, LONGEST_START);
  return { url, stop: () => server.stop() };
}

/** Starts no server yet. */
export function runServers(options: RunOptions): RunningServers {
  const { plans, log, verbose } = options;
  const running = new Map<ServerName, ServerProcess>();
  const more: ServerProcess[] = [];
  const { promise: crashed, resolve: reportCrash } = Promise.withResolvers<string>();

  const start = async (name: ServerName) => {
    const server = startServer({ name, ...plans[name], log, ...(verbose && { verbose }) });
    running.set(name, server);
    await waitUntilHealthy(server, plans[name].url + plans[name].health, LONGEST_START);
    void server.ended.then((how) => how !== undefined && reportCrash(`${name} ${how}.`));
  };
  const end = async (name: ServerName) => {
    await running.get(name)?.stop();
    running.delete(name);
  };
  return {
    crashed,
    start,
    end,
    async kill(name) {
      await running.get(name)?.stop(undefined, 'SIGKILL');
      running.delete(name);
    },
    async restart(name) {
      await end(name);
      await start(name);
    },
    anotherShell: (settings = {}) =>
      startAnotherShell(options, settings, (server) => more.push(server)),
    // the shell first, so that nothing is asked of a gateway that is gone
    async stop() {
      await Promise.all([end('shell'), ...more.map((server) => server.stop())]);
      await Promise.all([end('gateway'), end('registry')]);
    },
  };
}
