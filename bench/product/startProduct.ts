import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from 'tooling/build/buildStale';
import { type Stack, startStack } from 'tooling/stack';
import type { Log } from 'tooling/stack/serverProcess';
import { type PageSide, PATIENCE, startSide } from '../servers/pages/startPageSides.ts';
import { CLOCK, NO_RATE_LIMIT } from '../sides/startGateway.ts';

export interface ProductOptions {
  /** The share of all courses. */
  readonly scale: number;
  /** Settings of the shell that differ from those of the bench. */
  readonly settings?: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}

export interface Product {
  /** A folder for builds and data, which is deleted at the end. */
  readonly folder: string;
  readonly stack: Stack;
  readonly product: PageSide;
}

/** Starts the product's server of pages beside a stack with all widgets. */
export async function startProduct({
  scale,
  settings = {},
  log,
  ends,
}: ProductOptions): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-product-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  await buildStale({ log });
  const stack = await startStack({
    dataFolder: join(folder, 'data'),
    scale: String(scale),
    clock: CLOCK,
    gatewaySettings: { GATEWAY_RATE_LIMIT: NO_RATE_LIMIT, LONGEST_LAG: PATIENCE.LONGEST_LAG },
    log,
  });
  ends.defer(() => stack.stop());
  await stack.end('shell');
  const build = { script: 'shell/server/server.ts', build: stack.shellBuild };
  const product = await startSide('product', { folder, stack, log, ends, ...build }, settings);
  return { folder, stack, product };
}
