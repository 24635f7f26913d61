import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';
import { untilShown } from '../stack/untilShown.ts';

/**
 * A widget without React that throws nothing and reports nothing, and says that it is alive, but is
 * invisible once it is mounted.
 */
function unseen(mount: string) {
  return () => `
export default {
  contract: 1,
  load: async () => ({}),
  render: () => '<p>served</p>',
  mount: (element: HTMLElement, _props: unknown, { slot }: { slot: string }) => { performance.mark(slot + ' alive'); ${mount} return { update() {}, unmount() {} }; },
};`;
}

const CASES = [
  { what: 'empties itself', mount: "element.textContent = '';", sight: 'empty' },
  {
    what: 'draws an element with nothing in it',
    mount: "element.replaceChildren(document.createElement('div'));",
    sight: 'nothing',
  },
  {
    what: 'empties itself after a while',
    mount: "setTimeout(() => { element.textContent = ''; }, 1500);",
    sight: 'empty',
  },
  { what: 'takes its own element away', mount: 'element.remove();', sight: 'emptied' },
  { what: 'hides itself', mount: "element.style.display = 'none';", sight: 'hidden' },
  {
    what: 'has no height',
    mount: "element.style.cssText = 'block-size: 0; overflow: hidden';",
    sight: 'flat',
  },
];

for (const { what, mount, sight } of CASES) {
  test(`[R10.05] a version that ${what} without a word: it is reported with its name, and the last good one stands in`, async ({
    page,
    stack,
    watch,
  }) => {
    // the build of a whole widget
    test.slow();
    const version = nextVersion();
    await publishChanged(stack, {
      name: 'mf-content',
      version,
      change: { 'src/widget.tsx': unseen(mount) },
    });
    try {
      await untilShown(stack, '/index-pc', `mf-content@${version}`);
      await page.goto('/index-pc');
      const content = page.locator('[data-slot="content-main"]');
      await expect(content).toHaveAttribute('data-why', 'last-good');
      await expect(
        content.getByRole('region').or(content.getByRole('heading')).first(),
      ).toBeVisible();
      // two of its three places may be empty, and no place may be anything else that nobody sees
      const replaced = Array.from(
        { length: sight === 'empty' ? 1 : 3 },
        () => `mf-content@${version}`,
      );
      await expectHolds({ page, watch, broken: [], replaced, reports: new Map() });
      const problems = (await watch.problems()).join('\n');
      expect(problems).toContain(
        `mf-content@${version} is ${sight} in content-main: nobody sees it`,
      );
      expect(problems).toContain('"phase":"sight"');
      await expectSearchAnswered(page);
    } finally {
      await takeBack(stack, 'mf-content');
    }
  });
}
