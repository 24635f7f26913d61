import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { WIDGETS } from '../build/widgets.ts';
import { type DemoAccount, keepDemoAccounts } from './demoAccounts.ts';
import { findFreePort, findFreePorts, type Ports } from './ports.ts';
import { publishBuild } from './publishBuild.ts';
import { startServer, type Log, type ServerProcess } from './serverProcess.ts';
import { serverPlans, type Origins, type ServerName } from './serverPlans.ts';
import { hostEventsFile, readHostShared } from './readHostShared.ts';
import { keepLocalAccess, type LocalAccess } from './localAccess.ts';
import { waitUntilHealthy } from './waitUntilHealthy.ts';

export interface StackOptions {
  /** Free ones unless given. */
  readonly ports?: Ports;
  /** Database, asset store, records and tokens. */
  readonly dataFolder: string;
  /** Courses in the inventory: `full`, a share up to 1, or a number; `full` unless given. */
  readonly scale?: string;
  /** PostgreSQL for the gateway instead of its SQLite file. */
  readonly databaseUrl?: string;
  /** An instant at which every process's clock starts. */
  readonly clock?: string;
  readonly log?: Log;
  readonly verbose?: boolean;
  /** Widgets to publish as they are built; all unless given. */
  readonly publish?: readonly string[];
  /** Folder of the shell's build; its own `dist` unless given. */
  readonly shellBuild?: string;
  /** File of the accounts that may sign in; demonstration accounts unless given. */
  readonly accounts?: string | undefined;
  /** How browsers reach the shell and the gateway, where something with TLS stands before them. */
  readonly origins?: Origins;
  /** More settings of the shell's server. */
  readonly shellSettings?: Readonly<Record<string, string>>;
  /** False: nobody may sign in but whom `accounts` or the database names. */
  readonly demonstration?: boolean;
}

export interface Stack {
  readonly shellUrl: string;
  readonly gatewayUrl: string;
  readonly registryUrl: string;
  /** The folder that the shell's server reads published files from. */
  readonly assetStore: string;
  /** The operator's file of maintenance switches and route rules; the shell looks at it for every navigation. */
  readonly siteRules: string;
  /** Folder of the shell's build. */
  readonly shellBuild: string;
  readonly access: LocalAccess;
  /** Who may sign in to look at the product; nobody in production. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Settles with the first server's end that nobody asked for. */
  readonly crashed: Promise<string>;
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

/** Starts gateway, registry and shell from the builds as they stand, and publishes the widgets. */
export async function startStack({
  dataFolder,
  log = () => {},
  verbose,
  publish = WIDGETS,
  demonstration = true,
  ...options
}: StackOptions): Promise<Stack> {
  await mkdir(dataFolder, { recursive: true });
  const ports = options.ports ?? (await findFreePorts());
  const access = await keepLocalAccess(dataFolder);
  const kept =
    demonstration && options.accounts === undefined
      ? await keepDemoAccounts(dataFolder)
      : undefined;
  const accounts = options.accounts ?? kept?.file;
  const plans = serverPlans({
    ...options,
    ...(accounts !== undefined && { accounts }),
    ports,
    dataFolder,
    access,
    hostShared: await readHostShared(options.shellBuild),
    hostEvents: hostEventsFile(options.shellBuild),
  });
  const running = new Map<ServerName, ServerProcess>();
  let reportCrash: (how: string) => void = () => {};
  const crashed = new Promise<string>((resolve) => {
    reportCrash = resolve;
  });

  const start = async (name: ServerName) => {
    const server = startServer({ name, ...plans[name], log, verbose });
    running.set(name, server);
    await waitUntilHealthy(server, plans[name].url + plans[name].health, LONGEST_START);
    void server.ended.then((how) => how !== undefined && reportCrash(`${name} ${how}.`));
  };
  const end = async (name: ServerName) => {
    await running.get(name)?.stop();
    running.delete(name);
  };
  const more: ServerProcess[] = [];
  const anotherShell = async (settings: Readonly<Record<string, string>> = {}) => {
    const port = await findFreePort();
    const url = `http://localhost:${port}`;
    const { script, health, environment } = plans.shell;
    const server = startServer({
      name: 'shell',
      script,
      log,
      environment: {
        ...environment,
        ...settings,
        SHELL_PORT: String(port),
        SHELL_DATA: join(dataFolder, `shell-${port}`),
      },
    });
    more.push(server);
    await waitUntilHealthy(server, url + health, LONGEST_START);
    return { url, stop: () => server.stop() };
  };
  // the shell first, so that nothing is asked of a gateway that is gone
  const stop = async () => {
    await Promise.all([end('shell'), ...more.map((server) => server.stop())]);
    await Promise.all([end('gateway'), end('registry')]);
  };

  try {
    const publishing = start('registry').then(async () => {
      for (const name of publish)
        await publishBuild(name, { registryUrl: plans.registry.url, access, log });
    });
    await Promise.all([start('gateway'), publishing]);
    await start('shell');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    shellUrl: plans.shell.url,
    gatewayUrl: plans.gateway.url,
    registryUrl: plans.registry.url,
    assetStore: join(dataFolder, 'assets'),
    siteRules: join(dataFolder, 'shell/site-rules.json'),
    shellBuild: options.shellBuild ?? join(repositoryRoot, 'shell/dist'),
    access,
    demoAccounts: kept?.accounts ?? [],
    crashed,
    end,
    stop,
    anotherShell,
    async kill(name) {
      await running.get(name)?.stop(undefined, 'SIGKILL');
      running.delete(name);
    },
    async restart(name) {
      await end(name);
      await start(name);
    },
  };
}
