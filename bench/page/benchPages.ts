import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from 'tooling/browsers/ensureBrowser';
import { makeCertificate } from 'tooling/tls/makeCertificate';
import { SLOW_LINK } from '../link/startSlowLink.ts';
import { BUDGETS, BUDGETS_OF_BYTES, PAGES } from '../budgets.ts';
import { alternate } from './alternate.ts';
import { measureLoad } from './measureLoad.ts';
import { reportPage, type Report } from './report.ts';
import { startSides, type Log } from './startSides.ts';

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
  /** By the address of the page. Milliseconds and bytes; a ratio is that of product to monolith. */
  readonly pages: Readonly<Record<string, Report['figures']>>;
  /** One sentence for each broken budget and each error that a page has reported. */
  readonly broken: readonly string[];
}

/**
 * Compares the product with a server-rendered monolith of the same sources over a slow link, and
 * logs a table for each page. `ends` stops everything that it has started.
 */
export async function benchPages({
  runs,
  isShort,
  ends,
  ...options
}: PagesBench): Promise<PagesResult> {
  const { log, failures } = watchFailures(options.log);
  const executablePath = await ensureBrowser(log);
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-bench-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  const certificate = await makeCertificate(folder);
  const origins = await startSides({ folder, certificate, log, isSlow: !isShort, ends });
  const trust = certificate
    ? [`--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`]
    : [];
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_FLAGS, ...trust],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  ends.defer(() => browser.close());

  const { roundTrip, megabitsPerSecond } = SLOW_LINK;
  const line = isShort
    ? 'this machine as it is'
    : `${roundTrip} ms round trip, ${megabitsPerSecond} Mbps, processor 4 times slower`;
  log(
    `\n${certificate ? 'HTTP/2 with TLS' : 'HTTP/1.1 without TLS (no openssl)'}, ${line}, cold cache`,
  );
  const slowerProcessor = isShort ? 1 : undefined;
  const pages: Record<string, Report['figures']> = {};
  const broken: string[] = [];
  for (const { path, device, most } of PAGES) {
    const before = load();
    const loads = await alternate(
      {
        monolith: () => measureLoad(browser, origins.monolith + path, device, slowerProcessor),
        product: () => measureLoad(browser, origins.product + path, device, slowerProcessor),
      },
      runs,
    );
    const report = reportPage(path, loads, { ratios: isShort ? BUDGETS_OF_BYTES : BUDGETS, most });
    log(`\n${report.text}\nload average of the machine: ${before} before, ${load()} after`);
    pages[path] = report.figures;
    broken.push(...report.broken);
  }
  return { pages, broken: [...broken, ...failures] };
}
