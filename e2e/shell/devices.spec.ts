import { PHONE } from '../stack/bothDevices.ts';
import { expect, test } from '../stack/test.ts';
import { alive, isSameDocument, markDocument, RESULT } from './document.ts';

function stateOf(page: import('@playwright/test').Page) {
  return page.evaluate(
    () =>
      JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as {
        page: string;
        agent: Record<string, unknown>;
      },
  );
}

/** Returns the family of this browser, as the server counts its reports. */
async function familyOf({ request }: import('@playwright/test').Page, metricsUrl: string) {
  const message = 'a report of a test';
  const data = { widget: 'shell', slot: '', kind: 'error', message, context: { phase: 'run' } };
  await request.post('/telemetry', { data });
  const metrics = await (await request.get(metricsUrl)).text();
  return /widget_errors_total\{widget="shell",phase="run",browser="(\w+)"\} 1/.exec(metrics)?.[1];
}

test.describe('a phone', () => {
  test.use(PHONE);

  test('[R2.01][R3.30] at / has the smartphone top without a redirect, and is known as one by its hints', async ({
    healthyPage: page,
    stack,
  }) => {
    const answer = await page.goto('/?rafcid=1');
    expect(answer?.request().redirectedFrom()).toBeNull();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/?rafcid=1');
    await alive(page);
    expect((await stateOf(page)).page).toBe('sp-top');
    expect((await stateOf(page)).agent).toMatchObject({
      device: 'MB',
      isMobile: true,
      fromMobile: true,
      design: 'sp',
    });
    // the document is the same for every browser of a phone; the server knows which one asks
    expect((await stateOf(page)).agent).not.toHaveProperty('browser');
    expect(await familyOf(page, stack.metrics.shell)).toBe('chrome');
    await page.goto('/search/');
    await alive(page);
    await markDocument(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /トップページ/ })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    // a block that only the smartphone's content has (R2.21)
    await expect(
      page.locator('[data-slot="content-main"]').getByRole('heading', { name: 'サービス' }),
    ).toBeAttached();
    expect(await isSameDocument(page)).toBe(true);
  });
});

const APPS = {
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 AsashibaReserve-iOS/5.12.0',
  Android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36 AsashibaReserve-Android/7.1',
};
for (const [name, userAgent] of Object.entries(APPS)) {
  test.describe(`the reservation app of ${name}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('[R9.07][R3.30] gives its version and the flag of a mobile, and has its design: no bars of the site', async ({
      healthyPage: page,
    }) => {
      await page.goto(RESULT);
      await alive(page);
      expect((await stateOf(page)).agent).toMatchObject({
        appVersion: name === 'iOS' ? 5 : 7,
        fromMobile: true,
        isWebview: true,
        isInApp: true,
        design: 'app',
        isIosApp: name === 'iOS',
        isAndroidApp: name === 'Android',
      });
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(
        page.locator('[data-slot="results"] article[data-course]').first(),
      ).toBeVisible();
    });
  });
}
