import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { untilShown } from '../stack/untilShown.ts';

const RESULT = '/search/result/?area[]=102&year=2026&month=11&day=28';

test('[R10.04] a team publishes a visible change while the site runs, and takes it back in one call', async ({
  healthyPage: page,
  stack,
}) => {
  await page.goto(RESULT);
  const results = page.locator('[data-slot="results"]');
  await expect(results.getByRole('link', { name: /プランを見る/ }).first()).toBeVisible();
  const others = () =>
    page
      .locator('[data-slot]:not([data-slot="results"])')
      .evaluateAll((slots) => slots.map((slot) => (slot as HTMLElement).dataset['widget']));
  const before = { widget: await results.getAttribute('data-widget'), others: await others() };

  const later = nextVersion();
  await publishChanged(stack, {
    name: 'mf-results',
    version: later,
    tools: 'published',
    change: {
      'src/messages/ja.json': (text) =>
        text.replace('"see": "プランを見る"', '"see": "このプランを選ぶ"'),
    },
  });
  await untilShown(stack, RESULT, `mf-results@${later}`);
  await page.reload();
  await expect(results).toHaveAttribute('data-widget', `mf-results@${later}`);
  await expect(results).toHaveAttribute('data-phase', 'ready');
  await expect(results.getByRole('link', { name: /このプランを選ぶ/ }).first()).toBeVisible();
  expect(await others()).toEqual(before.others);

  await takeBack(stack, 'mf-results');
  await untilShown(stack, RESULT, before.widget ?? '');
  await page.reload();
  await expect(results).toHaveAttribute('data-widget', before.widget ?? '');
  await expect(results).toHaveAttribute('data-phase', 'ready');
  await expect(results.getByRole('link', { name: /プランを見る/ }).first()).toBeVisible();
});

test('[R10.04] a document that is open keeps its versions while a new one is published', async ({
  healthyPage: page,
  stack,
}) => {
  await page.goto(RESULT);
  const results = page.locator('[data-slot="results"]');
  await expect(results).toHaveAttribute('data-phase', 'ready');
  const version = await results.getAttribute('data-widget');
  await publishChanged(stack, { name: 'mf-results', version: nextVersion(), change: {} });
  await results.getByRole('link', { name: /次へ/ }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  expect(await results.getAttribute('data-widget')).toBe(version);
  await takeBack(stack, 'mf-results');
});
