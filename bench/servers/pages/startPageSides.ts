import { join } from 'node:path';
import { startStack } from 'tooling/stack';
import type { Log } from 'tooling/stack/serverProcess';
import { buildSides } from '../../sides/buildSides.ts';
import { CLOCK, NO_RATE_LIMIT } from '../../sides/startGateway.ts';
import { type PageServerOptions, startPageServer } from '../../sides/startPageServer.ts';
import { processFigures, threadTimes } from '../load/processFigures.ts';
import type { Usage } from '../load/sample.ts';

export interface PageSide {
  readonly name: 'product' | 'monolith';
  readonly origin: string;
  /** The process of its server. */
  readonly pid: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
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
export const PATIENCE = { RENDER_DEADLINE: '30000', LONGEST_LAG: '0' };

/** Starts one side. `more` replaces settings of the bench. */
export async function startSide(
  name: PageSide['name'],
  options: Omit<PageServerOptions, 'name' | 'settings'>,
  more: PageServerOptions['settings'] = {},
): Promise<PageSide> {
  const {
    port,
    pid = 0,
    stop,
  } = await startPageServer({
    ...options,
    name,
    settings: {
      SHELL_RATE_LIMIT: NO_RATE_LIMIT,
      // all callers of the bench have one address
      PAGES_IN_FLIGHT: '1000',
      ...PATIENCE,
      CLOCK,
      ...more,
    },
  });
  return {
    name,
    origin: `http://localhost:${port}`,
    pid,
    stop,
    usage: async () => {
      const figures = await processFigures(pid);
      const parts = await threadTimes(pid);
      return { processor: figures?.processor, memory: figures?.memory, parts };
    },
  };
}

/** The servers of the product and of the monolith beside one gateway. */
export interface PageSides {
  readonly sides: readonly PageSide[];
  /** Starts another server of the product with settings of its own. */
  startProduct(settings: PageServerOptions['settings']): Promise<PageSide>;
}

/** Builds the product and the monolith, and starts a server of each beside one gateway. */
export async function startPageSides({
  folder,
  scale,
  log,
  ends,
}: PageSidesOptions): Promise<PageSides> {
  const { shell, monolith } = await buildSides(folder, log);
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
  const beside = { folder, stack, log, ends };
  const startProduct: PageSides['startProduct'] = (settings) =>
    startSide('product', { ...beside, script: 'shell/server/server.ts', build: shell }, settings);
  return {
    sides: [
      await startProduct({}),
      await startSide('monolith', {
        ...beside,
        script: 'bench/monolith/server.ts',
        build: monolith,
      }),
    ],
    startProduct,
  };
}
