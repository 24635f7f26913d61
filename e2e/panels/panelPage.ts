import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Stack } from 'tooling/stack';

export const PC = '/index-pc';
export const PHONE = '/smart/iphone_top.html';
export function slot(page: Page, name: string) {
  return page.locator(`[data-slot="${name}"]`);
}

/** Signs a demonstration member in on the landing page that stands for the login site; ends on the page where the login began. */
export async function signIn(page: Page, member: RegExp): Promise<void> {
  await slot(page, 'member').getByRole('link', { name: 'ログイン', exact: true }).click();
  await page.getByRole('button', { name: member }).click();
}

export async function signInAs(
  page: Page,
  { gatewayUrl, shellUrl }: Stack,
  member: RegExp,
  path: string,
): Promise<void> {
  await page.goto(`${gatewayUrl}/gora/landing/login?return=${encodeURIComponent(shellUrl + path)}`);
  await page.getByRole('button', { name: member }).click();
}

/** Removes the server's HTML of these slots from the document, as when the server was late. */
export async function leaveToBrowser(
  page: Page,
  path: string,
  names: readonly string[],
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = names.reduce(
        (text, name) =>
          text.replace(
            new RegExp(
              `<div data-island="${name}">[\\s\\S]*?</div><script type="application/json" data-island-data="${name}">[\\s\\S]*?</script>`,
            ),
            '',
          ),
        await response.text(),
      );
      await route.fulfill({ response, body: html });
    },
  );
}

/** Delays every answer that matches by some milliseconds. */
export async function delay(page: Page, address: string, milliseconds: number): Promise<void> {
  await page.route(address, async (route) => {
    await wait(milliseconds);
    await route.continue();
  });
}

/** Sums up the layout shifts that no input caused, from the first paint on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & { shift: number }).shift);
}
