import { readStatus } from 'registry/client';
import { serveBuild } from 'tooling/watch/serveBuild';
import { buildChanged } from '../stack/changedWidget.ts';
import { expect, test } from '../stack/test.ts';
import { signInPanda } from '../staff/staff.ts';

const WIDGET = 'mf-member-panel';

test("[R10.04] outside production panda staff show one browser what stands on a developer's machine, by a link that is written down", async ({
  page,
  browser,
  stack,
}) => {
  // the preview needs a build of its own
  test.setTimeout(150_000);
  const served = await serveBuild(
    await buildChanged({
      name: WIDGET,
      version: '1.9.1-local',
      change: { 'src/messages/ja.json': (text) => text.replace('"新規登録"', '"手元の登録"') },
    }),
    0,
  );
  const visitor = await browser.newContext({
    baseURL: stack.shellUrl,
    viewport: { width: 1280, height: 900 },
  });
  try {
    await signInPanda(page, stack, '/staff/panda/login?return=/staff/panda/releases');
    const card = page.getByRole('region', { name: WIDGET });
    const form = card.getByRole('form', { name: `${WIDGET} 手元の版のプレビューのリンクを発行` });
    // the list is unfolded while a canary is on trial
    if (!(await form.isVisible())) await card.getByText('操作', { exact: true }).click();
    await form.getByLabel('このPCのアドレス').fill(served.url);
    await form.getByLabel('理由（記録に残ります）').fill('公開の前に');
    await form.getByRole('button').click();
    const link = await page.getByText(/\/preview\?token=/).textContent();

    const shown = await visitor.newPage();
    const refused: string[] = [];
    shown.on('console', (message) => {
      if (/policy|trusted|integrity/i.test(message.text())) refused.push(message.text());
    });
    await shown.goto(link ?? '');
    await shown.getByRole('button', { name: 'プレビューを開く' }).click();
    await shown.goto('/index-pc');
    const banner = shown.getByRole('complementary', { name: 'プレビュー' });
    await expect(banner).toContainText(`${served.url} にある ${WIDGET} 1.9.1-local`);
    await expect(banner).toContainText('署名の確認はしていません');
    await expect(shown.locator('[data-slot="member"]')).toHaveAttribute(
      'data-widget',
      `${WIDGET}@1.9.1-local`,
    );
    await expect(
      shown.locator('[data-slot="member"]').getByRole('link', { name: /手元の登録/ }),
    ).toBeVisible();
    expect(refused).toEqual([]);

    await served.stop();
    await shown.reload();
    await expect(banner).toContainText(`${served.url} から読み込めない`);
    await expect(shown.locator('[data-slot="member"]')).not.toHaveAttribute(
      'data-widget',
      `${WIDGET}@1.9.1-local`,
    );
  } finally {
    await served.stop();
    await visitor.close();
  }
  const { acts } = await readStatus({ registryUrl: stack.registryUrl, name: WIDGET });
  expect(acts.slice(-2).map(({ act, version, why }) => `${act} ${version} ${why}`)).toEqual([
    `preview-issued local of ${served.url} for 60 minutes. 公開の前に`,
    `preview-used local of ${served.url}`,
  ]);
});
