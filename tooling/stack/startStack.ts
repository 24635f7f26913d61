import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WIDGETS } from '../build/widgets.ts';
import { findFreePorts, type Ports } from './ports.ts';
import { publishBuild } from './publishBuild.ts';
import { startServer, type Log, type ServerProcess } from './serverProcess.ts';
import { serverPlans, type ServerName } from './serverPlans.ts';
import { keepTeamTokens, type LocalTokens } from './teamTokens.ts';
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
}

export interface Stack {
  readonly shellUrl: string;
  readonly gatewayUrl: string;
  readonly registryUrl: string;
  /** The folder that the shell's server reads published files from. */
  readonly assetStore: string;
  readonly tokens: LocalTokens;
  /** Settles with the first server's end that nobody asked for. */
  readonly crashed: Promise<string>;
  /** Ends one server and leaves it ended. */
  end(name: ServerName): Promise<void>;
  /** Ends it, where it runs, and starts it again on the same port and data. */
  restart(name: ServerName): Promise<void>;
  stop(): Promise<void>;
}

/** A first start fills the database. */
const LONGEST_START = 300_000;

/** Starts gateway, registry and shell from the builds as they stand, and publishes the widgets. */
export const startStack = async ({ dataFolder, log = () => {}, verbose, publish = WIDGETS, ...options }: StackOptions): Promise<Stack> => {
  await mkdir(dataFolder, { recursive: true });
  const ports = options.ports ?? await findFreePorts();
  const tokens = await keepTeamTokens(dataFolder);
  const plans = serverPlans({ ...options, ports, dataFolder, tokens });
  const running = new Map<ServerName, ServerProcess>();
  let reportCrash: (how: string) => void = () => {};
  const crashed = new Promise<string>((resolve) => { reportCrash = resolve; });

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
  // the shell first, so that nothing is asked of a gateway that is gone
  const stop = async () => {
    await end('shell');
    await Promise.all([end('gateway'), end('registry')]);
  };

  try {
    const publishing = start('registry').then(async () => {
      for (const name of publish) await publishBuild(name, { registryUrl: plans.registry.url, tokens, log });
    });
    await Promise.all([start('gateway'), publishing]);
    await start('shell');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    shellUrl: plans.shell.url, gatewayUrl: plans.gateway.url, registryUrl: plans.registry.url,
    assetStore: join(dataFolder, 'assets'), tokens, crashed, end, stop,
    async restart(name) {
      await end(name);
      await start(name);
    },
  };
};
