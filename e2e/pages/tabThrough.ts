import type { Page } from '@playwright/test';
import { readStop, type Stop } from './readStop.ts';

/** More stops than any page has. */
const MOST = 400;
/** Backwards fewer are enough: by then every layer has come. */
const MOST_BACK = 150;
/** The protocol's name for the key that is held. */
const SHIFT = 8;

/** What the Tab key comes to, one after the other, until the page ends or begins again. */
export async function tabThrough(page: Page, isBack = false): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  const seen = new Set<number>();
  // without the pictures that the trace takes around each press of Playwright's own keyboard
  const browser = await page.context().newCDPSession(page);
  const press = async (type: string) =>
    browser.send('Input.dispatchKeyEvent', {
      type,
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
      modifiers: isBack ? SHIFT : 0,
    } as never);
  for (let count = 0; count < (isBack ? MOST_BACK : MOST); count += 1) {
    await press('rawKeyDown');
    await press('keyUp');
    const stop = await page.evaluate(readStop);
    if (!stop || seen.has(stop.id)) return stops;
    seen.add(stop.id);
    stops.push(stop);
  }
  if (isBack) return stops;
  throw new Error(`The page has more than ${MOST} stops.`);
}
