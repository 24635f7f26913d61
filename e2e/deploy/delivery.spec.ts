import { readStatus } from 'registry/client';
import type { WidgetManifest } from 'shared-contracts/widget';
import { signInPanda } from '../staff/staff.ts';
import { copyBuilt, publishBuilt, publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { untilShown } from '../stack/untilShown.ts';

const TOP = '/index-pc';

/** Replaces the payload of one of the events that a manifest says are sent. */
function sending(event: string, properties: object) {
  return (_folder: string, { events }: WidgetManifest): void => {
    Object.assign(events.sent, {
      [event]: {
        version: 1,
        schema: { type: 'object', properties, required: Object.keys(properties) },
      },
    });
  };
}

test('[R10.03][R10.05] a version whose event a live widget could not read is refused, and the widget and the field are named', async ({
  stack,
}) => {
  const name = 'mf-search-form';
  const refused = nextVersion();
  const folder = await copyBuilt(
    name,
    refused,
    sending('search-form:region-changed', { region: { type: 'string' } }),
  );
  await expect(publishBuilt(stack, { name }, folder)).rejects.toThrow(
    /search-form:region-changed: mf-content@\S+ would break, region a string is sent, a number is read/,
  );
  expect(
    (await readStatus({ registryUrl: stack.registryUrl, name })).versions.map(
      ({ version }) => version,
    ),
  ).not.toContain(refused);
});

test('[R10.04] two teams publish at the same moment, and both are live', async ({
  page,
  stack,
}) => {
  const version = nextVersion();
  await Promise.all(
    ['mf-ads', 'mf-content'].map((name) => publishChanged(stack, { name, version, change: {} })),
  );
  for (const name of ['mf-ads', 'mf-content']) await untilShown(stack, TOP, `${name}@${version}`);
  await page.goto(TOP);
  await expect(page.locator('[data-slot="content-main"]')).toHaveAttribute(
    'data-widget',
    `mf-content@${version}`,
  );
  await expect(page.locator('[data-slot="right_ad"]')).toHaveAttribute(
    'data-widget',
    `mf-ads@${version}`,
  );
  for (const name of ['mf-ads', 'mf-content']) await takeBack(stack, name);
});

test('[R10.04] panda staff show a version that nobody has to one browser by a link, which opens once; start it for some visitors; and take it back', async ({
  page,
  browser,
  stack,
}) => {
  const version = nextVersion();
  await publishChanged(stack, {
    name: 'mf-member-panel',
    version,
    unreleased: true,
    change: {},
  });
  await signInPanda(page, stack, '/staff/panda/login?return=/staff/panda/releases');
  const card = page.getByRole('region', { name: 'mf-member-panel' });
  await expect(card).not.toContainText('試験公開中の版');
  await card.getByText('操作', { exact: true }).click();
  const form = card.getByRole('form', { name: 'mf-member-panel プレビューのリンクを発行' });
  await form.getByLabel('版').selectOption(version);
  await form.getByLabel('理由（記録に残ります）').fill('確認のため');
  await form.getByRole('button').click();
  const link = await page.getByText(/\/preview\?token=/).textContent();

  const visitor = await browser.newContext({
    baseURL: stack.shellUrl,
    viewport: { width: 1280, height: 900 },
  });
  const shown = await visitor.newPage();
  // a scanner of links comes before its reader, more than once
  for (const method of ['HEAD', 'GET', 'GET'])
    expect((await page.request.fetch(link ?? '', { method })).status()).toBe(200);
  await shown.goto(link ?? '');
  await shown.getByRole('button', { name: 'プレビューを開く' }).click();
  await expect(shown).toHaveURL(`${stack.shellUrl}/`);
  await shown.goto(TOP);
  await expect(shown.getByRole('complementary', { name: 'プレビュー' })).toContainText(
    `mf-member-panel ${version}`,
  );
  await expect(shown.locator('[data-slot="member"]')).toHaveAttribute(
    'data-widget',
    `mf-member-panel@${version}`,
  );
  const second = await visitor.newPage();
  await second.goto(link ?? '');
  const refused = second.waitForResponse((answer) => answer.request().method() === 'POST');
  await second.getByRole('button', { name: 'プレビューを開く' }).click();
  expect((await refused).status()).toBe(410);
  await shown.getByRole('button', { name: '終了する' }).click();
  await expect(shown.getByRole('complementary', { name: 'プレビュー' })).toBeHidden();
  await visitor.close();

  await page.goto(`${stack.staffUrl}/staff/panda/releases`);
  await card.getByText('操作', { exact: true }).click();
  const start = page.getByRole('form', { name: 'mf-member-panel この版を公開する' });
  await start.getByLabel('版').selectOption(version);
  await start.getByLabel('表示する割合').selectOption('10');
  await start.getByLabel('理由（記録に残ります）').fill('見た目を確認した');
  await start.getByRole('button').click();
  await expect(page.getByText('実行しました。')).toBeVisible();
  await expect(card).toContainText('試験公開中の版');
  const takeBack = page.getByRole('form', { name: 'mf-member-panel 試験を取り下げる' });
  await takeBack.getByLabel('理由（記録に残ります）').fill('試しただけ');
  await takeBack.getByRole('button').click();
  await expect(page.getByText('実行しました。')).toBeVisible();
  await expect(page.getByRole('region', { name: 'mf-member-panel' })).not.toContainText(
    '試験公開中の版',
  );
  const { acts } = await readStatus({ registryUrl: stack.registryUrl, name: 'mf-member-panel' });
  expect(acts.slice(-4).map(({ who, act }) => `${act} ${who}`)).toEqual([
    'preview-issued staff 1001',
    'preview-used registry',
    'started staff 1001',
    'rolled-back staff 1001',
  ]);
});
