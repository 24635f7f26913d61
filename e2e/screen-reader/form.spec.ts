import { chooseArea, form, openForm } from '../forms/formPage.ts';
import { expect, test } from '../stack/test.ts';

// what the browser tells a screen reader: a role, a name or a state that goes is missed here

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
        - combobox "プレー人数":
          - option "指定なし" [selected]
          - option "2人"
        - button "検索する"
        - combobox "コース名"
        - group "料金（1人あたり・総額）":
          - combobox "料金の下限":
            - option "下限なし" [selected]
          - combobox "料金の上限":
            - option "上限なし" [selected]
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
    - button "今週末 11/21–22"
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
