import fc from 'fast-check';
import { toCourse } from '../filling/course.ts';
import { ALL_COURSES, courseIds } from '../filling/courseIds.ts';
import { nearestNames } from './nearestNames.ts';

const COURSES = courseIds(ALL_COURSES).map(toCourse);
function aCourse(name: string, kana: string, id = 1, reservations = 0) {
  return {
    id,
    name,
    name_latin: '',
    pref: 12,
    country: 0,
    search_name: `${name} ${kana}`,
    reservations,
  };
}
function names(text: string, courses = NAMED) {
  return nearestNames(courses, text).map(({ name }) => name);
}
const NAMED = [
  aCourse('南総ヒルズカントリークラブ', 'ナンソウヒルズカントリークラブ'),
  aCourse('南房総ゴルフ倶楽部', 'ミナミボウソウゴルフクラブ', 2),
  aCourse('霧ヶ峰カントリークラブ', 'キリガミネカントリークラブ', 3),
];

describe('names that are nearly what was typed', () => {
  it.each([
    ['another kanji', '難総ヒルズ'],
    ['a sign too many', '南総総ヒルズ'],
    ['a sign missing', '南総ヒズ'],
    ['two that changed places', 'なんうそひるず'],
    ['the wrong ending', '難総ヒルズゴルフ倶楽部'],
    ['a part that is still to be typed', '難総ヒ'],
  ])('[R7.05] are found with %s: %s', (_what, typed) => {
    expect(names(typed)[0]).toBe('南総ヒルズカントリークラブ');
  });

  it.each(['', ' ', 'ゴルフ倶楽部', 'ゴルフ場', 'CC', '富', 'きり', '大阪東', '%', '\u0000'])(
    '[R7.05] are none for %j, which says too little or is far from all',
    (typed) => {
      expect(names(typed)).toEqual([]);
    },
  );

  it('[R7.05] are three at most; of equally near ones those that are booked most come first', () => {
    const courses = [1, 2, 3, 4].map((id) =>
      aCourse(`霧島${'東西南北'[id - 1]}ゴルフ場`, 'キリシマ', id, id * 10),
    );
    expect(nearestNames(courses, '霧烏').map(({ id }) => id)).toEqual([4, 3, 2]);
  });

  it('[R7.05] hold each course of the inventory whose name was typed with one slip, or others that are as near', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COURSES),
        fc.nat(),
        fc.constantFrom('more', 'less', 'other'),
        (course, place, slip) => {
          const signs = [...course.name.replace(/(カントリー|ゴルフ|ＣＣ|ＧＣ|リゾート).*$/, '')];
          fc.pre(signs.length >= 3 && signs.length <= 8);
          const at = place % signs.length;
          signs.splice(at, slip === 'more' ? 0 : 1, ...(slip === 'less' ? [] : ['龘']));
          const found = nearestNames(COURSES, signs.join(''));
          expect(found.length).toBeGreaterThan(0);
          expect(found.length === 3 || found.some(({ id }) => id === course.id)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
