import { rollbackWidget } from 'registry/client';
import { askAll } from '../servers/load/askAll.ts';
import { httpCaller } from '../servers/load/httpCaller.ts';
import { PAGE_KINDS } from '../servers/pages/pageKinds.ts';
import { publishCopy, WIDGET } from '../product/publishCopy.ts';
import { type ProductOptions, startProduct } from '../product/startProduct.ts';
import { quantile } from '../statistics/quantile.ts';
import { HOSTILE_BUNDLES } from './hostileBundles.ts';

export interface HostileBench extends Pick<ProductOptions, 'scale' | 'log' | 'ends'> {
  /** The documents of each page beside each version. */
  readonly requests: number;
  /** Whether pages that become slower break the bench. */
  readonly hasAim: boolean;
}

const CALLERS = 8;
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'ja', accept: 'text/html' };
/** How much slower the slowest documents may be beside a hostile version. */
const MOST = 1.5;

/** The times of one page's documents, in milliseconds. */
interface Times {
  readonly page: string;
  readonly half: number;
  readonly slowest: number;
  readonly refused: number;
}

/** Asks for documents of each page that nobody has asked for, numbered from `first`. */
async function measure(origin: string, first: number, requests: number): Promise<Times[]> {
  const caller = httpCaller(origin, HEADERS);
  const all: Times[] = [];
  try {
    for (const { name: page, toNew } of PAGE_KINDS) {
      const addresses = Array.from({ length: requests }, (_, place) => toNew(first + place));
      const { answers, times } = await askAll(addresses, CALLERS, async (path) => {
        const { status } = await caller.read(path);
        return status === 200 ? status : undefined;
      });
      const refused = answers.filter((status) => status === undefined).length;
      all.push({ page, half: quantile(times, 0.5), slowest: quantile(times, 0.99), refused });
    }
  } finally {
    caller.end();
  }
  return all;
}

function toLine(what: string, { page, half, slowest, refused }: Times, ratio?: number): string {
  const figures = `p50 ${half.toFixed(0)} ms  p99 ${slowest.toFixed(0)} ms  refused ${refused}`;
  const beside = ratio === undefined ? '' : `  ratio of p99 ${ratio.toFixed(2)}`;
  return `${what.padEnd(14)} ${page.padEnd(12)} ${figures}${beside}`;
}

/**
 * Measures new documents before and while a version that does harm on the server is live for all
 * visitors, with the deadlines of production. Resolves to a sentence where a document is refused, and
 * with `hasAim` where one in a hundred takes more than half as long again as before.
 */
export async function benchHostile(options: HostileBench): Promise<string[]> {
  const { scale, requests, hasAim, log, ends } = options;
  const settings = { RENDER_DEADLINE: undefined };
  const { folder, stack, product } = await startProduct({ scale, settings, log, ends });
  let first = 0;
  const next = async () => {
    const times = await measure(product.origin, first, requests);
    first += requests;
    return times;
  };
  // code is compiled and caches fill
  await next();
  const before = await next();
  for (const times of before) log(toLine('well', times));
  const broken: string[] = [];
  for (const { name, bundle } of HOSTILE_BUNDLES) {
    await publishCopy({ folder, stack, name, bundle, log });
    for (const [place, times] of (await next()).entries()) {
      const ratio = times.slowest / (before[place]?.slowest ?? NaN);
      log(toLine(name, times, ratio));
      const what = `beside a version that ${name}, ${times.page}:`;
      if (times.refused > 0) broken.push(`${what} ${times.refused} documents were refused`);
      if (hasAim && ratio > MOST) broken.push(`${what} p99 is ${ratio.toFixed(2)} of before`);
    }
    // the next one has the good version behind it, as this one had
    const token = stack.access.tokens[WIDGET] ?? '';
    await rollbackWidget({ registryUrl: stack.registryUrl, token, name: WIDGET, reason: name });
  }
  return broken;
}
