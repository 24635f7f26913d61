import { join } from 'node:path';
import { PUBLIC_KEYS_FILE, TOKENS_FILE, type LocalAccess } from './localAccess.ts';
import type { Ports } from './ports.ts';

export type ServerName = keyof Ports;

export interface ServerPlan {
  readonly url: string;
  /** Path that answers 200 while the server lives. */
  readonly health: string;
  /** Below the repository's root. */
  readonly script: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Where browsers find the site and the gateway. */
export interface Origins {
  readonly site: string;
  readonly gateway: string;
}

export interface PlanOptions {
  readonly ports: Ports;
  readonly dataFolder: string;
  readonly access: LocalAccess;
  /** The packages that the shell's build shares, with their versions. */
  readonly hostShared?: Readonly<Record<string, string>> | undefined;
  /** File of the events that its bus carries. */
  readonly hostEvents?: string | undefined;
  readonly scale?: string;
  readonly clock?: string;
  readonly databaseUrl?: string;
  readonly shellBuild?: string;
  /** File of the accounts that may sign in. */
  readonly accounts?: string;
  /** The servers' own addresses unless given. */
  readonly origins?: Origins;
  readonly shellSettings?: Readonly<Record<string, string>>;
}

/** What each server is started with, so that they find each other. What is undefined here is not inherited either. */
export function serverPlans({
  ports,
  dataFolder,
  access,
  hostShared,
  hostEvents,
  scale,
  clock,
  databaseUrl,
  shellBuild,
  accounts,
  origins,
  shellSettings,
}: PlanOptions): Record<ServerName, ServerPlan> {
  const url = (name: ServerName) => `http://localhost:${ports[name]}`;
  const seen = origins ?? { site: url('shell'), gateway: url('gateway') };
  const assets = join(dataFolder, 'assets');
  const keys = `file:${join(dataFolder, PUBLIC_KEYS_FILE)}`;
  // PGlite is one process's own
  const registryDatabase = databaseUrl?.startsWith('postgres') ? databaseUrl : undefined;
  return {
    gateway: {
      url: url('gateway'),
      health: '/gora/health',
      script: 'gateway/src/server.ts',
      environment: {
        GATEWAY_PORT: String(ports.gateway),
        GATEWAY_DATA: join(dataFolder, 'gateway'),
        GATEWAY_SCALE: scale,
        DATABASE_URL: databaseUrl,
        SITE_ORIGIN: seen.site,
        GATEWAY_ORIGIN: seen.gateway,
        AUTH_ACCOUNTS: accounts,
        CLOCK: clock,
      },
    },
    registry: {
      url: url('registry'),
      health: '/health',
      script: 'registry/src/server.ts',
      environment: {
        REGISTRY_PORT: String(ports.registry),
        ASSET_STORE: assets,
        REGISTRY_DATA: join(dataFolder, 'registry'),
        REGISTRY_TOKENS: `file:${join(dataFolder, TOKENS_FILE)}`,
        WIDGET_KEYS: keys,
        HOST_SHARED: hostShared && JSON.stringify(hostShared),
        HOST_EVENTS: hostEvents && `file:${hostEvents}`,
        DATABASE_URL: registryDatabase,
        CLOCK: clock,
      },
    },
    shell: {
      url: url('shell'),
      health: '/health',
      script: 'shell/server/server.ts',
      environment: {
        SHELL_PORT: String(ports.shell),
        GATEWAY_URL: url('gateway'),
        REGISTRY_URL: url('registry'),
        ASSET_STORE: assets,
        SHELL_DATA: join(dataFolder, 'shell'),
        SHELL_DIST: shellBuild,
        SITES_BASE: `${seen.gateway}/gora/landing`,
        USER_API_URL: `${seen.gateway}/gora/user/info`,
        REGISTRY_SHELL_TOKEN: access.tokens['shell'],
        REGISTRY_OPERATOR_TOKEN: access.tokens['operator'],
        WIDGET_KEYS: keys,
        SITE_ORIGIN: seen.site,
        CLOCK: clock,
        // whoever tries a canary on one machine has one address
        VISITS_PER_NETWORK: '100000',
        ...shellSettings,
      },
    },
  };
}
