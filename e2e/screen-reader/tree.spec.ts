import { chooseArea, form, openForm } from '../forms/formPage.ts';
import { cardsOf, KANTO, openResults, resultsOf } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';

/** What the browser tells a screen reader: a role, a name or a state that goes is missed here. */
const COUNT = String.raw`/^.+ [\d,]+ 件$/`;

test('[WCAG 4.1.2] the form: what is searched for, each field with its name, its choice, and whether it is needed', async ({
  page,
}) => {
  await openForm(page, '/index-pc');
  await chooseArea(page, '北陸', '石川県');
  await expect(form(page)).toMatchAriaSnapshot(`
    - search "ゴルフ場を検索":
      - tablist "検索の種類":
        - tab "通常" [selected]
        - tab "コンペ"
        - tab "海外"
      - tabpanel "通常":
        - group:
          - group:
            - button /^エリア 必須 石川県/
        - group "プレー日 必須":
          - group:
            - button "プレー日 必須 2026年11月22日（日）"
          - combobox "日数":
            - option "1日間" [selected]
            - option "2日間"
        - group "料金（1人あたり・総額）":
          - combobox "料金の下限":
            - option "下限なし" [selected]
          - combobox "料金の上限":
            - option "上限なし" [selected]
        - button "検索する"
        - combobox "コース名"
        - group "こだわり条件":
          - checkbox "土日・祝日"
          - checkbox "2サム保証"
        - button "詳細条件"
    - navigation "ほかの探し方":
      - list:
        - listitem:
          - link "地図から探す"
  `);
});

test('[WCAG 4.1.2] the area dialog: what is open, what is ticked, how many, and what takes one away', async ({
  page,
}) => {
  await openForm(page, '/index-pc');
  await chooseArea(page, '北陸', '石川県');
  await form(page)
    .getByRole('button', { name: /^エリア/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'エリアを選ぶ' });
  await expect(dialog).toMatchAriaSnapshot(`
    - heading "エリアを選ぶ" [level=2]
    - button "閉じる"
    - list:
      - listitem:
        - button /^北海道・東北/
        - checkbox "北海道・東北すべて"
      - listitem:
        - button /^北陸/ [expanded]
        - checkbox "北陸すべて"
        - group "北陸":
          - checkbox "富山県"
          - checkbox "石川県" [checked]
    - status: 選択中 1／3
    - button "石川県 を外す"
    - alert
    - button "クリア"
    - button "キャンセル"
    - button "決定"
  `);
  // what takes away is no switch
  await expect(dialog.getByRole('button', { name: '石川県 を外す' })).not.toHaveAttribute(
    'aria-pressed',
  );
});

test('[R9.02] the calendar of the form: months as grids, each day with its date, holiday and state', async ({
  page,
}) => {
  await openForm(page, '/index-pc');
  await form(page)
    .getByRole('button', { name: /^プレー日/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'プレー日を選ぶ' });
  await expect(dialog.getByRole('grid').first()).toBeVisible();
  await expect(dialog).toMatchAriaSnapshot(`
    - heading "プレー日を選ぶ" [level=2]
    - button "今週末"
    - combobox "日数":
      - option "1日間" [selected]
    - navigation "月の移動":
      - button "前の月" [disabled]
      - button "次の月"
    - grid "2026年11月":
      - rowgroup:
        - row /^2026年11月16日月曜日/:
          - gridcell "2026年11月20日金曜日":
            - button "2026年11月20日金曜日" [disabled]
          - gridcell "2026年11月21日土曜日":
            - button "2026年11月21日土曜日"
          - gridcell "2026年11月22日日曜日" [selected]
        - row /^2026年11月23日月曜日 祝日 勤労感謝の日/:
          - gridcell "2026年11月23日月曜日 祝日 勤労感謝の日"
    - grid "2026年12月"
    - status: 2026年11月22日（日）から1日間
    - button "キャンセル"
    - button "決定"
  `);
});

