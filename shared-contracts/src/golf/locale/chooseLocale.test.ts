import * as fc from 'fast-check';
import { LANGUAGES, LOCALES, chooseLocale, localeOf } from './index.ts';

describe('the locale of a browser', () => {
  it.each([
    ['ja', 'ja-JP'],
    ['ja-JP,ja;q=0.9,en;q=0.8', 'ja-JP'],
    ['en-GB,en;q=0.5', 'en-US'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG,en;q=0.8', 'zh-Hans'],
    ['zh-TW,zh;q=0.9', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['ko', 'ko-KR'],
    ['KO-kr', 'ko-KR'],
    [' fr , ko ; q=0.3 , ja;q=0.8', 'ja-JP'],
    ['en;q=0.1,ko;q=0.2', 'ko-KR'],
  ])('[R9.06] %s is answered in %s', (header, locale) => {
    expect(chooseLocale(header)).toBe(locale);
  });

  it('[R9.06] is Japanese when the header asks for nothing', () => {
    for (const header of [undefined, '', ' ', '*', '*;q=0.5', ',,'])
      expect(chooseLocale(header)).toBe('ja-JP');
  });

  it('[R9.06] is English when the site has none of the languages that the header asks for', () => {
    for (const header of [
      'fr',
      'de-CH,*;q=0.5',
      'ja;q=0',
      'jav',
      'zhx',
      'xx-ja',
      '??',
      'ja;q=2',
      'x'.repeat(5000),
    ])
      expect(chooseLocale(header)).toBe('en-US');
  });

  it('[R9.06] is one of the locales of the site, whatever the header', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (header) => {
        expect(LOCALES).toContain(chooseLocale(header));
      }),
    );
  });

  it.each(LOCALES)('[R9.06] is %s for its own tag and for its language', (locale) => {
    expect([localeOf(locale), localeOf(LANGUAGES[locale])]).toEqual([locale, locale]);
  });
});
