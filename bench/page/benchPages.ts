import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureBrowser } from 'tooling/browsers/ensureBrowser';
import { makeCertificate } from 'tooling/tls/makeCertificate';
import { findSlowLink, SLOW_LINK } from '../link/startSlowLink.ts';
import { alternate } from './alternate.ts';
import { measureLoad } from './measureLoad.ts';
import { reportPage } from './report.ts';
import { startSides, type Log } from './startSides.ts';

/** The top page of a phone, and a full list of results. */
const PAGES = [
  '/smart/iphone_top.html',
  '/search/result/?area[]=102&year=2026&month=11&day=28&widthday=1',
];
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

/**
 * Compares the product with a server-rendered monolith of the same sources over a slow link, and
 * logs a table for each page. Resolves with one sentence for each broken budget. `ends` stops
 * everything that it has started.
 */
export async function benchPages({
  runs,
  log,
  ends,
}: {
  readonly runs: number;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}): Promise<string[]> {
  findSlowLink();
  const executablePath = await ensureBrowser(log);
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-bench-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  const certificate = await makeCertificate(folder);
  const origins = await startSides({ folder, certificate, log, ends });
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
  log(
    `\n${certificate ? 'HTTP/2 with TLS' : 'HTTP/1.1 without TLS (no openssl)'}, ${roundTrip} ms round trip, ${megabitsPerSecond} Mbps, processor 4 times slower, cold cache, 390 px`,
  );
  const broken: string[] = [];
  for (const path of PAGES) {
    const before = load();
    const loads = await alternate(
      {
        monolith: () => measureLoad(browser, origins.monolith + path),
        product: () => measureLoad(browser, origins.product + path),
      },
      runs,
    );
    const report = reportPage(path, loads);
    log(`\n${report.text}\nload average of the machine: ${before} before, ${load()} after`);
    broken.push(...report.broken);
  }
  return broken;
}
