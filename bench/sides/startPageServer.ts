import { join } from 'node:path';
import { findFreePort, type Stack } from 'tooling/stack';
import { startServer, type Log } from 'tooling/stack/serverProcess';
import { waitUntilListening } from '../link/waitUntilListening.ts';

/** Milliseconds. */
const LONGEST_START = 30_000;

export interface PageServerOptions {
  readonly name: string;
  /** The program, as a path in the repository. */
  readonly script: string;
  /** The folder of the build. */
  readonly build: string;
  /** A folder for data. */
  readonly folder: string;
  readonly stack: Stack;
  /** Settings beside the addresses of the stack. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}

/**
 * Starts a server of pages as a process of its own, beside the stack whose gateway it asks. Resolves
 * with its port when it listens; `ends` stops it.
 */
export async function startPageServer({
  name,
  script,
  build,
  folder,
  stack,
  settings,
  log,
  ends,
}: PageServerOptions): Promise<{ readonly port: number; readonly pid: number | undefined }> {
  const port = await findFreePort();
  const server = startServer({
    name,
    script,
    log,
    environment: {
      // in a demonstration no document is kept
      SITE_MODE: 'production',
      SITE_ORIGIN: `http://localhost:${port}`,
      SHELL_PORT: String(port),
      SHELL_DIST: build,
      SHELL_DATA: join(folder, `data/${name}`),
      ASSET_STORE: stack.assetStore,
      GATEWAY_URL: stack.gatewayUrl,
      REGISTRY_URL: stack.registryUrl,
      REGISTRY_SHELL_TOKEN: stack.access.tokens['shell'],
      WIDGET_KEYS: stack.widgetKeys,
      USER_API_URL: `${stack.gatewayUrl}/gora/user/info`,
      SITES_BASE: `${stack.gatewayUrl}/gora/landing`,
      ...settings,
    },
  });
  ends.defer(() => server.stop());
  const died = server.ended.then((how) => {
    throw new Error(`${name} ${how}.`);
  });
  // when it ends later, the load of a page fails
  died.catch(() => {});
  await Promise.race([waitUntilListening(port, LONGEST_START), died]);
  return { port, pid: server.pid };
}
