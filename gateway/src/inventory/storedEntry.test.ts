import fc from 'fast-check';
import { entryIn, type StoredEntry } from './storedEntry.ts';

const STORED: StoredEntry = {
  display: 1,
  href: '/a',
  src: '/words.svg',
  avif: '/words.avif',
  alt: '紅葉',
  label: '色づくコース',
  alt_en: 'Autumn leaves',
  label_en: 'Courses in colour',
  src_en: '/words.svg?lang=en',
  alt_ko: '단풍',
  label_ko: '물드는 코스',
  'label_zh-Hans': '层林尽染',
};
const JAPANESE = {
  display: 1,
  href: '/a',
  src: '/words.svg',
  avif: '/words.avif',
  alt: '紅葉',
  label: '色づくコース',
};

describe('[R9.06] an entry of a content block', () => {
  it('is in a language with its texts and its picture, and names the language', () => {
    expect(entryIn('en', STORED)).toEqual({
      display: 1,
      href: '/a',
      src: '/words.svg?lang=en',
      alt: 'Autumn leaves',
      label: 'Courses in colour',
      lang: 'en',
    });
    expect(entryIn('ko', STORED)).toEqual({
      ...JAPANESE,
      alt: '단풍',
      label: '물드는 코스',
      lang: 'ko',
    });
  });

  it('is Japanese where one of its texts is missing, and speaks no two languages', () => {
    for (const language of ['ja', 'zh-Hans', 'zh-Hant'] as const)
      expect(entryIn(language, STORED)).toEqual(JAPANESE);
    expect(entryIn('en', { src: '/a.svg', src_en: '/b.svg' })).toEqual({ src: '/a.svg' });
  });

  it('has nothing else than it had where nobody has translated it', () => {
    const entry = fc.record(
      {
        href: fc.string(),
        src: fc.string(),
        alt: fc.string(),
        label: fc.string(),
        width: fc.nat(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(entry, fc.constantFrom('ja', 'en', 'ko'), (given, language) => {
        expect(entryIn(language as 'ja' | 'en' | 'ko', given)).toEqual(given);
      }),
    );
  });
});
