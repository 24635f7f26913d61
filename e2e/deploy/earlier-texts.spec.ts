import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { expect, test } from '../stack/test.ts';

const USE_INTL = /use-intl.*\.js$/;

test('[R10.04] a version that says its texts with use-intl still gets it from the host, and nobody else loads it (ADR 032)', async ({
  healthyPage: page,
  stack,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (USE_INTL.test(request.url())) loaded.push(request.url());
  });
  await page.goto('/');
  const notices = page.locator('[data-slot="notice"]');
  await expect(notices).toHaveAttribute('data-phase', 'ready');
  expect(loaded).toEqual([]);

  await publishChanged(stack, {
    name: 'mf-content',
    version: '1.1.0',
    change: {
      'src/notice/NoticeBar.tsx': (text) =>
        text
          .replace(
            "import { useTranslations } from 'shared-ui/messages';",
            `import { createTranslator } from 'use-intl';
             const messages = { title: '{count, plural, other {重要なお知らせ #件}}' };`,
          )
          .replace("useTranslations('notice')", "createTranslator({ locale: 'ja-JP', messages })")
          .replace("t('title')", "t('title', { count: items.length })"),
    },
  });
  await page.reload();
  await expect(notices).toHaveAttribute('data-widget', 'mf-content@1.1.0');
  await expect(notices).toHaveAttribute('data-phase', 'ready');
  await expect(notices.getByRole('region', { name: /重要なお知らせ \d件/ })).toBeVisible();
  expect(loaded).toHaveLength(1);

  await takeBack(stack, 'mf-content');
});
