import { expectHolds } from '../stack/pageHolds.ts';
import { expect, test } from '../stack/test.ts';
import { alive, RESULT } from './document.ts';

const BLOCKS = {
  'throws when it is touched': () => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [what, block] of Object.entries(BLOCKS)) {
  test(`[R9.03][R9.04] with a storage that ${what} every page works, in memory`, async ({
    healthyPage: page,
    watch,
  }) => {
    const sound = { page, watch, broken: [], reports: new Map<number, readonly string[]>() };
    await page.addInitScript(block);
    for (const path of ['/index-pc', '/search/', RESULT]) {
      await page.goto(path);
      await alive(page);
      await expectHolds(sound);
      // the server gets no cookie back either
      await page.context().clearCookies();
    }
    await page.getByRole('link', { name: /次へ/ }).first().press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('[data-slot="results"] article[data-course]')).toHaveCount(9);
  });
}
