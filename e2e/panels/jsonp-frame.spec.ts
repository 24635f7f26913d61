import type { Page } from '@playwright/test';
import { expect, test } from '../stack/test.ts';
import { watchPage } from '../stack/watchPage.ts';
import { PC, slot } from './panelPage.ts';

/** What the script of the user API finds when it reaches for the page that has called it. */
const REACHES = `(() => {
  const tries = {
    document: () => parent.document.title,
    name: () => Object.keys(parent.sessionStorage).length,
    cookie: () => document.cookie,
    call: () => fetch('/gora/calendar/holidays'),
  };
  const found = {};
  for (const [what, reach] of Object.entries(tries)) {
    try { found[what] = typeof reach(); } catch (error) { found[what] = error.name; }
  }
  parent.postMessage({ found }, '*');
})();`;

/** Answers the user API's call with a script of a neighbour that was taken over. */
async function takeOver(page: Page, script: string): Promise<void> {
  await page.route('**/gora/user/info?**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

test("[R7.01] the script of the user API runs at another origin: it reaches neither the page nor the site's calls", async ({
  page,
  stack,
}) => {
  await takeOver(page, REACHES);
  await page.addInitScript(() => {
    addEventListener('message', ({ data, origin }) => {
      const told = data as { found?: object };
      if (told?.found) Object.assign(globalThis, { reached: { origin, ...told.found } });
    });
  });
  await page.goto(PC);
  const reached = () =>
    page.evaluate(() => (globalThis as { reached?: Record<string, string> }).reached);
  await expect.poll(reached).toMatchObject({
    origin: stack.frameUrl,
    document: 'SecurityError',
    name: 'SecurityError',
  });
  // the call goes to the frames' host, which has none
  expect((await page.request.get(`${stack.frameUrl}/gora/calendar/holidays`)).status()).toBe(404);
  await expect(slot(page, 'member')).toHaveAttribute('data-phase', 'ready');
});

test('[R7.01] the frame runs one address only, and only for pages of the site', async ({
  request,
  stack,
}) => {
  const policy = (await request.get(`${stack.frameUrl}/jsonp`)).headers()[
    'content-security-policy'
  ];
  expect(policy).toMatch(
    new RegExp(`script-src 'nonce-[^']+' ${stack.gatewayUrl}/gora/user/info;`),
  );
  expect(policy).toContain(`frame-ancestors ${stack.shellUrl};`);
  expect(policy).toContain("default-src 'none'");
});

test('[R7.01] a call that ends because the visitor goes on is no failure of the panel', async ({
  page,
}) => {
  const watch = await watchPage(page);
  await page.route('**/gora/user/info?**', (route) => route.abort(), { times: 1 });
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/user/info?'),
  );
  // the frame tells a failure two seconds later, when a slow page may not have loaded
  await page.goto(PC, { waitUntil: 'commit' });
  await ended;
  await page.goto('/search/');
  await expect(slot(page, 'member-menu')).toHaveAttribute('data-phase', 'ready');
  expect(await watch.reportedBy()).toEqual([]);
});
