import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { WIDGETS } from '../build/widgets.ts';
import { type DemoAccount, keepDemoAccounts } from './demoAccounts.ts';
import { findFreePorts, type Ports } from './ports.ts';
import { publishBuild } from './publishBuild.ts';
import { runServers, type RunningServers } from './runServers.ts';
import type { Log } from './serverProcess.ts';
import { serverPlans, type Origins } from './serverPlans.ts';
import { hostEventsFile, readHostShared } from './readHostShared.ts';
import { keepLocalAccess, type LocalAccess } from './localAccess.ts';

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

export interface Stack extends Omit<RunningServers, 'start'> {
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
}

/** The accounts that may sign in: those of a given file, or the demonstration's, which are then kept in the data folder. */
async function accountsFor({ accounts, demonstration = true, dataFolder }: StackOptions) {
  if (accounts !== undefined || !demonstration) return { file: accounts, accounts: [] };
  return keepDemoAccounts(dataFolder);
}

/** The shell comes last: its first page needs the other two and the published widgets. */
async function startInOrder(servers: RunningServers, publishAll: () => Promise<void>) {
  try {
    await Promise.all([servers.start('gateway'), servers.start('registry').then(publishAll)]);
    await servers.start('shell');
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

/** Starts gateway, registry and shell from the builds as they stand, and publishes the widgets. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataFolder, log = () => {}, verbose, publish = WIDGETS, shellBuild } = options;
  await mkdir(dataFolder, { recursive: true });
  const access = await keepLocalAccess(dataFolder);
  const kept = await accountsFor(options);
  const { accounts: _, ...planned } = options;
  const plans = serverPlans({
    ...planned,
    ...(kept.file !== undefined && { accounts: kept.file }),
    ports: options.ports ?? (await findFreePorts()),
    access,
    hostShared: await readHostShared(shellBuild),
    hostEvents: hostEventsFile(shellBuild),
  });
  const servers = runServers({ plans, dataFolder, log, verbose });
  await startInOrder(servers, async () => {
    for (const name of publish)
      await publishBuild(name, { registryUrl: plans.registry.url, access, log });
  });
  return {
    ...servers,
    shellUrl: plans.shell.url,
    gatewayUrl: plans.gateway.url,
    registryUrl: plans.registry.url,
    assetStore: join(dataFolder, 'assets'),
    siteRules: join(dataFolder, 'shell/site-rules.json'),
    shellBuild: shellBuild ?? join(repositoryRoot, 'shell/dist'),
    access,
    demoAccounts: kept.accounts,
  };
}
