import type { Page } from '@playwright/test';
import { readStop, type Stop } from './readStop.ts';

/** A limit above the number of stops of any page. */
const MOST = 400;
/** The limit backwards, which is smaller because every layer is there by then. */
const MOST_BACK = 150;
/** The protocol's bit for the Shift key. */
const SHIFT = 8;

/** Presses Tab until the page ends or begins again; returns the stops in order. */
export async function tabThrough(page: Page, isBack = false): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  const seen = new Set<number>();
  // by the protocol, which spares what a trace records around each press of Playwright's keyboard
  const browser = await page.context().newCDPSession(page);
  const press = async (type: 'rawKeyDown' | 'keyUp') =>
    browser.send('Input.dispatchKeyEvent', {
      type,
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
      modifiers: isBack ? SHIFT : 0,
    });
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
