import { loadavg } from 'node:os';
import { rollbackWidget } from 'registry/client';
import { askAll } from '../servers/load/askAll.ts';
import { httpCaller } from '../servers/load/httpCaller.ts';
import { PAGE_KINDS } from '../servers/pages/pageKinds.ts';
import { publishCopy, WIDGET } from '../product/publishCopy.ts';
import { type Product, type ProductOptions, startProduct } from '../product/startProduct.ts';
import { HOSTILE_BUNDLES } from './hostileBundles.ts';
import { joinTimes, type PageTimes, toFigures, toLine } from './pageTimes.ts';

export interface HostileBench extends Pick<ProductOptions, 'scale' | 'log' | 'ends'> {
  /** The documents of each page before each version, and as many beside it. */
  readonly requests: number;
  /** Whether pages that become slower break the bench. */
  readonly hasAim: boolean;
}

const CALLERS = 8;
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'ja', accept: 'text/html' };
/** How much slower the slowest documents may be beside a hostile version. */
const MOST = 1.5;
/** The most documents of each page in a row, before the version is published or taken back. */
const IN_A_ROW = 250;

/**
 * Asks for so many documents of each page that nobody has asked for, of all pages in turn, numbered
 * from `first`.
 */
async function measure(origin: string, first: number, requests: number): Promise<PageTimes[]> {
  const caller = httpCaller(origin, HEADERS);
  const questions = Array.from({ length: requests }, (_, place) =>
    PAGE_KINDS.map(({ toNew }) => toNew(first + place)),
  ).flat();
  try {
    const { answers, times } = await askAll(questions, CALLERS, async (path) => {
      const { status } = await caller.read(path);
      return status === 200 ? status : undefined;
    });
    const ofPage = (page: number) => (_: unknown, place: number) =>
      place % PAGE_KINDS.length === page;
    return PAGE_KINDS.map(({ name }, page) => ({
      page: name,
      times: times.filter(ofPage(page)),
      refused: answers.filter(ofPage(page)).filter((status) => status === undefined).length,
    }));
  } finally {
    caller.end();
  }
}

/** The documents of one page before a version and beside it. */
interface Compared {
  readonly well: PageTimes;
  readonly beside: PageTimes;
}

function compare(well: readonly PageTimes[][], beside: readonly PageTimes[][]): Compared[] {
  const joined = joinTimes(beside);
  return joinTimes(well).flatMap((times, page) => {
    const other = joined[page];
    return other ? [{ well: times, beside: other }] : [];
  });
}

/** Publishes a version, calls `beside` while it is live, and takes it back. */
async function whileLive(
  { folder, stack }: Product,
  { name, bundle, log }: { name: string; bundle: string; log: HostileBench['log'] },
  beside: () => Promise<PageTimes[]>,
): Promise<PageTimes[]> {
  await publishCopy({ folder, stack, name, bundle, log });
  const times = await beside();
  const token = stack.access.tokens[WIDGET] ?? '';
  await rollbackWidget({ registryUrl: stack.registryUrl, token, name: WIDGET, reason: name });
  return times;
}

/**
 * Measures new documents before a version that does harm on the server is live for all visitors, and
 * beside it, several times in turn, with the deadlines of production. Resolves to a sentence where a
 * document is refused, and with `hasAim` where one in a hundred takes more than half as long again.
 */
export async function benchHostile(options: HostileBench): Promise<string[]> {
  const { scale, requests, hasAim, log, ends } = options;
  const settings = { RENDER_DEADLINE: undefined };
  const product = await startProduct({ scale, settings, log, ends });
  let first = 0;
  const next = async (documents: number) => {
    const times = await measure(product.product.origin, first, documents);
    first += documents;
    return times;
  };
  const rounds = Math.ceil(requests / IN_A_ROW);
  const inARow = Math.ceil(requests / rounds);
  /** Time in which code is compiled, caches fill, and the server learns what was taken back. */
  const settle = () => next(Math.ceil(inARow / 10));
  const around = async (name: string, bundle: string): Promise<Compared[]> => {
    const well: PageTimes[][] = [];
    const besides: PageTimes[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      await settle();
      well.push(await next(inARow));
      const version = { name: `${name}${round}`, bundle, log };
      besides.push(await whileLive(product, version, () => next(inARow)));
    }
    return compare(well, besides);
  };
  await next(inARow);
  const broken: string[] = [];
  for (const { name, bundle } of HOSTILE_BUNDLES) {
    for (const { well, beside } of await around(name, bundle)) {
      const before = toFigures(well);
      const after = toFigures(beside);
      const ratio = after.late / before.late;
      log(toLine('well', well.page, before));
      log(`${toLine(name, well.page, after)}  ratio of p99 ${ratio.toFixed(2)}`);
      const what = `beside a version that ${name}, ${well.page}:`;
      const refused = before.refused + after.refused;
      if (refused > 0) broken.push(`${what} ${refused} documents were refused`);
      if (hasAim && ratio > MOST) broken.push(`${what} p99 is ${ratio.toFixed(2)} of before`);
    }
    log(`load ${loadavg()[0]?.toFixed(1)}`);
  }
  return broken;
}
