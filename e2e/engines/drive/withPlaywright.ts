import { chromium, firefox, webkit, type Browser, type Page } from '@playwright/test';
import type { Engine, EngineWindow } from './engine.ts';

const TYPES = { chromium, firefox, webkit };

/** Evaluates again in the next document when the first one was left meanwhile. */
async function evaluate(page: Page, expression: string): Promise<unknown> {
  try {
    return await page.evaluate(expression);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState('domcontentloaded');
    return evaluate(page, expression);
  }
}

async function openWindow(browser: Browser): Promise<EngineWindow> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return {
    async open(address) {
      await page.goto(address);
    },
    async back() {
      await page.goBack({ waitUntil: 'commit' });
    },
    evaluate: (expression) => evaluate(page, expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    close: () => context.close(),
  };
}

/** Drives Chromium or one of Playwright's own engine builds; `path` names a browser that is not Playwright's. */
export async function startWithPlaywright(
  name: keyof typeof TYPES,
  path: string | undefined,
): Promise<Engine> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const browser = await TYPES[name].launch({
    ...(path !== undefined && { executablePath: path }),
    ...(name === 'chromium' && { args }),
  });
  return {
    version: `${name[0]?.toUpperCase()}${name.slice(1)} ${browser.version()}`,
    newWindow: () => openWindow(browser),
    stop: () => browser.close(),
  };
}
