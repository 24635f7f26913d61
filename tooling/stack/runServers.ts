import { join } from 'node:path';
import { findFreePorts } from './ports.ts';
import type { ServerName, ServerPlan } from './serverPlans.ts';
import { startServer, type Log, type ServerProcess } from './serverProcess.ts';
import { waitUntilHealthy } from './waitUntilHealthy.ts';

interface RunOptions {
  readonly plans: Readonly<Record<ServerName, ServerPlan>>;
  readonly dataFolder: string;
  readonly log: Log;
  readonly verbose?: boolean | undefined;
}

type Settings = Readonly<Record<string, string>>;

/** One more shell server, as behind a load balancer. */
export interface AnotherShell {
  readonly url: string;
  readonly staffUrl: string;
  stop(): Promise<void>;
}

/** The running servers of one stack. */
export interface RunningServers {
  /** Resolves with a sentence about the first server that ends by itself. */
  readonly crashed: Promise<string>;
  /**
   * Starts a server and resolves when it is healthy. `settings` are added to its environment, also at
   * later starts.
   */
  start(name: ServerName, settings?: Settings): Promise<void>;
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
  /**
   * Starts one more shell server with the same gateway and registry, as behind a load balancer;
   * `settings` are added to its environment.
   */
  anotherShell(settings?: Settings): Promise<AnotherShell>;
  stop(): Promise<void>;
}

/** Milliseconds. The first start fills the database. */
const LONGEST_START = 300_000;
/** Milliseconds for which an init system waits for a server that it ends. */
const LONGEST_END = 10_000;

/** Starts one more shell server on a free port with a data folder of its own. */
async function startAnotherShell(
  shell: ServerPlan,
  { dataFolder, log }: RunOptions,
  settings: Settings,
  onStarted: (server: ServerProcess) => void,
) {
  const { shell: port, staff, frame } = await findFreePorts();
  const url = `http://localhost:${port}`;
  const environment = {
    ...shell.environment,
    // its pages show frames of its own, which know them by their origin
    SITE_ORIGIN: url,
    FRAME_ORIGIN: `http://localhost:${frame}`,
    ...settings,
    SHELL_PORT: String(port),
    STAFF_PORT: String(staff),
    FRAME_PORT: String(frame),
    SHELL_METRICS: undefined,
    SHELL_DATA: join(dataFolder, `shell-${port}`),
  };
  const server = startServer({ name: 'shell', script: shell.script, log, environment });
  onStarted(server);
  await waitUntilHealthy(server, url + shell.health, LONGEST_START);
  return {
    url,
    staffUrl: `http://localhost:${staff}`,
    stop: async () => void (await server.stop()),
  };
}

/** Prepares the servers of a stack; `start` starts each of them. */
export function runServers(options: RunOptions): RunningServers {
  const { plans, log, verbose } = options;
  const running = new Map<ServerName, ServerProcess>();
  const more: ServerProcess[] = [];
  const { promise: crashed, resolve: reportCrash } = Promise.withResolvers<string>();

  const added = new Map<ServerName, Settings>();
  const planOf = (name: ServerName): ServerPlan => ({
    ...plans[name],
    environment: { ...plans[name].environment, ...added.get(name) },
  });
  const start = async (name: ServerName, settings?: Settings) => {
    if (settings) added.set(name, settings);
    const server = startServer({ name, ...planOf(name), log, ...(verbose && { verbose }) });
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
    async terminate(name) {
      const server = running.get(name);
      await server?.stop(LONGEST_END, 'SIGTERM');
      running.delete(name);
      return server?.exitCode() ?? null;
    },
    async kill(name) {
      await running.get(name)?.stop(undefined, 'SIGKILL');
      running.delete(name);
    },
    async restart(name) {
      await end(name);
      await start(name);
    },
    anotherShell: (settings = {}) =>
      startAnotherShell(planOf('shell'), options, settings, (server) => more.push(server)),
    // the shell stops first, so that it asks nothing of a stopped gateway
    async stop() {
      await Promise.all([end('shell'), ...more.map((server) => server.stop())]);
      await Promise.all([end('gateway'), end('registry')]);
    },
  };
}
