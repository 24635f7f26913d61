import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTokens } from '../access/teamTokens.ts';
import { createApp } from '../app.ts';

export const TOKENS = { 'mf-results': 'token-of-the-results-team', 'mf-ads': 'token-of-the-ads-team-0' } as const;

/** A registry that listens on a free port, with folders of its own. `restart` starts it again on the same folders. */
export const aRunningRegistry = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const assets = join(folder, 'assets');
  const listen = async () => {
    const app = await createApp({
      ASSET_STORE: assets, REGISTRY_DATA: join(folder, 'data'), REGISTRY_TOKENS: parseTokens(JSON.stringify(TOKENS)),
      CLOCK: '2026-11-21T08:00:00+09:00', logLevel: 'silent',
    });
    return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
  };
  let running = await listen();
  return {
    assets,
    folder,
    get url() { return running.url; },
    /** Publishes a body as it is. */
    post: (name: string, body: Buffer, token: string | undefined = TOKENS['mf-results']) => fetch(`${running.url}/widgets/${name}/versions`, {
      method: 'POST', body: new Uint8Array(body), headers: { 'content-type': 'application/gzip', ...(token && { authorization: `Bearer ${token}` }) },
    }),
    async restart() {
      await running.app.close();
      running = await listen();
    },
    async stop() {
      await running.app.close();
      await rm(folder, { recursive: true });
    },
  };
};
export type RunningRegistry = Awaited<ReturnType<typeof aRunningRegistry>>;
