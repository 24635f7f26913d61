import { CHIBA_ON_MAP, KANTO, SATURDAY } from './addresses.ts';
import { expect, test } from './test.ts';
import {
  button,
  CARDS,
  COURSE_NAMES,
  heading,
  link,
  map,
  RESULTS,
  slot,
} from './visitor/things.ts';

test('[R2.17] a prefecture of the map is pressed, then a pin, whose card opens over the map', async ({
  visitor,
}) => {
  await visitor.resize(1280, 900);
  await visitor.open(`/search/map/?${SATURDAY}`);
  await visitor.seeAlive();
  await visitor.press(link('北海道', { within: map('都道府県の地図') }));
  await visitor.see(heading('北海道のゴルフ場'));
  const courses = map('ゴルフ場の地図');
  await visitor.see({ css: '[aria-label]', within: courses });
  await visitor.press(button('地図を拡大'));
  await visitor.press(link('この範囲で再検索'));
  await visitor.seeAddress(/bounds=/);
  await visitor.see({ css: 'a:not([role])[aria-label]', within: courses });
  await visitor.press({ css: 'a:not([role])[aria-label]', within: courses });
  const focused = () => visitor.ask(() => document.activeElement?.getAttribute('role'));
  await expect.poll(focused).toBe('dialog');
});

test('[R3.01] a circle on the map of the results is pressed and comes nearer', async ({
  visitor,
}) => {
  await visitor.resize(1280, 900);
  await visitor.open(CHIBA_ON_MAP);
  await visitor.seeAlive();
  const results = map('検索結果の地図');
  const seen = () =>
    visitor.look(
      results,
      (found) =>
        found.getAttribute('viewBox') ??
        found.querySelector('[viewBox]')?.getAttribute('viewBox') ??
        '',
    );
  const before = await seen();
  await visitor.press(button('コース', { within: results }));
  await expect.poll(seen).not.toBe(before);
});

test('[R3.01] the calendar turns to another month, and a day leads to its courses', async ({
  visitor,
}) => {
  await visitor.resize(1280, 900);
  await visitor.open(`${KANTO}&view=calendar`);
  await visitor.seeAlive();
  await visitor.press(link('12月', { within: { css: 'nav', name: '月を選ぶ', within: RESULTS } }));
  await visitor.seeAddress(/cal=2026-12/);
  await visitor.see(heading('2026年12月の料金'));
  await visitor.press(
    link('12/1', { within: { css: 'table', name: '日ごとの最安値', within: RESULTS } }),
  );
  await visitor.seeAddress(/month=12&day=1/);
  await visitor.see(COURSE_NAMES);
  await visitor.see({ ...CARDS, text: '¥' });
  await visitor.see(slot('results'));
});