test('[R3.21][R2.15] a card: its course as a heading, plans, facts, free hours in one sentence, and the comparison', async ({
  page,
}) => {
  await openResults(page, `${KANTO}&players=2`);
  const card = cardsOf(page).first();
  await card.getByRole('checkbox', { name: /比較/ }).check();
  await card.getByRole('button', { name: /^スタート時刻を見る/ }).click();
  await expect(card.getByRole('region').getByRole('link').first()).toBeVisible();
  await expect(card).toMatchAriaSnapshot(String.raw`
    - heading /.+/ [level=3]:
      - link /.+/
    - list /のプラン$/:
      - listitem:
        - paragraph: /.+/
        - list:
          - listitem: /.+/
        - group: /料金の内訳/
        - paragraph: /¥[\d,]+ 1人あたり・2人でプレー（税込）/
        - link /^プランを見る （.+）$/
    - list:
      - listitem: /総合評価5点満点中[\d.]+/
      - listitem: /クチコミ/
    - button /^スタート時刻を見る （.+）$/ [expanded]
    - group /^空き時間帯 \d+時台/:
      - button /^\d+時 空き の時刻を見る（.+）$/
    - region /のスタート時刻$/:
      - heading /^\d+時台 \d+枠/ [level=4]
      - list:
        - listitem:
          - link /^\d+:\d+ ¥[\d,]+ .+（.+）$/
    - checkbox /^比較リストに追加 （.+）$/ [checked]
  `);
});

test('[issue 19] the filters: groups with names, each value a link with its count', async ({
  page,
}) => {
  await openResults(page, `${KANTO}&caddie=1`);
  const filters = resultsOf(page).getByRole('navigation', { name: '絞り込み' });
  await expect(filters.getByRole('link', { name: /件$/ }).first()).toBeVisible();
  await expect(filters).toMatchAriaSnapshot(String.raw`
    - link "すべて外す"
    - group "プレー人数":
      - link ${COUNT}
    - group "料金（上限）":
      - link ${COUNT}
    - group "スタート時間":
      - link ${COUNT}
    - group "プランの条件":
      - link /^キャディ付き [\d,]+ 件$/
  `);
  await expect(filters.getByRole('link', { name: /^キャディ付き/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('[R3.01] the calendar of the results: months, cheapest days, a table of days, a table of courses', async ({
  page,
}) => {
  await openResults(page, `${KANTO}&view=calendar`);
  const calendar = resultsOf(page).getByRole('region', { name: '料金カレンダー' });
  await expect(calendar.getByRole('table').first()).toBeVisible();
  await expect(calendar).toMatchAriaSnapshot(String.raw`
    - heading "2026年11月の料金" [level=2]
    - navigation "月を選ぶ":
      - list:
        - listitem:
          - link "2026年11月"
        - listitem:
          - link "12月"
    - list:
      - listitem:
        - link /^土日祝の最安 .+ ¥[\d,]+$/
      - listitem:
        - link /^平日の最安 .+ ¥[\d,]+$/
    - table "日ごとの最安値":
      - rowgroup:
        - row "月 火 水 木 金 土 日":
          - columnheader "月"
      - rowgroup:
        - row /11\/28（土）/:
          - cell /^11\/23（月）・勤労感謝の日 最安値¥[\d,]+$/:
            - link /^11\/23（月）・勤労感謝の日 最安値/
          - cell /^11\/28（土） 最安値¥[\d,]+（表示中の検索日）$/
    - heading "コース別の最安値" [level=3]
    - link "コース別の表をとばす"
    - region "コース別の最安値":
      - table:
        - rowgroup:
          - row /^ゴルフ場 11\/21 土/:
            - columnheader "ゴルフ場"
            - columnheader "11/28 土"
        - rowgroup:
          - row:
            - rowheader /.+/
            - cell /11\/28（土） ¥[\d,]+/
  `);
});

test('[R2.17] the map of the results: the courses as a list, a way past the map, pins and circles with names', async ({
  page,
}) => {
  await openResults(page, `${KANTO}&view=map`);
  await expect(resultsOf(page).getByRole('group', { name: '検索結果の地図' })).toBeVisible();
  await expect(resultsOf(page)).toMatchAriaSnapshot(String.raw`
    - region /検索結果$/:
      - heading /検索結果$/ [level=1]
      - navigation "表示の切り替え":
        - link "地図"
      - region "このページのゴルフ場":
        - heading "このページのゴルフ場" [level=2]
        - list:
          - listitem:
            - article /.+/:
              - heading /.+/ [level=3]
              - link /^プランを見る （.+）$/
      - link "地図をとばす"
      - group "検索結果の地図":
        - button /^\d+コース、¥[\d,]+から。拡大する$/
        - link /.+ ¥[\d,]+$/
      - button "拡大"
      - button "縮小"
      - button "全体を表示" [disabled]
  `);
});

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
