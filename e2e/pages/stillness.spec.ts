import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { KANTO } from '../results/resultPage.ts';
import { expectAlive } from '../stack/expectAlive.ts';
import { expect, test } from '../stack/test.ts';

/** A phone on a poor network: a visitor reads the page for seconds before it is hydrated. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  // in bytes per second
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CHIBA = 'area[]=12&year=2026&month=11&day=28&widthday=7';

const PAGES = [
  '/index-pc',
  '/smart/iphone_top.html',
  '/search/',
  `/search/?${CHIBA}`,
  '/search/?search_mode=overseas',
  '/search/map/',
  `/search/map/?${CHIBA}`,
  '/search/solo/',
  `/search/solo/?${CHIBA}`,
  `/search/result/?${KANTO}`,
  `/search/result/?${KANTO}&page=2`,
  `/search/result/?${KANTO}&view=calendar`,
  `/search/result/?${CHIBA}&view=map`,
  '/search/result/?area[]=47&play_fee_max=5000&year=2026&month=11&day=28',
  '/search/result/?area[]=999',
  '/PageNotFound',
];

interface Watched {
  /** Layout shifts that no input caused: their size and the elements that moved. */
  readonly shifts: { value: number; moved: string[] }[];
  /** The controls that the server sent. */
  readonly controls: Element[];
  focused: Element | undefined;
}

const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

/** Records from the first byte on what moves and which controls came from the server, and focuses one of them. */
function watchStillness(page: Page) {
  return page.addInitScript((controls: string) => {
    const watched: Watched = { shifts: [], controls: [], focused: undefined };
    Object.assign(globalThis, { watched });
    const nameOf = (node: Node | null): string => {
      if (!(node instanceof Element)) return node?.textContent?.slice(0, 20) ?? 'gone';
      const slot = node.closest('[data-slot]')?.getAttribute('data-slot') ?? 'frame';
      return `${slot}: ${node.tagName.toLowerCase()}.${node.className} ${node.textContent?.slice(0, 20)}`;
    };
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node: Node | null }[];
      };
      for (const { value, hadRecentInput, sources = [] } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        watched.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      // the document is parsed, and no script of the page has run
      if (document.readyState !== 'interactive') return;
      const seen = { visibilityProperty: true };
      watched.controls.push(
        ...[...document.querySelectorAll(controls)].filter((element) =>
          element.checkVisibility(seen),
        ),
      );
      const island = document.querySelector(
        '[data-slot="results"] [data-island], [data-slot="search"] [data-island], main',
      );
      watched.focused = [
        ...(island?.querySelectorAll<HTMLElement>('button, a[href], summary') ?? []),
      ].find((element) => element.checkVisibility());
      (watched.focused as HTMLElement | undefined)?.focus({ preventScroll: true });
    });
  }, CONTROLS);
}

/** Resolves when the page has drawn what it is now. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}

function described() {
  const { watched } = globalThis as typeof globalThis & { watched: Watched };
  const nameOf = (element: Element | null | undefined) =>
    element
      ? `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''}`
      : 'nothing';
  return {
    moved: watched.shifts.filter(({ value }) => value > 0.001),
    shift: watched.shifts.reduce((sum, { value }) => sum + value, 0),
    controls: watched.controls.length,
    replaced: watched.controls.filter((element) => !element.isConnected).map(nameOf),
    focus: [nameOf(document.activeElement), document.activeElement === watched.focused],
    expected: nameOf(watched.focused),
  };
}

/** Expects that a page on a slow line stands still, and is that of the server. */
async function expectStill(page: Page, path: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_LINE);
  await watchStillness(page);
  await page.goto(path);
  for (const slot of await page.locator('[data-slot]').all()) {
    await expect(slot).toHaveAttribute('data-phase', 'ready');
  }
  await expect(page.locator('[data-slot] [aria-busy="true"]:visible')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawn(page);
  const { moved, shift, controls, replaced, focus, expected } = await page.evaluate(described);
  expect(controls).toBeGreaterThan(0);
  expect({ replaced, focus }).toEqual({ replaced: [], focus: [expected, true] });
  expect(shift, JSON.stringify(moved, null, 1)).toBeLessThanOrEqual(0.02);
}

for (const path of PAGES) {
  test(`[R4.18][R10.05] ${path} stands still on a slow line: CLS is at most 0.02, no control of the server's is replaced, the focus stays`, async ({
    page,
  }) => {
    await expectStill(page, path);
  });
}

test('[R4.04][R4.18] the search page stands still, and reports nothing, where the browser remembers what was chosen', async ({
  healthyPage: page,
}) => {
  await page.goto('/search/');
  await expectAlive(page, 'search');
  const lunch = page.getByLabel('昼食付き').first();
  // on a phone its group is closed
  await lunch.evaluate((box: HTMLInputElement) => box.click());
  await expectStill(page, '/search/');
  await expect(lunch).toBeChecked();
});

/** Serves a document of which the second part comes when it is asked for. */
async function serveInParts(parts: readonly [string, string]) {
  const second = Promise.withResolvers<void>();
  const server = createServer((asked, reply) => {
    if (asked.url !== '/') return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(parts[0]);
    void second.promise.then(() => reply.end(parts[1]));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    send: second.resolve,
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('[R4.18] the form stands still where a slow line stops in the midst of its choices', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/index-pc')).text();
  const cut = html.indexOf('</label>', html.indexOf('土日・祝日')) + '</label>'.length;
  using served = await serveInParts([html.slice(0, cut), html.slice(cut)]);
  await watchStillness(page);
  const loaded = page.goto(served.url);
  const form = page.locator('[data-slot="search"]');
  await expect(form.getByText('土日・祝日')).toBeAttached();
  await drawn(page);
  served.send();
  await loaded;
  await expect(form.getByText('昼食付き')).toBeVisible();
  await drawn(page);
  const { moved, shift } = await page.evaluate(described);
  const ofChoices = moved.filter(({ moved: all }) => all.some((each) => each.includes('こだわり')));
  expect(ofChoices).toEqual([]);
  expect(shift, JSON.stringify(moved, null, 1)).toBeLessThanOrEqual(0.02);
});
