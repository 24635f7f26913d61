import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser } from 'tooling/browsers/ensureBrowser';
import { makeCertificate } from 'tooling/tls/makeCertificate';
import { SLOW_LINK } from '../link/startSlowLink.ts';
import { type PageBudget, PAGES, RATIOS, RATIOS_OF_BYTES } from '../budgets.ts';
import { alternate } from './alternate.ts';
import { measureInteractions } from './measureInteractions.ts';
import { type Load, measureLoad } from './measureLoad.ts';
import type { Visit } from './openPage.ts';
import { reportPage, type Report } from './report.ts';
import { startSides, type Log } from './startSides.ts';
import { type Other, type Variant, VARIANTS } from './variants.ts';

const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function load() {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}

export interface PagesBench {
  readonly runs: number;
  /** What the product is compared with. */
  readonly others: readonly Other[];
  /** On the machine as it is, which shows that every page comes to life; it checks bytes only. */
  readonly isShort: boolean;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}

/** What a server logs when a browser has reported an error. */
const FAILURE = 'failed in a browser';

/** Returns a log that also collects what browsers have reported. */
function watchFailures(log: Log): { readonly log: Log; readonly failures: string[] } {
  const failures: string[] = [];
  return {
    failures,
    log: (line) => {
      if (line.includes(FAILURE)) failures.push(line);
      log(line);
    },
  };
}

/** What a run has measured. */
export interface PagesResult {
  /** By the address of the page. Milliseconds and bytes; a ratio is that of product to another variant. */
  readonly pages: Readonly<Record<string, Report['figures']>>;
  /** One sentence for each broken budget and each error that a page has reported. */
  readonly broken: readonly string[];
}

interface Line {
  readonly browser: Browser;
  readonly origins: Awaited<ReturnType<typeof startSides>>;
  readonly isShort: boolean;
}

function visitOf(
  { browser, origins, isShort }: Line,
  variant: Variant,
  { path, device }: Pick<PageBudget, 'path' | 'device'>,
): Visit {
  const url = `${origins[variant]}${path}`;
  return { browser, url, device, ...(isShort && { slowerProcessor: 1 }) };
}

async function loadWithInteractions(visit: Visit): Promise<Load> {
  return { ...(await measureLoad(visit)), ...(await measureInteractions(visit)) };
}

/** The variants that a short run compares on every page. */
const COMPARED_SHORTLY: readonly Other[] = ['monolith'];

/**
 * Loads one page of the product and of every other variant, so that none is forgotten by a short run,
 * which compares one of them. Returns what came to life, as sentences.
 */
async function tryOnce(line: Line, others: readonly Other[]): Promise<string[]> {
  const page = PAGES.find(({ hasForm }) => hasForm);
  if (!page) throw new Error('No page has a form.');
  const told: string[] = [];
  for (const variant of ['product', ...others] as const) {
    const { alive, requests, inp = 0 } = await loadWithInteractions(visitOf(line, variant, page));
    told.push(
      `${VARIANTS[variant].title}: ${page.path} is alive after ${Math.round(alive)} ms and ${requests} requests, interaction to next paint ${inp} ms`,
    );
  }
  return told;
}

async function launch(publicKeyHash: string | undefined, log: Log): Promise<Browser> {
  const trust =
    publicKeyHash === undefined ? [] : [`--ignore-certificate-errors-spki-list=${publicKeyHash}`];
  return chromium.launch({
    executablePath: await ensureBrowser(log),
    args: [...BROWSER_FLAGS, ...trust],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Loads every page in turn from the variants, and logs a table for each. */
async function comparePages(
  line: Line,
  { runs, others, log }: Pick<PagesBench, 'runs' | 'others' | 'log'>,
): Promise<PagesResult> {
  const pages: Record<string, Report['figures']> = {};
  const broken: string[] = [];
  const ratios = line.isShort ? RATIOS_OF_BYTES : RATIOS;
  for (const page of PAGES) {
    const { path, most, hasForm } = page;
    const before = load();
    const measure = hasForm && !line.isShort ? loadWithInteractions : measureLoad;
    const rounds = await alternate(
      (variant) => measure(visitOf(line, variant, page)),
      others,
      runs,
    );
    const report = reportPage(path, rounds, { ratios, most });
    log(`\n${report.text}\nload average of the machine: ${before} before, ${load()} after`);
    pages[path] = report.figures;
    broken.push(...report.broken);
  }
  return { pages, broken };
}

function describe(isSecure: boolean, isShort: boolean): string {
  const { roundTrip, megabitsPerSecond } = SLOW_LINK;
  const line = isShort
    ? 'this machine as it is'
    : `${roundTrip} ms round trip, ${megabitsPerSecond} Mbps, processor 4 times slower`;
  return `\n${isSecure ? 'HTTP/2 with TLS' : 'HTTP/1.1 without TLS (no openssl)'}, ${line}, cold cache`;
}

/**
 * Compares the product with other ways to make the same pages of the same sources over a slow link, and
 * logs a table for each page. A short run compares it with the monolith, and tries the others once.
 * `ends` stops everything that it has started.
 */
export async function benchPages({
  runs,
  others,
  isShort,
  ends,
  ...options
}: PagesBench): Promise<PagesResult> {
  const { log, failures } = watchFailures(options.log);
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-bench-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  const certificate = await makeCertificate(folder);
  const sides = { folder, certificate, others, log, isSlow: !isShort, ends };
  const origins = await startSides(sides);
  const browser = await launch(certificate?.publicKeyHash, log);
  ends.defer(() => browser.close());

  log(describe(certificate !== undefined, isShort));
  const line = { browser, origins, isShort };
  const compared = isShort ? others.filter((other) => COMPARED_SHORTLY.includes(other)) : others;
  const { pages, broken } = await comparePages(line, { runs, others: compared, log });
  if (isShort) log(`\n${(await tryOnce(line, others)).join('\n')}`);
  return { pages, broken: [...broken, ...failures] };
}
