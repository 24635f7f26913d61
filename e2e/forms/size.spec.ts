import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../stack/test.ts';
import { form, openForm } from './formPage.ts';

/** Compressed kilobytes (1,000 bytes), without the packages that every widget shares. */
const LIMIT = 41_000;

test('the scripts of the form at first paint stay below 41 KB, and the calendar comes when it is asked for', async ({
  healthyPage: page,
}) => {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!/\/remotes\/mf-search-form\/.*\.js/.test(response.url())) return;
    scripts.set(
      response.url(),
      response.body().then((body) => brotliCompressSync(body).length),
    );
  });
  await openForm(page, '/index-pc');
  const atFirst = [...scripts.keys()];
  const sizes = await Promise.all(scripts.values());
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'bytes', description: String(total) });
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(LIMIT);
  expect(atFirst.filter((url) => /calendar|map|solo/i.test(url))).toEqual([]);
  await form(page)
    .getByRole('button', { name: /^プレー日/ })
    .click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect([...scripts.keys()].some((url) => /calendar/.test(url))).toBe(true);
});
