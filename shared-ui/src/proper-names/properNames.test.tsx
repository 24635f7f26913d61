import { render } from '@testing-library/react';
import type { Locale } from 'shared-contracts/locale';
import { fakeHost } from 'shared-contracts/testing';
import { Island } from '../island/Island.tsx';
import { CourseTitle, PlaceName } from './index.ts';

/** The HTML of a name on a page in this language. */
function inLocale(locale: Locale, name: React.ReactElement): string {
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
  return container.innerHTML.replace(/ class="[^"]*"/g, '');
}

const COURSE = <CourseTitle name="雉谷バレーＧＣ" latin="Kijidani Valley GC" />;
const CITY = <PlaceName name="有明平市" latin="Ariakedaira City" />;

describe('[R9.06] the name of a course', () => {
  it.each([
    ['ja-JP', '雉谷バレーＧＣ'],
    ['en-US', 'Kijidani Valley GC <small lang="ja">雉谷バレーＧＣ</small>'],
    ['ko-KR', 'Kijidani Valley GC <small lang="ja">雉谷バレーＧＣ</small>'],
    [
      'zh-Hans',
      '<span lang="ja">雉谷バレーＧＣ</span> <small lang="ja-Latn">Kijidani Valley GC</small>',
    ],
    [
      'zh-Hant',
      '<span lang="ja">雉谷バレーＧＣ</span> <small lang="ja-Latn">Kijidani Valley GC</small>',
    ],
  ] as const)('in %s is %s', (locale, html) => {
    expect(inLocale(locale, COURSE)).toBe(html);
  });

  it('is Japanese, and says so, where nobody has given another', () => {
    expect(inLocale('en-US', <CourseTitle name="雉谷バレーＧＣ" />)).toBe(
      '<span lang="ja">雉谷バレーＧＣ</span>',
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
