import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { Locale } from 'shared-contracts/locale';
import { fakeHost } from 'shared-contracts/testing';
import { Island } from '../island/Island.tsx';
import { CourseName, CourseTitle, PlaceName } from './index.ts';

/** Shows a name on a page in this language. */
function show(locale: Locale, name: React.ReactElement): HTMLElement {
  const definition = { messages: {}, load: async () => null, View: () => name };
  const props = { page: 'result', query: '' } as const;
  const { container } = render(
    <Island
      definition={definition}
      host={fakeHost({ locale })}
      props={props}
      data={null}
      store={undefined}
    />,
  );
  return container;
}

/** The HTML of a name on a page in this language. */
function inLocale(locale: Locale, name: React.ReactElement): string {
  return show(locale, name).innerHTML.replace(/ class="[^"]*"/g, '');
}

const COURSE = <CourseTitle name="雉谷バレーＧＣ" latin="Kijidani Valley GC" />;
const CITY = <PlaceName name="有明平市" latin="Ariakedaira City" />;

const WORDS = '<span>雉谷</span><span>バレーＧＣ</span>';

describe('[R9.06] the name of a course', () => {
  it.each([
    ['ja-JP', WORDS],
    ['en-US', `Kijidani Valley GC <small lang="ja">${WORDS}</small>`],
    ['ko-KR', `Kijidani Valley GC <small lang="ja">${WORDS}</small>`],
    ['zh-Hans', `<span lang="ja">${WORDS}</span> <small lang="ja-Latn">Kijidani Valley GC</small>`],
    ['zh-Hant', `<span lang="ja">${WORDS}</span> <small lang="ja-Latn">Kijidani Valley GC</small>`],
  ] as const)('in %s is %s', (locale, html) => {
    expect(inLocale(locale, COURSE)).toBe(html);
  });

  it.each([
    ['楓野の杜ゴルフ倶楽部', ['楓野の杜', 'ゴルフ', '倶楽部']],
    ['浜木綿畑カントリークラブ', ['浜木綿畑', 'カントリークラブ']],
    ['八ヶ丘ゴルフ５', ['八ヶ丘', 'ゴルフ５']],
    ['朝芝ＣＣ（旧コース）', ['朝芝ＣＣ', '（旧コース）']],
    ['ザ・カントリークラブ 東コース', ['東コース']],
    ['藤泉東ゴルフコース　東コース', ['藤泉東', 'ゴルフコース　', '東コース']],
    ['千歳ノ瀬ヒルズゴルフガーデン', ['千歳ノ瀬ヒルズ', 'ゴルフガーデン']],
    ['千歳高原グリーンカントリークラブ', ['千歳高原', 'グリーン', 'カントリークラブ']],
    ['千歳グリーンカンツリー倶楽部', ['千歳', 'グリーン', 'カンツリー', '倶楽部']],
    ['椿台', ['椿台']],
  ])('%s keeps its words whole: %j', (name, words) => {
    const { children } = show('ja-JP', <CourseTitle name={name} />);
    expect([...children].map(({ textContent }) => textContent)).toEqual(words);
  });

  it('loses no letter, and keeps no word whole that is longer than a card is wide', () => {
    const letter = fc.constantFrom(...'楓野東ゴルフコースー・（）ＧＣ５ 　a');
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 30 }), (name) => {
        const { children, textContent } = show('ja-JP', <CourseTitle name={name} />);
        expect(textContent).toBe(name);
        for (const word of children) expect(word.textContent.length).toBeLessThanOrEqual(9);
      }),
    );
  });

  it('is one text where it has one line', () => {
    expect(inLocale('ja-JP', <CourseName name="雉谷バレーＧＣ" />)).toBe('雉谷バレーＧＣ');
  });

  it('is heard and copied as one text, however many words it has', () => {
    const name = '楓野の杜ゴルフ倶楽部';
    const heading = (
      <h3>
        <CourseTitle name={name} />
      </h3>
    );
    const { textContent } = show('ja-JP', heading);
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(textContent).toBe(name);
  });

  it('is Japanese, and says so, where nobody has given another', () => {
    expect(inLocale('en-US', <CourseTitle name="雉谷バレーＧＣ" />)).toBe(
      `<span lang="ja">${WORDS}</span>`,
    );
  });
});

describe('[R9.06] the name of a city', () => {
  it('is in Latin letters for readers who know no kanji, and Japanese for the others', () => {
    expect(inLocale('en-US', CITY)).toBe('Ariakedaira City');
    expect(inLocale('zh-Hans', CITY)).toBe('<span lang="ja">有明平市</span>');
    expect(inLocale('ko-KR', <PlaceName name="有明平市" />)).toBe(
      '<span lang="ja">有明平市</span>',
    );
  });
});
