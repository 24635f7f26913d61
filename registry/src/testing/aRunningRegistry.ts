import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePublicKeys } from 'server-kit/release/publicKeys';
import { parseTokens } from '../access/teamTokens.ts';
import { buildApp } from '../app.ts';
import { openRegistry } from '../openRegistry.ts';
import type { RegistryDatabase } from '../records/openDatabase.ts';

export const TOKENS = {
  'mf-results': 'token-of-the-results-team',
  'mf-ads': 'token-of-the-ads-team-0',
  operator: 'token-of-an-operator',
  shell: 'token-of-the-shell-0',
} as const;

export interface RegistryWish {
  /** Opened anew for each start; SQLite in a folder of its own unless given. */
  readonly database?: () => Promise<RegistryDatabase>;
  /** Folder of the files, which several registries may share; one of its own unless given. */
  readonly assets?: string;
  readonly keys?: Readonly<Record<string, string>>;
  readonly hostShared?: Readonly<Record<string, string>>;
  /** An S3-compatible store in place of the folder. */
  readonly s3?: { readonly bucket: string; readonly endpoint: string };
}

/** A registry that listens on a free port, with folders of its own. `restart` starts it again on the same folders. */
export async function aRunningRegistry({
  database,
  keys = {},
  hostShared,
  s3,
  ...wish
}: RegistryWish = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const assets = wish.assets ?? join(folder, 'assets');
  const listen = async (mode = 'test') => {
    const settings = {
      REGISTRY_PORT: 0,
      REGISTRY_HOST: '127.0.0.1',
      ASSET_STORE: s3 ? `s3://${s3.bucket}` : assets,
      S3_ENDPOINT: s3?.endpoint,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
      REGISTRY_DATA: join(folder, 'data'),
      REGISTRY_TOKENS: () => parseTokens(JSON.stringify(TOKENS)),
      WIDGET_KEYS: () => parsePublicKeys(JSON.stringify(keys)),
      HOST_SHARED: hostShared,
      HOST_EVENTS: () => undefined,
      NODE_ENV: mode,
      CLOCK: Date.UTC(2026, 10, 20, 23),
    };
    const app = await buildApp(await openRegistry(settings, await database?.()), 'silent');
    return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
  };
  let running = await listen();
  return {
    assets,
    folder,
    get url() {
      return running.url;
    },
    /** Publishes a body as it is. */
    post: (name: string, body: Buffer, token: string | undefined = TOKENS['mf-results']) =>
      fetch(`${running.url}/widgets/${name}/versions`, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: {
          'content-type': 'application/gzip',
          ...(token && { authorization: `Bearer ${token}` }),
        },
      }),
    /** Any call, as JSON, with the token of a team, an operator or the shell. */
    call: async (
      method: string,
      path: string,
      token: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      const response = await fetch(`${running.url}${path}`, {
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
    /** In the mode that `NODE_ENV` names. */
    async restart(mode?: string) {
      await running.app.close();
      running = await listen(mode);
    },
    async stop() {
      await running.app.close();
      await rm(folder, { recursive: true });
    },
  };
}
export type RunningRegistry = Awaited<ReturnType<typeof aRunningRegistry>>;
