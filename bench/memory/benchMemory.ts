import type { Log } from 'tooling/stack/serverProcess';
import { askAll } from '../servers/load/askAll.ts';
import { httpCaller } from '../servers/load/httpCaller.ts';
import { PAGE_KINDS } from '../servers/pages/pageKinds.ts';
import type { PageSide } from '../servers/pages/startPageSides.ts';
import { publishCopy } from '../product/publishCopy.ts';
import { startProduct } from '../product/startProduct.ts';
import { growthOf } from './growth.ts';

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
    await publishCopy({ folder, stack, name: String(version), log });
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
