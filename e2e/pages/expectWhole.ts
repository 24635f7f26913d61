import type { Page } from '@playwright/test';
import { expect } from '../stack/test.ts';
import { readCut, type Change } from './cutTexts.ts';

interface Measure {
  /** CSS pixels. The zoom of the browser divides the window: 1280, 640 and 320 pixels at 200 % are 640, 320 and 160. */
  readonly width: number;
  readonly changes: readonly Change[];
}

/**
 * The zoom is that of the whole page, which every browser has, and not of the text alone: sizes of type are
 * relative, but a layout is chosen by the width that is left.
 */
export const OF_A_PAGE: readonly Measure[] = [
  { width: 1280, changes: ['longer', 'spaced'] },
  { width: 640, changes: ['longer'] },
  { width: 320, changes: ['none', 'longer', 'spaced'] },
  { width: 160, changes: ['none'] },
];
/** What opens or is said on a page that was measured: the narrowest window, and the widest spacing. */
export const OF_A_STATE: readonly Measure[] = [
  { width: 1280, changes: ['spaced'] },
  { width: 320, changes: ['none', 'longer'] },
];
/** The height of a window of 900 pixels at 200 %. */
const HEIGHT = 450;
/**
 * Expects that no text of the page as it is now is cut, and that nothing is too wide, in each of the measures.
 * `what` names the state. The window has its size again after it.
 */
export async function expectWhole(
  page: Page,
  what: string,
  measures: readonly Measure[],
): Promise<void> {
  const size = page.viewportSize();
  for (const { width, changes } of measures) {
    if (size?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
    for (const change of changes)
      await expect
        .configure({ soft: true })
        .poll(
          async () => {
            const { cut, tooWide } = await readCut(page, change);
            // a text that is 40 % longer may lie aside; nothing of the texts that are there may
            return change === 'longer' ? cut : [...cut, ...tooWide];
          },
          { message: `${what}, ${width} px, ${change}` },
        )
        .toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}
