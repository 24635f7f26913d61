import { expect, test } from '../stack/test.ts';
for (const [path, name] of [
  ['/course/10010/', 'sheet'],
  ['/course/10010/?date=2026-11-28&players=2', 'day'],
  ['/course/99999999/', 'none'],
  ['/course/10010/?lang=en-US', 'en'],
]) {
  for (const width of [1280, 390, 320]) {
    test(`${name} ${width}`, async ({ page, watch }) => {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(path ?? '');
      console.log(name, width, answer?.status(), await page.title());
      await expect(page.locator('[data-slot="course"]')).toHaveAttribute('data-phase', 'ready');
      await page.screenshot({ path: `/tmp/look/${name}-${width}.png`, fullPage: false });
      console.log(await watch.problems(), await page.evaluate(() => document.documentElement.scrollWidth));
    });
  }
}
