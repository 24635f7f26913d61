import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from 'tooling/build/buildStale';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { findFreePort, startStack, type Stack } from 'tooling/stack';
import { startServer, type Log } from 'tooling/stack/serverProcess';
import { waitUntilListening } from '../../link/waitUntilListening.ts';
import { buildMonolith } from '../../monolith/buildMonolith.ts';
import { processFigures } from '../load/processFigures.ts';
import type { Usage } from '../load/sample.ts';
import { CLOCK, NO_RATE_LIMIT } from '../search/startGateway.ts';

export interface PageSide {
  readonly name: 'product' | 'monolith';
  readonly origin: string;
  usage(): Promise<Usage>;
}

export interface PageSidesOptions {
  /** A folder for builds and data. */
  readonly folder: string;
  /** The share of all courses. */
  readonly scale: number;
  readonly log: Log;
  /** Collects what has to be stopped at the end. */
  readonly ends: AsyncDisposableStack;
}

/**
 * The product waits for every slot and refuses nobody, so that its documents are as whole as those of
 * the monolith, which renders without a deadline.
 */
const PATIENCE = { RENDER_DEADLINE: '30000', LONGEST_LAG: '0' };
/** Milliseconds. */
const LONGEST_START = 30_000;

interface PageServer {
  readonly name: PageSide['name'];
  readonly script: string;
  /** The folder of the build. */
  readonly build: string;
}

/** Starts a server of pages as a process of its own, beside the stack whose gateway it asks. */
async function startSide(
  { name, script, build }: PageServer,
  stack: Stack,
  { folder, log, ends }: PageSidesOptions,
): Promise<PageSide> {
  const port = await findFreePort();
  const server = startServer({
    name,
    script,
    log,
    environment: {
      SHELL_PORT: String(port),
      SHELL_DIST: build,
      SHELL_DATA: join(folder, `data/${name}`),
      // in development a document is never kept
      NODE_ENV: 'production',
      SHELL_RATE_LIMIT: NO_RATE_LIMIT,
      // all callers of the bench have one address
      PAGES_IN_FLIGHT: '1000',
      ...PATIENCE,
      ASSET_STORE: stack.assetStore,
      GATEWAY_URL: stack.gatewayUrl,
      REGISTRY_URL: stack.registryUrl,
      SITES_BASE: `${stack.gatewayUrl}/gora/landing`,
      USER_API_URL: `${stack.gatewayUrl}/gora/user/info`,
      CLOCK,
    },
  });
  ends.defer(() => server.stop());
  const died = server.ended.then((how) => {
    throw new Error(`${name} ${how}.`);
  });
  // when it ends later, the load of a page fails
  died.catch(() => {});
  await Promise.race([waitUntilListening(port, LONGEST_START), died]);
  const pid = server.pid ?? 0;
  return {
    name,
    origin: `http://localhost:${port}`,
    usage: async () => {
      const figures = await processFigures(pid);
      return { processor: figures?.processor, memory: figures?.memory };
    },
  };
}

/**
 * Builds the product and the monolith, and starts a server of each beside one gateway. The shell's
 * build is copied, because another build may replace it during the bench.
 */
export async function startPageSides(options: PageSidesOptions): Promise<PageSide[]> {
  const { folder, scale, log, ends } = options;
  await buildStale({ log });
  const shell = join(folder, 'shell');
  const monolith = join(folder, 'monolith');
  await cp(join(repositoryRoot, 'shell/dist'), shell, { recursive: true });
  await buildMonolith(monolith);
  const stack = await startStack({
    dataFolder: join(folder, 'data'),
    scale: String(scale),
    clock: CLOCK,
    shellBuild: shell,
    gatewaySettings: { GATEWAY_RATE_LIMIT: NO_RATE_LIMIT, LONGEST_LAG: PATIENCE.LONGEST_LAG },
    log,
  });
  ends.defer(() => stack.stop());
  // the bench must know the process of the shell that it measures
  await stack.end('shell');
  return [
    await startSide(
      { name: 'product', script: 'shell/server/server.ts', build: shell },
      stack,
      options,
    ),
    await startSide(
      { name: 'monolith', script: 'bench/monolith/server.ts', build: monolith },
      stack,
      options,
    ),
  ];
}
