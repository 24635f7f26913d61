import { cardsOf, KANTO, openResults, resultsOf } from '../results/resultPage.ts';
import { expect, test } from '../stack/test.ts';

/** The end of a link of the filters: how many courses have its value. */
const COUNT = String.raw`/^.+ [\d,]+ 件$/`;

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
      - listitem:
        - link /^クチコミ[\d,]+件$/
        - text: /月〜/
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
        - button /^\d+・¥[\d,]+〜（\d+コース。拡大する）$/
        - link /.+ ¥[\d,]+$/
      - button "拡大"
      - button "縮小"
      - button "全体を表示" [disabled]
  `);
});
