import AxeBuilder from '@axe-core/playwright';
import type { ConformCheck } from '../check.ts';

const WIDTHS = [1280, 390, 320];

/**
 * Axe (WCAG A and AA) finds no problem, and the page does not scroll sideways at any of the widths.
 */
export const accessibility: ConformCheck = {
  title: 'axe finds nothing (A, AA), and 320 px are wide enough',
  async run({ manifest, open: { page } }) {
    const problems: string[] = [];
    for (const slot of manifest.slots) {
      await page.evaluate(
        `globalThis.conform.mountUnder('none', ${JSON.stringify(slot)}, 'result')`,
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        if (await page.evaluate('document.documentElement.scrollWidth > innerWidth'))
          problems.push(`slot ${slot}: wider than ${width} px`);
      }
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      problems.push(
        ...violations.map(
          ({ id, nodes }) => `slot ${slot}: ${id} at ${nodes[0]?.target.join(' ') ?? ''}`,
        ),
      );
      await page.evaluate('globalThis.conform.clear()');
    }
    return { problems };
  },
};
