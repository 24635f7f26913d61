import { expect, test } from '../stack/test.ts';

test('[R10.05] with the registry gone, a restarted shell still serves every page from its last answer', async ({
  healthyPage: page,
  stack,
}) => {
  // the shell keeps this answer on disk
  expect((await page.request.get('/index-pc')).status()).toBe(200);
  await stack.end('registry');
  try {
    await stack.restart('shell');
    for (const path of ['/index-pc', '/search/result/?area[]=102&year=2026&month=11&day=28']) {
      await page.goto(path);
      for (const slot of await page.locator('[data-slot]').all())
        await expect(slot).toHaveAttribute('data-phase', 'ready');
    }
    await expect(page.locator('[data-slot="results"]').getByRole('article')).toHaveCount(9);
  } finally {
    await stack.restart('registry');
  }
});
