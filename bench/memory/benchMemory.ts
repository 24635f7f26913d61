import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from 'tooling/build/buildStale';
import { startStack } from 'tooling/stack';
import type { Log } from 'tooling/stack/serverProcess';
import { askAll } from '../servers/load/askAll.ts';
import { httpCaller } from '../servers/load/httpCaller.ts';
import { PAGE_KINDS } from '../servers/pages/pageKinds.ts';
import { type PageSide, PATIENCE, startSide } from '../servers/pages/startPageSides.ts';
import { CLOCK, NO_RATE_LIMIT } from '../sides/startGateway.ts';
import { growthOf } from './growth.ts';
import { publishNext } from './publishNext.ts';

export interface MemoryBench {
  /** The documents that are asked for, all versions together. */
  readonly requests: number;
  /** The versions of a widget that are published one after the other, five at least. */
  readonly versions: number;
  /** The share of all courses. */
  readonly scale: number;
  /** Whether memory that grows breaks the bench. */
  readonly hasAim: boolean;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}

const CALLERS = 8;
/** One in so many documents is at an address that nobody has asked for. */
const NEW_ONE_IN = 10;
const MEGABYTE = 1_000_000;

const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'ja', accept: 'text/html' };

/** Starts the product's server of pages beside a stack with all widgets. */
async function startProduct({ scale, log, ends }: MemoryBench) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-memory-'));
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
  const product = await startSide('product', { folder, stack, log, ends, ...build });
  return { folder, stack, product };
}

/** Asks for so many documents of all pages. Resolves to the number that were refused. */
async function askDocuments(
  { origin }: PageSide,
  { first, count }: { readonly first: number; readonly count: number },
  ends: AsyncDisposableStack,
): Promise<number> {
  const caller = httpCaller(origin, HEADERS);
  ends.defer(() => caller.end());
  const addresses = Array.from({ length: count }, (_, place) => {
    const kind = PAGE_KINDS[place % PAGE_KINDS.length] ?? PAGE_KINDS[0];
    return (place % NEW_ONE_IN === 0 ? kind?.toNew(first + place) : kind?.path) ?? '/';
  });
  const { answers } = await askAll(addresses, CALLERS, async (path) => {
    const { status } = await caller.read(path);
    return status === 200 ? status : undefined;
  });
  return answers.filter((status) => status === undefined).length;
}

/**
 * Publishes versions of a widget one after the other, asks for documents of each, and reads the
 * memory of the shell's server. Resolves to a sentence where documents are refused, or where the
 * memory grows.
 */
export async function benchMemory(options: MemoryBench): Promise<string[]> {
  const { requests, versions, hasAim, log } = options;
  const { folder, stack, product } = await startProduct(options);
  const count = Math.ceil(requests / versions);
  const memories: number[] = [];
  let refused = 0;
  for (let version = 0; version < versions; version += 1) {
    await publishNext(version, { folder, stack, log });
    await using own = new AsyncDisposableStack();
    refused += await askDocuments(product, { first: version * count, count }, own);
    const { memory = 0 } = await product.usage();
    memories.push(memory);
    log(
      `${version + 1} versions, ${(version + 1) * count} documents: ${Math.round(memory / MEGABYTE)} MB`,
    );
  }
  const { early, late, isFlat } = growthOf(memories);
  const [before, after] = [early, late].map((bytes) => Math.round(bytes / MEGABYTE));
  log(
    `memory of the shell's server: ${before} MB in the second fifth, ${after} MB in the last one`,
  );
  return [
    ...(refused > 0 ? [`${refused} of ${count * versions} documents were refused`] : []),
    ...(hasAim && !isFlat ? [`the memory grows from ${before} to ${after} MB`] : []),
  ];
}
