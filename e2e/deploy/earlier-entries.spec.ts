import { earlierWidgetConfig } from 'tooling/webpack/earlierWidgetConfig';
import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { expect, test } from '../stack/test.ts';

test("[R10.02][R10.04] a version whose entry brings its own part of federation's runtime lives beside the others, and is taken back", async ({
  healthyPage: page,
  stack,
}) => {
  const entries = new Map<string, number>();
  page.on('response', async (response) => {
    const [, name] = /\/remotes\/([^/]+)\/[^/]+\/remoteEntry\.js/.exec(response.url()) ?? [];
    if (name !== undefined) entries.set(name, (await response.body()).length);
  });
  const content = page.locator('[data-slot="content-main"]');
  await publishChanged(stack, {
    name: 'mf-content',
    version: '1.12.0',
    change: {},
    browserConfig: earlierWidgetConfig,
  });
  await page.goto('/index-pc');
  await expect(content).toHaveAttribute('data-widget', 'mf-content@1.12.0');
  await expect(content).toHaveAttribute('data-phase', 'ready');
  await expect(page.locator('[data-slot="search"]')).toHaveAttribute('data-phase', 'ready');
  expect(entries.get('mf-content')).toBeGreaterThan(20_000);
  expect(entries.get('mf-search-form')).toBeLessThan(12_000);

  await takeBack(stack, 'mf-content');
  await page.reload();
  await expect(content).not.toHaveAttribute('data-widget', 'mf-content@1.12.0');
  await expect(content).toHaveAttribute('data-phase', 'ready');
});
