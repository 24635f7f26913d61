import { cardsOf, openResults } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';

test('[R2.15][R4.15] the comparison is announced, reached by the first keys of the page, and read as a table', async ({
  page,
}) => {
  await openResults(page);
  const boxes = cardsOf(page).getByRole('checkbox', { name: /比較/ });
  const tray = page.getByRole('region', { name: '比較リスト' });
  await boxes.nth(0).check();
  await expect(tray.getByRole('status')).toHaveText('比較リスト 1／4');
  await boxes.nth(1).check();
  await expect(tray).toMatchAriaSnapshot(`
    - status: 比較リスト 2／4
    - list:
      - listitem:
        - img /.+/
        - button /を比較リストから外す$/
    - paragraph:
      - button "すべて外す"
      - link "比較する"
    - alert
  `);
  expect(await tray.locator('[aria-pressed]').count()).toBe(0);

  const skip = page.getByRole('link', { name: '比較リストへ移動' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(tray.getByRole('button', { name: /を比較リストから外す$/ }).first()).toBeFocused();

  await tray.getByRole('link', { name: '比較する' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'コースの比較' });
  await expect(dialog.getByRole('table')).toBeVisible();
  await expect(dialog).toMatchAriaSnapshot(String.raw`
    - heading "コースの比較" [level=2]
    - button "閉じる"
    - table "コースの比較":
      - rowgroup:
        - row /^項目/:
          - columnheader "項目"
          - columnheader /.+/:
            - link /.+/
          - columnheader /.+/
      - rowgroup:
        - row /^1人あたり総額/:
          - rowheader "1人あたり総額"
          - cell /^¥[\d,]+ .+$/
        - row /^総合評価/:
          - rowheader "総合評価"
      - rowgroup:
        - row /^予約/:
          - rowheader "予約"
          - cell /^プランを見る/:
            - link /^プランを見る （.+）$/
    - paragraph:
      - button "比較のURLをコピー"
  `);
});

test('[WCAG 2.4.1] the first keys of a page of results lead past the frame, and past the form to the results', async ({
  page,
}) => {
  await openResults(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '検索結果へ移動' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.activeElement?.closest('[data-slot]')?.getAttribute('data-slot'),
      ),
    )
    .toBe('results');
  await page.goto('/index-pc');
  await expect(page.getByRole('link', { name: '検索結果へ移動' })).toHaveCount(0);
});
