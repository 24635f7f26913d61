import { type Browser, type CDPSession, devices, type Page } from 'playwright';

/** How many times slower the processor of a phone is. */
const SLOWER_PROCESSOR = 4;
/** Milliseconds. */
export const LONGEST_LOAD = 45_000;
const JAPAN = { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' };
const DEVICES = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...JAPAN },
  pc: { viewport: { width: 1280, height: 800 }, ...JAPAN },
};
/** A screen and the browser that says so. */
export type Device = keyof typeof DEVICES;

/** What is loaded, and where. */
export interface Visit {
  readonly browser: Browser;
  readonly url: string;
  readonly device: Device;
  /** How many times slower the processor is made. */
  readonly slowerProcessor?: number;
}

/** A page of its own before it is loaded. */
export interface OpenedPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** Begins to load it. Rejects when it is not found. */
  load(): Promise<void>;
}

/** Opens a page with an empty cache and a new connection, gives it to `measure`, and closes it. */
export async function withPage<Result>(
  { browser, url, device, slowerProcessor = SLOWER_PROCESSOR }: Visit,
  measure: (opened: OpenedPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(DEVICES[device]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    return await measure({
      page,
      session,
      async load() {
        const answer = await page.goto(url, { waitUntil: 'commit', timeout: LONGEST_LOAD });
        if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}.`);
      },
    });
  } finally {
    await context.close();
  }
}
