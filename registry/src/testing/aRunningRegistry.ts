import type { KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from 'server-kit/clock';
import { metricsSource } from 'server-kit/http/metrics';
import type { SiteMode } from 'server-kit/settings/mode';
import { parsePublicKeys } from 'server-kit/release/publicKeys';
import { parseIdentities } from '../access/ciIdentity.ts';
import { parseTokens } from '../access/teamTokens.ts';
import { buildApp } from '../app.ts';
import type { Environment } from '../environment.ts';
import { openRegistry } from '../openRegistry.ts';
import type { RegistryDatabase } from '../records/openDatabase.ts';

export const TOKENS = {
  'mf-results': 'token-of-the-results-team',
  'mf-ads': 'token-of-the-ads-team-0',
  operator: 'token-of-an-operator',
  shell: 'token-of-the-shell-0',
} as const;

export interface RegistryWish {
  /** Opens the database for each start. Default: SQLite in a folder of its own. */
  readonly database?: () => Promise<RegistryDatabase>;
  /** The folder of the files, which several registries may share. Default: a folder of its own. */
  readonly assets?: string;
  readonly keys?: Readonly<Record<string, string>>;
  readonly hostShared?: Readonly<Record<string, string>>;
  /** The slots of the pages; a test may change them. Default: nobody asks for slots. */
  readonly hostSlots?: string[];
  /** The folder of the renderer's code. Default: no server bundle is run. */
  readonly renderer?: string;
  /** The path of a browser. Default: no version is mounted. */
  readonly browser?: string;
  /** The key that signs the answers to shells. */
  readonly releaseKey?: () => KeyObject | undefined;
  /** The CI jobs that may exchange their identity. */
  readonly identities?: readonly object[];
  /** Where the auth server says who of staff acts. */
  readonly staffUser?: string;
  /** Its clock. Default: one that runs from 21 November 2026, 8:00 in Japan. */
  readonly clock?: Clock;
  /** Milliseconds within which a request must have come whole. Default: the registry's own. */
  readonly requestTimeout?: number;
  /** Milliseconds between two looks for watches that are over. Default: the registry's own. */
  readonly watchPause?: number;
  /** Takes the lines of its log. Default: there is none. */
  readonly logStream?: { write(line: string): void };
  /** An S3-compatible store that replaces the folder. */
  readonly s3?: { readonly bucket: string; readonly endpoint: string };
}

/** The settings of a registry whose records are in `folder`. */
function toSettings(
  {
    keys = {},
    hostShared,
    hostSlots,
    renderer,
    browser,
    s3,
    releaseKey,
    identities = [],
    staffUser,
  }: RegistryWish,
  folder: string,
  assets: string,
  mode: SiteMode,
): Environment {
  return {
    REGISTRY_PORT: 0,
    REGISTRY_HOST: '127.0.0.1',
    REGISTRY_METRICS: undefined,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: undefined,
    MIGRATE_AT_START: undefined,
    TRACES_SHARE: 1,
    ASSET_STORE: s3 ? `s3://${s3.bucket}` : assets,
    S3_ENDPOINT: s3?.endpoint,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    REGISTRY_DATA: join(folder, 'data'),
    REGISTRY_TOKENS: () => parseTokens(JSON.stringify(TOKENS)),
    STAFF_USER_URL: staffUser,
    CI_IDENTITIES: () => parseIdentities(JSON.stringify(identities)),
    RELEASE_KEY: () => releaseKey?.(),
    WIDGET_KEYS: () => parsePublicKeys(JSON.stringify(keys)),
    HOST_SHARED: () => hostShared,
    HOST_EVENTS: () => undefined,
    HOST_SLOTS: () => hostSlots,
    HOST_RENDERER: renderer,
    BROWSER_PATH: browser,
    SITE_ORIGIN: 'https://golf.example',
    SITE_MODE: mode,
    CLOCK: Date.UTC(2026, 10, 20, 23),
  };
}

/** The calls of a registry. `urlOf` returns its address, which changes with a restart. */
function callsTo(urlOf: () => string) {
  return {
    /** Publishes a body without any change to it. */
    post: (name: string, body: Buffer, token: string | undefined = TOKENS['mf-results']) =>
      fetch(`${urlOf()}/widgets/${name}/versions`, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: {
          'content-type': 'application/gzip',
          ...(token && { authorization: `Bearer ${token}` }),
        },
      }),
    /** Sends any call as JSON, with the token of a team, an operator or the shell. */
    call: async (
      method: string,
      path: string,
      token: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const response = await fetch(`${urlOf()}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
}

/** Starts a registry on a free port, with folders of its own. */
export async function aRunningRegistry(wish: RegistryWish = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const assets = wish.assets ?? join(folder, 'assets');
  const listen = async (mode: SiteMode = 'demonstration') => {
    const settings = toSettings(wish, folder, assets, mode);
    const opened = await openRegistry(settings, await wish.database?.());
    const app = await buildApp(
      { ...opened, clock: wish.clock ?? opened.clock },
      {
        ...(wish.logStream ? { logStream: wish.logStream } : { logLevel: 'silent' }),
        ...(wish.requestTimeout !== undefined && { requestTimeout: wish.requestTimeout }),
        ...(wish.watchPause !== undefined && { watchPause: wish.watchPause }),
      },
    );
    return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
  };
  let running = await listen();
  return {
    assets,
    folder,
    get url() {
      return running.url;
    },
    /** Its routes, as Fastify prints them. */
    printRoutes: () => running.app.printRoutes(),
    /** What it counts, as Prometheus reads it. */
    metrics: () => metricsSource(running.app).write(),
    ...callsTo(() => running.url),
    /** Starts it again on the same folders. `mode` is the value of `SITE_MODE`. */
    async restart(mode?: SiteMode) {
      await running.app.close();
      running = await listen(mode);
    },
    /** Stops it and deletes its folders. */
    async stop() {
      await running.app.close();
      await rm(folder, { recursive: true });
    },
  };
}
export type RunningRegistry = Awaited<ReturnType<typeof aRunningRegistry>>;
