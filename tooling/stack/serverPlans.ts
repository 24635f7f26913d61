import { join } from 'node:path';
import {
  PUBLIC_KEYS_FILE,
  RELEASE_KEY_FILE,
  RELEASE_KEYS_FILE,
  TOKENS_FILE,
  type LocalAccess,
} from './localAccess.ts';
import type { Ports, ServerPorts } from './ports.ts';

export type ServerName = keyof ServerPorts;

/** What the servers are for (`SITE_MODE`). */
export type SiteMode = 'demonstration' | 'production';

export interface ServerPlan {
  readonly url: string;
  /** Where the server's `/metrics` are. */
  readonly metrics: string;
  /** The path that answers 200 while the server runs. */
  readonly health: string;
  /** Path from the root of the repository. */
  readonly script: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Where browsers find the hosts of the shell, and the gateway. */
export interface Origins {
  readonly site: string;
  readonly staff: string;
  readonly frame: string;
  readonly gateway: string;
}

export interface PlanOptions {
  readonly ports: Ports;
  /** The ports of `/metrics`. */
  readonly metrics: ServerPorts;
  readonly dataFolder: string;
  readonly access: LocalAccess;
  /** The packages that the shell's build shares, with their versions. */
  readonly hostShared?: Readonly<Record<string, string>> | undefined;
  /** The file of the events that the shell's bus carries. */
  readonly hostEvents?: string | undefined;
  /** The file of the slots of the shell's pages. */
  readonly hostSlots?: string | undefined;
  /** The folder of the code of the shell's renderers. */
  readonly hostRenderer?: string | undefined;
  /** The path of a browser in which the registry mounts new versions; it mounts none unless given. */
  readonly browser?: string | undefined;
  readonly scale?: string;
  readonly clock?: string;
  readonly databaseUrl?: string;
  readonly shellBuild?: string;
  /** The file of the accounts that may sign in. */
  readonly accounts?: string;
  /** What the servers are for. Default: `demonstration`. */
  readonly mode?: SiteMode;
  /** The servers' own addresses unless given. */
  readonly origins?: Origins;
  /** Settings of the store of published files, for the registry and the shell. */
  readonly storeSettings?: Readonly<Record<string, string>>;
  readonly shellSettings?: Readonly<Record<string, string>>;
  readonly gatewaySettings?: Readonly<Record<string, string>>;
}

/** Nobody looks whether the servers of one machine are ready before they end. */
const DRAIN_SECONDS = '0.5';

/** What the plans of all three servers are made from. */
interface Shared extends PlanOptions {
  readonly urls: Readonly<Record<ServerName, string>>;
  /** Where browsers find the hosts of the shell, and the gateway. */
  readonly seen: Origins;
  /** Folder of the published files. */
  readonly assets: string;
  /** The setting that names the file of the teams' public keys. */
  readonly keys: string;
  readonly mode: SiteMode;
}

function toShared(options: PlanOptions): Shared {
  const { ports, dataFolder, origins } = options;
  const urls = {
    gateway: `http://localhost:${ports.gateway}`,
    registry: `http://localhost:${ports.registry}`,
    shell: `http://localhost:${ports.shell}`,
  };
  return {
    ...options,
    urls,
    seen: origins ?? {
      site: urls.shell,
      staff: `http://localhost:${ports.staff}`,
      frame: `http://localhost:${ports.frame}`,
      gateway: urls.gateway,
    },
    assets: join(dataFolder, 'assets'),
    keys: `file:${join(dataFolder, PUBLIC_KEYS_FILE)}`,
    mode: options.mode ?? 'demonstration',
  };
}

/** Returns the address of `/metrics` for the setting and for who reads it. */
function metricsAt(port: number) {
  const setting = `127.0.0.1:${port}`;
  return { setting, url: `http://${setting}/metrics` };
}

function gatewayPlan(shared: Shared): ServerPlan {
  const { urls, seen, ports, dataFolder, scale, databaseUrl, accounts, clock } = shared;
  const metrics = metricsAt(shared.metrics.gateway);
  return {
    url: urls.gateway,
    metrics: metrics.url,
    health: '/gora/health',
    script: 'gateway/src/server.ts',
    environment: {
      SITE_MODE: shared.mode,
      DRAIN_SECONDS,
      GATEWAY_PORT: String(ports.gateway),
      GATEWAY_METRICS: metrics.setting,
      GATEWAY_DATA: join(dataFolder, 'gateway'),
      GATEWAY_SCALE: scale,
      DATABASE_URL: databaseUrl,
      SITE_ORIGIN: seen.site,
      GATEWAY_ORIGIN: seen.gateway,
      STAFF_ORIGIN: seen.staff,
      AUTH_ACCOUNTS: accounts,
      CLOCK: clock,
      ...shared.gatewaySettings,
    },
  };
}

function registryPlan(shared: Shared): ServerPlan {
  const { urls, seen, assets, keys, ports, dataFolder, clock } = shared;
  const { hostShared, hostEvents, hostSlots } = shared;
  const metrics = metricsAt(shared.metrics.registry);
  // a PGlite database belongs to one process, the gateway's
  const databaseUrl = shared.databaseUrl?.startsWith('postgres') ? shared.databaseUrl : undefined;
  return {
    url: urls.registry,
    metrics: metrics.url,
    health: '/health',
    script: 'registry/src/server.ts',
    environment: {
      SITE_MODE: shared.mode,
      DRAIN_SECONDS,
      REGISTRY_PORT: String(ports.registry),
      REGISTRY_METRICS: metrics.setting,
      ASSET_STORE: assets,
      ...shared.storeSettings,
      REGISTRY_DATA: join(dataFolder, 'registry'),
      REGISTRY_TOKENS: `file:${join(dataFolder, TOKENS_FILE)}`,
      STAFF_USER_URL: `${urls.gateway}/gora/auth/panda`,
      WIDGET_KEYS: keys,
      RELEASE_KEY: `file:${join(dataFolder, RELEASE_KEY_FILE)}`,
      HOST_SHARED: hostShared && JSON.stringify(hostShared),
      HOST_EVENTS: hostEvents && `file:${hostEvents}`,
      HOST_SLOTS: hostSlots && `file:${hostSlots}`,
      HOST_RENDERER: shared.hostRenderer,
      BROWSER_PATH: shared.browser,
      SITE_ORIGIN: seen.site,
      DATABASE_URL: databaseUrl,
      CLOCK: clock,
    },
  };
}

function shellPlan(shared: Shared): ServerPlan {
  const { urls, seen, assets, keys, ports, dataFolder, access, shellBuild, clock } = shared;
  const metrics = metricsAt(shared.metrics.shell);
  return {
    url: urls.shell,
    metrics: metrics.url,
    health: '/health',
    script: 'shell/server/server.ts',
    environment: {
      SITE_MODE: shared.mode,
      DRAIN_SECONDS,
      SHELL_PORT: String(ports.shell),
      STAFF_PORT: String(ports.staff),
      FRAME_PORT: String(ports.frame),
      SHELL_METRICS: metrics.setting,
      GATEWAY_URL: urls.gateway,
      REGISTRY_URL: urls.registry,
      ASSET_STORE: assets,
      ...shared.storeSettings,
      SHELL_DATA: join(dataFolder, 'shell'),
      SHELL_DIST: shellBuild,
      SITES_BASE: `${seen.gateway}/gora/landing`,
      USER_API_URL: `${seen.gateway}/gora/user/info`,
      RFB_AUTHORIZE_URL: `${seen.gateway}/gora/account/rfb/authorize`,
      REGISTRY_REPORTS_TOKEN: access.tokens['shell'],
      WIDGET_KEYS: keys,
      RELEASE_KEYS: `file:${join(dataFolder, RELEASE_KEYS_FILE)}`,
      SITE_ORIGIN: seen.site,
      FRAME_ORIGIN: seen.frame,
      CLOCK: clock,
      // all visits of one machine come from one address
      VISITS_PER_NETWORK: '100000',
      ...shared.shellSettings,
    },
  };
}

export interface Plans extends Readonly<Record<ServerName, ServerPlan>> {
  /** Where browsers find the hosts of the shell, and the gateway. */
  readonly seen: Origins;
}

/**
 * How each server of one stack is started, so that they find each other. A setting that is
 * undefined here is not inherited either.
 */
export function serverPlans(options: PlanOptions): Plans {
  const shared = toShared(options);
  return {
    seen: shared.seen,
    gateway: gatewayPlan(shared),
    registry: registryPlan(shared),
    shell: shellPlan(shared),
  };
}
