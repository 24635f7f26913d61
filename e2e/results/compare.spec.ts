import { expect, test } from '../stack/test.ts';
import { cardsOf, openResults } from './resultPage.ts';

test('[R2.15] up to four courses are compared, a link shows the same comparison to somebody else', async ({
  healthyPage: page,
  context,
}) => {
  await openResults(page);
  const boxes = cardsOf(page).getByRole('checkbox', { name: /比較/ });
  const names = await cardsOf(page).getByRole('heading', { level: 3 }).allTextContents();
  for (const index of [0, 1, 2, 3]) {
    await boxes.nth(index).check();
    await expect(page.getByRole('region', { name: '比較リスト' }).getByRole('img')).toHaveCount(
      index + 1,
    );
  }
  await boxes.nth(4).click();
  await expect(page.getByText('比較できるのは4コースまでです。')).toBeVisible();
  await expect(boxes.nth(4)).not.toBeChecked();

  await page.getByRole('link', { name: '比較する' }).click();
  const table = page.getByRole('dialog', { name: 'コースの比較' }).getByRole('table');
  const rows = [
    '1人あたり総額',
    'プラン',
    '空きスタート時間帯',
    '天気',
    '総合評価',
    'スタッフ接客',
    '設備',
    '食事',
    'コストパフォーマンス',
    'コースメンテナンス',
    '距離',
    'フェアウェイの広さ',
    'コース',
    'グリーン',
    '雰囲気',
    'クチコミ',
    '所在地',
    '最寄りICからの距離',
    'スタイル',
    '昼食',
    'クーポン',
    '予約',
  ];
  await expect(table.getByRole('rowheader')).toHaveText(rows);
  await expect(table.getByText(/^降水確率\d+%$/)).toHaveCount(4);
  for (const name of names.slice(0, 4))
    await expect(table.getByRole('columnheader', { name })).toBeVisible();

  const friend = await context.newPage();
  await friend.goto(page.url());
  const theirs = friend.getByRole('dialog', { name: 'コースの比較' });
  await expect(theirs.getByRole('table')).toHaveText(await table.innerText(), {
    useInnerText: true,
  });
  await theirs.getByRole('button', { name: '閉じる' }).click();
  await expect(theirs).toHaveCount(0);
  expect(friend.url()).not.toContain('act=');
  await friend.close();

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cardsOf(page)).toHaveCount(9);
});

test('[R2.15] a course of another page stays in the comparison, by its name', async ({
  healthyPage: page,
}) => {
  await openResults(page);
  const name = await cardsOf(page).first().getByRole('heading', { level: 3 }).innerText();
  await cardsOf(page).first().getByRole('checkbox', { name: /比較/ }).check();
  await expect(page).toHaveURL(/compare_with=/);
  await page.getByRole('link', { name: '次へ' }).press('Enter');
  await expect(page).toHaveURL(/page=2.*compare_with=|compare_with=.*page=2/);
  await expect(
    page.getByRole('region', { name: '比較リスト' }).getByRole('img', { name }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('region', { name: '比較リスト' }).getByRole('img', { name }),
  ).toBeVisible();
  await page.getByRole('button', { name: `${name}を比較リストから外す` }).click();
  await expect(page.getByRole('region', { name: '比較リスト' })).toHaveCount(0);
  await expect(page).not.toHaveURL(/compare_with/);
});
