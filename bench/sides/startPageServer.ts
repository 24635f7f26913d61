import { join } from 'node:path';
import { findFreePort, type Stack } from 'tooling/stack';
import { startServer, type Log } from 'tooling/stack/serverProcess';
import { waitUntilListening } from '../link/waitUntilListening.ts';

/** Milliseconds. */
const LONGEST_START = 30_000;
/** One that is sampled writes what it has seen before it ends. */
const LONGEST_END = 60_000;

/** The ports of a server of pages. */
export interface PagePorts {
  readonly site: number;
  /** The host of the frames, which a monolith has not. */
  readonly frame: number;
}

export async function findPagePorts(): Promise<PagePorts> {
  const [site, frame] = await Promise.all([findFreePort(), findFreePort()]);
  return { site, frame };
}

export interface PageServerOptions {
  readonly name: string;
  /** The program, as a path in the repository. */
  readonly script: string;
  /** The folder of the build. */
  readonly build: string;
  /** A folder for data. */
  readonly folder: string;
  readonly stack: Stack;
  /** The ports to listen on; free ones unless given. */
  readonly ports?: PagePorts;
  /** Settings beside the addresses of the stack. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}

/** A server of pages that listens. */
export interface PageServer {
  readonly port: number;
  readonly pid: number | undefined;
  /** Ends it before `ends` does. */
  stop(): Promise<void>;
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
  ports,
  settings,
  log,
  ends,
}: PageServerOptions): Promise<PageServer> {
  const { site: port, frame } = ports ?? (await findPagePorts());
  const server = startServer({
    name,
    script,
    log,
    environment: {
      // in a demonstration no document is kept
      SITE_MODE: 'production',
      SITE_ORIGIN: `http://localhost:${port}`,
      FRAME_ORIGIN: `http://localhost:${frame}`,
      SHELL_PORT: String(port),
      STAFF_PORT: String(await findFreePort()),
      FRAME_PORT: String(frame),
      SHELL_DIST: build,
      SHELL_DATA: join(folder, `data/${name}`),
      ASSET_STORE: stack.assetStore,
      GATEWAY_URL: stack.gatewayUrl,
      REGISTRY_URL: stack.registryUrl,
      REGISTRY_REPORTS_TOKEN: stack.access.tokens['shell'],
      WIDGET_KEYS: stack.widgetKeys,
      RELEASE_KEYS: stack.releaseKeys,
      USER_API_URL: `${stack.gatewayUrl}/gora/user/info`,
      SITES_BASE: `${stack.gatewayUrl}/gora/landing`,
      ...settings,
    },
  });
  ends.defer(() => server.stop(LONGEST_END));
  const died = server.ended.then((how) => {
    throw new Error(`${name} ${how}.`);
  });
  // when it ends later, the load of a page fails
  died.catch(() => {});
  await Promise.race([waitUntilListening(port, LONGEST_START), died]);
  return { port, pid: server.pid, stop: () => server.stop(LONGEST_END) };
}
