import { expect, test } from '../stack/test.ts';
import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';

test('[R10.05] with the registry gone, a restarted shell still serves every page from its last answer', async ({
  healthyPage: page,
  stack,
  watch,
}) => {
  const sound = { page, watch, broken: [], reports: new Map<number, readonly string[]>() };
  // the shell keeps this answer on disk
  expect((await page.request.get('/index-pc')).status()).toBe(200);
  await stack.end('registry');
  try {
    await stack.restart('shell');
    for (const path of ['/index-pc', '/search/result/?area[]=102&year=2026&month=11&day=28']) {
      await page.goto(path);
      await expectHolds(sound);
    }
    await expect(page.locator('[data-slot="results"] article[data-course]')).toHaveCount(9);
    await expectSearchAnswered(page);
  } finally {
    await stack.restart('registry');
  }
});
