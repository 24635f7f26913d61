import { KANTO } from './addresses.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor/Visitor.ts';
import {
  box,
  button,
  CARDS,
  COURSE_NAMES,
  dialog,
  heading,
  link,
  RESULTS,
  SEARCH,
  slot,
  summary,
} from './visitor/things.ts';

function markDocument(visitor: Visitor) {
  return visitor.ask(() => {
    (globalThis as { marked?: boolean }).marked = true;
  });
}
function isSameDocument(visitor: Visitor) {
  return visitor.ask(() => (globalThis as { marked?: boolean }).marked === true);
}

test('[R1.01][R1.02] a golfer searches, reads prices, turns a page, searches again above the results, and is sent on to booking', async ({
  visitor,
  site,
}) => {
  await visitor.resize(1280, 900);
  await visitor.open('/index-pc');
  await visitor.seeAlive();
  await markDocument(visitor);

  await visitor.press(button('エリア', { within: SEARCH }));
  const areas = dialog('エリアを選ぶ');
  await visitor.press(button('関東・甲信越', { within: areas }));
  await visitor.press(box('関東・甲信越すべて', { within: areas }));
  await visitor.press(button('決定', { within: areas }));
  await visitor.seeNo(areas);

  await visitor.press(button('2026年11月22日', { within: SEARCH }));
  const dates = dialog('プレー日を選ぶ');
  await visitor.press(button('2026年11月28日', { within: dates }));
  await visitor.press(button('決定', { within: dates }));
  await visitor.seeNo(dates);
  await visitor.press(button('検索する', { exact: true, within: SEARCH }));

  await visitor.seeAddress(/\/search\/result\/\?.*area(\[\]|%5B%5D)=102/);
  await visitor.see(heading('関東・甲信越'));
  await visitor.seeCount(CARDS, 9);
  expect(await visitor.textOf(CARDS)).toMatch(/¥[\d,]{5,}/);

  const first = await visitor.textOf(COURSE_NAMES);
  await visitor.press(link('次へ', { within: RESULTS }));
  await visitor.seeAddress(/page=2/);
  await visitor.seeChange(COURSE_NAMES, first);

  await visitor.press(summary('条件を変更'));
  await visitor.press({ css: 'label', name: '昼食付き', within: SEARCH });
  await visitor.press(button('検索する', { exact: true, within: SEARCH }));
  await visitor.seeAddress(/lunch=1/);
  // until then the page shows the courses of the search before
  await visitor.see(heading('（1〜9件目）', { within: RESULTS }));
  const height = await visitor.look(RESULTS, (results) => results.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(1000);
  expect(await isSameDocument(visitor)).toBe(true);

  const course = await visitor.textOf(COURSE_NAMES);
  await visitor.press(link('プランを見る', { within: { ...CARDS, text: course } }));
  await visitor.seeAddress(/\/gora\/landing\/booking/);
  await visitor.see({ css: 'body', text: course });
  const handed = new URL(await visitor.address());
  expect(handed.origin).not.toBe(site.url);
  expect(handed.searchParams.get('play_date')).toBe('2026-11-28');
});

test('[R2.15] two courses are compared; Back walks through the pages without a document load', async ({
  visitor,
}) => {
  await visitor.resize(1280, 900);
  await visitor.open(KANTO);
  await visitor.seeAlive();
  await markDocument(visitor);
  const first = await visitor.textOf(COURSE_NAMES);
  for (const at of [0, 1]) await visitor.press(box('比較', { within: RESULTS, at }));
  await visitor.press(link('比較する'));
  const table = dialog('コースの比較');
  await visitor.see({ css: 'th', text: first, within: table });
  await visitor.key('Escape');
  await visitor.seeNo(table);
  await visitor.press(link('次へ', { within: RESULTS }));
  await visitor.seeChange(COURSE_NAMES, first);
  await visitor.back();
  await visitor.see({ ...COURSE_NAMES, text: first });
  expect(await isSameDocument(visitor)).toBe(true);
});

test('[R9.06] another language is chosen in the menu, and stays', async ({ visitor }) => {
  await visitor.resize(1280, 900);
  await visitor.open('/index-pc');
  await visitor.seeAlive();
  await visitor.press(summary('日本語'));
  await visitor.press(link('English', { exact: true }));
  await visitor.seeAddress(/lang=en-US/);
  await visitor.seeAlive();
  await visitor.open('/search/');
  await visitor.seeAlive();
  expect(await visitor.ask(() => document.documentElement.lang)).toBe('en');
  await visitor.see(button('Area', { within: SEARCH }));
});

test('[R1.06][R4.21] a guest signs in and comes back a member with points', async ({
  visitor,
  site,
}) => {
  await visitor.resize(1280, 900);
  await visitor.open('/index-pc');
  await visitor.seeAlive();
  await visitor.press(link('ログイン', { exact: true, within: slot('member') }));
  await visitor.seeAddress(/\/gora\/landing\/login/);
  await visitor.press(button('芝田 朝子'));
  await visitor.see({ ...slot('member'), text: '3,280ポイント' });
  expect(new URL(await visitor.address()).origin).toBe(site.url);
});
