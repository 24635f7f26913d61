import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { WIDGETS } from '../build/widgets.ts';
import { type DemoAccount, keepDemoAccounts } from './demoAccounts.ts';
import { findFreePorts, type Ports, type ServerPorts } from './ports.ts';
import { publishBuild } from './publishBuild.ts';
import { runServers, type RunningServers } from './runServers.ts';
import type { Log } from './serverProcess.ts';
import { serverPlans, type Origins, type ServerName, type SiteMode } from './serverPlans.ts';
import { hostFiles, readHostShared } from './readHostShared.ts';
import {
  keepLocalAccess,
  type LocalAccess,
  PUBLIC_KEYS_FILE,
  RELEASE_KEYS_FILE,
} from './localAccess.ts';

export interface StackOptions {
  /** Free ports unless given. */
  readonly ports?: Ports;
  /** The ports of `/metrics`; free ones unless given. */
  readonly metrics?: ServerPorts;
  /** Folder of databases, published files, records and tokens. */
  readonly dataFolder: string;
  /**
   * How many courses the inventory has: `full`, a share up to 1, or a number; `full` unless given.
   */
  readonly scale?: string;
  /** PostgreSQL for the gateway instead of its SQLite file. */
  readonly databaseUrl?: string;
  /** The time at which the clock of every server starts. */
  readonly clock?: string;
  readonly log?: Log;
  readonly verbose?: boolean;
  /** Whether a server that ends by itself starts again. */
  readonly restarts?: boolean;
  /** Widgets whose builds are published; all unless given. */
  readonly publish?: readonly string[];
  /** Folder of the shell's build; `shell/dist` unless given. */
  readonly shellBuild?: string;
  /** File of the accounts that may sign in; demonstration accounts unless given. */
  readonly accounts?: string | undefined;
  /** The addresses of shell and gateway for browsers, where a TLS proxy is in front of them. */
  readonly origins?: Origins;
  /**
   * What the servers are for, `demonstration` unless given; in production there are no demonstration
   * accounts.
   */
  readonly mode?: SiteMode;
  /** The path of a browser in which the registry mounts new versions; it mounts none unless given. */
  readonly browser?: string | undefined;
  /** More settings of the store of published files, for the registry and the shell. */
  readonly storeSettings?: Readonly<Record<string, string>>;
  /** More settings of the shell's server, and of the gateway. */
  readonly shellSettings?: Readonly<Record<string, string>>;
  readonly gatewaySettings?: Readonly<Record<string, string>>;
}

export interface Stack extends Omit<RunningServers, 'start'> {
  readonly shellUrl: string;
  /** The staff's host. */
  readonly staffUrl: string;
  /** The host of the frames. */
  readonly frameUrl: string;
  readonly gatewayUrl: string;
  readonly registryUrl: string;
  /** Where each server's metrics are. */
  readonly metrics: Readonly<Record<ServerName, string>>;
  /** The folder that the shell's server reads published files from. */
  readonly assetStore: string;
  /** The setting that names the teams' public keys. */
  readonly widgetKeys: string;
  /** The setting that names the file of the registry's public keys. */
  readonly releaseKeys: string;
  /**
   * The operator's file of maintenance switches and route rules. The shell reads it when it has
   * changed.
   */
  readonly siteRules: string;
  /** Folder of the shell's build. */
  readonly shellBuild: string;
  readonly access: LocalAccess;
  /** The demonstration accounts; empty in production. */
  readonly demoAccounts: readonly DemoAccount[];
}

/**
 * The file of the accounts that may sign in: the given one, or that of the demonstration accounts
 * in the data folder.
 */
async function accountsFor({ accounts, mode = 'demonstration', dataFolder }: StackOptions) {
  if (accounts !== undefined || mode === 'production') return { file: accounts, accounts: [] };
  return keepDemoAccounts(dataFolder);
}

/**
 * Starts the shell last, because its first page needs the other two servers and the published
 * widgets.
 */
async function startInOrder(servers: RunningServers, publishAll: () => Promise<void>) {
  try {
    await Promise.all([servers.start('gateway'), servers.start('registry').then(publishAll)]);
    await servers.start('shell');
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

/**
 * Starts gateway, registry and shell with the present builds, and publishes the widgets. Rejects,
 * with all servers stopped, where one does not start.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataFolder, log = () => {}, verbose, restarts, publish = WIDGETS, shellBuild } = options;
  await mkdir(dataFolder, { recursive: true });
  const access = await keepLocalAccess(dataFolder);
  const kept = await accountsFor(options);
  const { accounts: _, ...planned } = options;
  const ports = options.ports ?? (await findFreePorts());
  const metrics = options.metrics ?? (await findFreePorts());
  const plans = serverPlans({
    ...planned,
    ...(kept.file !== undefined && { accounts: kept.file }),
    ports,
    metrics,
    access,
    hostShared: await readHostShared(shellBuild),
    ...hostFiles(shellBuild),
  });
  const servers = runServers({ plans, dataFolder, log, verbose, restarts });
  const registryUrl = plans.registry.url;
  await startInOrder(servers, async () => {
    for (const name of publish) await publishBuild(name, { registryUrl, access, log });
  });
  return {
    ...servers,
    shellUrl: plans.shell.url,
    staffUrl: plans.seen.staff,
    frameUrl: plans.seen.frame,
    gatewayUrl: plans.gateway.url,
    registryUrl: plans.registry.url,
    metrics: {
      shell: plans.shell.metrics,
      gateway: plans.gateway.metrics,
      registry: plans.registry.metrics,
    },
    assetStore: join(dataFolder, 'assets'),
    widgetKeys: `file:${join(dataFolder, PUBLIC_KEYS_FILE)}`,
    releaseKeys: `file:${join(dataFolder, RELEASE_KEYS_FILE)}`,
    siteRules: join(dataFolder, 'shell/site-rules.json'),
    shellBuild: shellBuild ?? join(repositoryRoot, 'shell/dist'),
    access,
    demoAccounts: kept.accounts,
  };
}
