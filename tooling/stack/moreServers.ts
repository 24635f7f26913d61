import { join } from 'node:path';
import { findFreePort, findFreePorts } from './ports.ts';
import type { ServerPlan } from './serverPlans.ts';
import { type Log, type ServerProcess, startServer } from './serverProcess.ts';
import { waitUntilHealthy } from './waitUntilHealthy.ts';

/** Settings that are added to those of a plan. */
export type Settings = Readonly<Record<string, string>>;

/** One more server, as behind a load balancer. */
export interface AnotherServer {
  readonly url: string;
  /** Sends the signal (SIGINT unless given), and resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface AnotherShell extends AnotherServer {
  readonly staffUrl: string;
}

/** Starts further servers of a stack, as behind a load balancer. `settings` are added to their environment. */
export interface MoreServers {
  /** Starts one more shell server with the same gateway and registry. */
  anotherShell(settings?: Settings): Promise<AnotherShell>;
  /** Starts one more gateway with the same database. */
  anotherGateway(settings?: Settings): Promise<AnotherServer>;
}

interface RunOptions {
  readonly dataFolder: string;
  readonly log: Log;
}

/** Milliseconds. The first start fills the database. */
export const LONGEST_START = 300_000;
/** Milliseconds for which an init system waits for a server that it ends. */
export const LONGEST_END = 10_000;

/** Starts one more shell server, on a free port unless the settings name one, with a data folder of its own. */
async function startAnotherShell(
  shell: ServerPlan,
  { dataFolder, log }: RunOptions,
  settings: Settings,
  onStarted: (server: ServerProcess) => void,
) {
  const { shell: free, staff, frame } = await findFreePorts();
  const port = settings['SHELL_PORT'] ?? String(free);
  const url = `http://localhost:${port}`;
  const environment = {
    ...shell.environment,
    // its pages show frames of its own, which know them by their origin
    SITE_ORIGIN: url,
    FRAME_ORIGIN: `http://localhost:${frame}`,
    ...settings,
    SHELL_PORT: port,
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
    stop: (signal?: NodeJS.Signals) => server.stop(LONGEST_END, signal),
  };
}

/** Starts one more gateway, on a free port unless the settings name one. */
async function startAnotherGateway(
  gateway: ServerPlan,
  { log }: RunOptions,
  settings: Settings,
  onStarted: (server: ServerProcess) => void,
): Promise<AnotherServer> {
  const port = settings['GATEWAY_PORT'] ?? String(await findFreePort());
  const url = `http://localhost:${port}`;
  const environment = {
    ...gateway.environment,
    ...settings,
    GATEWAY_PORT: port,
    GATEWAY_METRICS: undefined,
  };
  const server = startServer({ name: 'gateway', script: gateway.script, log, environment });
  onStarted(server);
  await waitUntilHealthy(server, url + gateway.health, LONGEST_START);
  return { url, stop: (signal) => server.stop(LONGEST_END, signal) };
}

/** Returns what starts further servers by the present plans; `onStarted` gets the process of each. */
export function moreServers(
  plans: Readonly<Record<'shell' | 'gateway', ServerPlan>>,
  options: RunOptions,
  onStarted: (server: ServerProcess) => void,
): MoreServers {
  return {
    anotherShell: (settings = {}) => startAnotherShell(plans.shell, options, settings, onStarted),
    anotherGateway: (settings = {}) =>
      startAnotherGateway(plans.gateway, options, settings, onStarted),
  };
}
