import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { untilShown } from '../stack/untilShown.ts';

const VERSION = nextVersion();
/** The script with the packages that only earlier versions take from the host. */
const RETIRED = /\/earlier-packages\..*\.js$/;

test('[R10.04] a version that says its texts with use-intl, or its days with dayjs, still gets them from the host, and no other version loads them', async ({
  healthyPage: page,
  stack,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (RETIRED.test(request.url())) loaded.push(request.url());
  });
  await page.goto('/index-pc');
  const content = page.locator('[data-slot="content-main"]');
  await expect(content).toHaveAttribute('data-phase', 'ready');
  expect(loaded).toEqual([]);

  await publishChanged(stack, {
    name: 'mf-content',
    version: VERSION,
    change: {
      'src/news/News.tsx': (text) =>
        text
          .replace(
            "import { useTranslations } from 'shared-ui/messages';",
            `import dayjs from 'dayjs';
             import { createTranslator } from 'use-intl';
             const messages = { news: '{month}月のお知らせは{count, plural, other {#件}}' };`,
          )
          .replace("useTranslations('titles')", "createTranslator({ locale: 'ja-JP', messages })")
          .replace(
            't(block)',
            "t('news', { count: items.length, month: dayjs('2026-11-21').month() + 1 })",
          ),
    },
  });
  await untilShown(stack, '/index-pc', `mf-content@${VERSION}`);
  await page.reload();
  await expect(content).toHaveAttribute('data-widget', `mf-content@${VERSION}`);
  await expect(content).toHaveAttribute('data-phase', 'ready');
  await expect(content.getByRole('region', { name: /^11月のお知らせは\d件$/ })).toBeVisible();
  expect(loaded).toHaveLength(1);

  await takeBack(stack, 'mf-content');
});
