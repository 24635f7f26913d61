import { devices, type Browser, type Page } from 'playwright';
import { countTraffic } from './countTraffic.ts';
import { MARKS, observePage, type PageMarks } from './observePage.ts';

/** One load of one page: `PageMarks`, the first byte in milliseconds, requests and bytes. */
export interface Load {
  readonly firstByte: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly formAlive: number;
  readonly alive: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: number;
  readonly bytes: number;
  readonly codeBytes: number;
  /**
   * Compressed, without headers: those are some hundred bytes shorter on a connection that has seen them,
   * and which one has is chance.
   */
  readonly scriptBytes: number;
  /** The slot and the element of the largest paint. */
  readonly largest: string;
}

/** How many times slower the processor of a phone is. */
const SLOWER_PROCESSOR = 4;
/** Milliseconds. */
const LONGEST_LOAD = 45_000;
const JAPAN = { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' };
const DEVICES = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...JAPAN },
  pc: { viewport: { width: 1280, height: 800 }, ...JAPAN },
};
/** A screen and the browser that says so. */
export type Device = keyof typeof DEVICES;

function phasesOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slot]')]
      .map(({ dataset }) => `${dataset['slot']} ${dataset['phase']}`)
      .join(', '),
  );
}

async function settle(page: Page) {
  const alive = page.waitForFunction(
    (marks) => (globalThis as typeof globalThis & Record<string, PageMarks>)[marks]?.alive,
    MARKS,
    { polling: 100, timeout: LONGEST_LOAD },
  );
  await alive.catch(async () => {
    throw new Error(`Not every widget of ${page.url()} came to life: ${await phasesOf(page)}`);
  });
  // a picture that is still loading may become the largest paint
  await page.waitForLoadState('networkidle', { timeout: LONGEST_LOAD });
}

/**
 * Loads `url` on a device with an empty cache and a new connection, on a processor that is so many
 * times slower.
 * Rejects when the page is not found or a widget does not come to life.
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  device: Device,
  slowerProcessor = SLOWER_PROCESSOR,
): Promise<Load> {
  const context = await browser.newContext(DEVICES[device]);
  try {
    const page = await context.newPage();
    await page.addInitScript(observePage, MARKS);
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    const answer = await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_LOAD });
    if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}.`);
    await settle(page);
    const noted = await page.evaluate(
      (marks) => ({
        ...((globalThis as typeof globalThis & Record<string, PageMarks>)[marks] as PageMarks),
        firstByte: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .responseStart,
        scriptBytes: performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      }),
      MARKS,
    );
    return { ...noted, ...traffic };
  } finally {
    await context.close();
  }
}
