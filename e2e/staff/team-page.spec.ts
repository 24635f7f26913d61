import type { Page } from '@playwright/test';
import { reportVisits } from 'registry/client';
import { NO_VISITS } from 'shared-contracts/release';
import type { Stack } from 'tooling/stack';
import { copyBuilt, publishBuilt, takeBack } from '../stack/changedWidget.ts';
import { findings } from '../stack/findings.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { at, NAME, REASON, signIn } from './team.ts';

function tell({ registryUrl, access }: Stack, version: string, visits: number, failed: number) {
  const counts = { ...NO_VISITS, visits, failed, errored: failed };
  const vital = { device: 'PC', vital: 'lcp', visits } as const;
  const cause = { ...vital, element: 'article[data-course] img', poor: 0 };
  return reportVisits({
    registryUrl,
    token: access.tokens['shell'] ?? '',
    reports: [{ widget: NAME, version, counts, vitals: [{ ...vital, band: 2 }], causes: [cause] }],
  });
}
async function publishCanary(stack: Stack): Promise<string> {
  const version = nextVersion();
  const folder = await copyBuilt(NAME, version, () => {});
  await publishBuilt(stack, { name: NAME, canary: 25 }, folder);
  return version;
}
function isNoWider(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

test('[R10.04] the curve of a trial moves by itself after visits, and what somebody types meanwhile stays', async ({
  page,
  stack,
}) => {
  const version = await publishCanary(stack);
  await tell(stack, version, 10, 1);
  await signIn(page, stack);
  const trial = page.getByRole('region', { name: '試験と見守り' });
  const visits = trial.getByRole('img', { name: /訪問の数/ });
  await expect(visits).toHaveAccessibleName(/試験版の最大は10、/);
  await expect(trial.getByRole('img', { name: /失敗した訪問の割合/ })).toHaveAccessibleName(
    /試験版の最大は10%、/,
  );
  const reason = page.getByRole('form', { name: `${NAME} 試験を取り下げる` }).getByLabel(REASON);
  await reason.fill('遅いため');
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await tell(stack, version, 20, 2);
  await expect(visits).toHaveAccessibleName(/試験版の最大は30、/, { timeout: 30_000 });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveValue('遅いため');
  expect(await scrolled()).toBe(before);
  await trial.getByText('数値の表').click();
  await expect(trial.getByRole('table').filter({ hasText: '30件のうち3件失敗' })).toBeVisible();
  const speed = page.getByRole('region', { name: /速さ/ });
  await expect(speed).toContainText('1.6・1.6・1.6（30）');
  for (const part of [trial, speed])
    await expect(
      part.getByRole('row', { name: /article\[data-course\] img.*100%（30、うち遅い0）/ }),
    ).toBeVisible();
  await reason.press('Enter');
  await expect(page.getByText('実行しました。')).toBeVisible();
  await expect(trial).toContainText('試験中の版も見守り中の版もありません。');
  const versions = page.getByRole('region', { name: '版', exact: true });
  await expect(versions.getByRole('row', { name: version })).toContainText('取り下げ');
  await expect(versions.getByRole('row', { name: version })).toContainText('遅いため');
  await expect(page.getByRole('region', { name: /操作の記録/ })).toContainText('遅いため');
});

test("[R10.05] errors of a widget's versions stand on its page by group, with the stack in the sources, and on no other team's", async ({
  page,
  stack,
}) => {
  const live = (await (await fetch(`${stack.registryUrl}/widgets/${NAME}/versions`)).json()) as {
    versions: { version: string; stable: boolean }[];
  };
  const { version } = live.versions.find(({ stable }) => stable)!;
  const files = await fetch(`${stack.registryUrl}/discovery`).then(
    (reply) => reply.json() as Promise<{ microFrontends: Record<string, Manifested[]> }>,
  );
  const [own] = files.microFrontends[NAME]!.filter(({ metadata }) => metadata.version === version);
  const script = own!.extras.manifest.scripts.at(-1)!;
  await fetch(`${stack.shellUrl}/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.shellUrl },
    body: JSON.stringify({
      widget: `${NAME}@${version}`,
      slot: 'right_ad',
      kind: 'error',
      message: 'TypeError: no banner 7',
      stack: `TypeError: no banner 7\n    at a (${stack.shellUrl}/remotes/${NAME}/${version}/${script}:1:400)`,
      context: { phase: 'run' },
    }),
  });
  await signIn(page, stack);
  const errors = page.getByRole('region', { name: /ブラウザーで起きたエラー/ });
  await expect(errors).toContainText('no banner #', { timeout: 30_000 });
  const group = errors.getByRole('listitem').filter({ hasText: 'no banner #' });
  await expect(group).toContainText(`${NAME}@${version}`);
  await group.getByText('呼び出し元').click();
  await expect(group.locator('pre')).toContainText(/\/src\/\S+\.tsx?:\d+:\d+/);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await signIn(page, stack, stack.access.tokens['mf-results']);
  await expect(errors).toBeVisible();
  await expect(errors).not.toContainText('no banner #');
});
interface Manifested {
  readonly metadata: { readonly version: string };
  readonly extras: { readonly manifest: { readonly scripts: readonly string[] } };
}

test('[R10.03] a team sees who hears its widget and whom it hears, as a graph and as a list', async ({
  page,
  stack,
}) => {
  await signIn(page, stack, stack.access.tokens['mf-search-form']);
  const hearings = page.getByRole('region', { name: 'イベントのつながり' });
  await expect(hearings.getByRole('img')).toHaveAccessibleName(/mf-search-formのイベント/);
  await expect(hearings.getByRole('listitem')).not.toHaveCount(0);
  await expect(hearings.getByRole('list')).toContainText(
    /search-form:region-changedを[^。]*mf-content[^。]*が受け取ります。/,
  );
  await expect(hearings.getByRole('img')).toContainText('search-form:region-changed');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on a team's page in both languages, ${colorScheme}, and none is wider than the screen`, async ({
    page,
    stack,
  }) => {
    const version = await publishCanary(stack);
    await tell(stack, version, 9, 0);
    await page.emulateMedia({ colorScheme });
    for (const [language, out] of [
      ['ja-JP', 'ログアウト'],
      ['en-US', 'Sign out'],
    ] as const) {
      const check = async () => {
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await findings(page)).toEqual([]);
          expect(await isNoWider(page)).toBe(true);
        }
      };
      await page.goto(at(stack, `/login?lang=${language}`));
      await check();
      await page.locator('#token').fill(stack.access.tokens[NAME] ?? '');
      await page.keyboard.press('Enter');
      const button = page.getByRole('button', { name: out });
      await expect(button).toBeVisible();
      await check();
      await button.click();
    }
    await takeBack(stack, NAME);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test("[R10.04] a team pins and releases its widget, and is shown a version's address and its previews", async ({
    page,
    stack,
  }) => {
    await signIn(page, stack);
    const form = (name: string) => page.getByRole('form', { name: `${NAME} ${name}` });
    await form('固定する').getByLabel(REASON).fill('週末のため');
    await form('固定する').getByRole('button').click();
    await expect(page.getByRole('region', { name: '停止の状態' })).toContainText('固定中');
    await form('解除する').getByLabel(REASON).fill('週明けのため');
    await form('解除する').getByRole('button').click();
    await expect(page.getByRole('region', { name: '停止の状態' })).toContainText(
      '停止していません。',
    );
    await form('確認用アドレスを表示').getByRole('button').click();
    await expect(page.getByText(/\/preview\/mf-ads\//)).toBeVisible();
    const preview = form('プレビューのリンクを発行');
    await preview.getByLabel(REASON).fill('会議のため');
    await preview.getByRole('button').click();
    await expect(page.getByText(/\/preview\?token=/)).toBeVisible();
    await expect(page.getByRole('region', { name: '発行したプレビュー' })).toContainText(
      '会議のため',
    );
  });
});
