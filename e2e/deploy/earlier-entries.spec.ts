import { earlierWidgetConfig } from 'tooling/webpack/earlierWidgetConfig';
import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { stableOf } from '../stack/stableOf.ts';
import { expect, test } from '../stack/test.ts';
import { untilShown } from '../stack/untilShown.ts';

const VERSION = nextVersion();
const EARLIER_RUNTIME = /\/earlier-runtime\.[0-9a-f]+\.js$/;

test('[R10.02][R10.04] a version whose entry takes the runtime of federation from the host gets it, and no other page loads it', async ({
  healthyPage: page,
  stack,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (EARLIER_RUNTIME.test(request.url())) loaded.push(request.url());
  });
  const content = page.locator('[data-slot="content-main"]');
  const search = page.locator('[data-slot="search"]');
  await page.goto('/index-pc');
  await expect(content).toHaveAttribute('data-phase', 'ready');
  expect(loaded).toEqual([]);
  const before = await stableOf(stack, 'mf-content');

  await publishChanged(stack, {
    name: 'mf-content',
    version: VERSION,
    change: {},
    manifest: ({ standalone: _, ...earlier }) => earlier,
    browserConfig: earlierWidgetConfig,
  });
  await untilShown(stack, '/index-pc', `mf-content@${VERSION}`);
  await page.reload();
  await expect(content).toHaveAttribute('data-widget', `mf-content@${VERSION}`);
  await expect(content).toHaveAttribute('data-phase', 'ready');
  await expect(search).toHaveAttribute('data-phase', 'ready');
  expect(loaded).toHaveLength(1);

  await takeBack(stack, 'mf-content');
  await untilShown(stack, '/index-pc', before);
  await page.reload();
  await expect(content).not.toHaveAttribute('data-widget', `mf-content@${VERSION}`);
  await expect(content).toHaveAttribute('data-phase', 'ready');
  expect(loaded).toHaveLength(1);
});
