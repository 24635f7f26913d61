import fc from 'fast-check';
import { LANGUAGES, LOCALES } from 'shared-contracts/locale';
import {
  OTHER_LANGUAGES,
  readTranslations,
  textIn,
  type Translations,
  writeTranslations,
} from './translations.ts';

const someTexts: fc.Arbitrary<Translations> = fc
  .array(fc.tuple(fc.constantFrom(...OTHER_LANGUAGES), fc.string()))
  .map((entries) => Object.fromEntries(entries));

it('[R9.06] the texts of a row are those that were given, whatever their order, without empty ones', () => {
  fc.assert(
    fc.property(someTexts, (texts) => {
      const given = Object.entries(texts).filter(([, text]) => text !== '');
      const written = writeTranslations(texts);
      expect(readTranslations(written)).toEqual(Object.fromEntries(given));
      expect(writeTranslations(Object.fromEntries(given.toReversed()))).toBe(written);
      expect(written === '').toBe(given.length === 0);
    }),
  );
});

it('[R9.06] a text is in the language that is asked for, or else Japanese and says so', () => {
  fc.assert(
    fc.property(someTexts, fc.constantFrom(...LOCALES), fc.string(), (texts, locale, japanese) => {
      const language = LANGUAGES[locale];
      const given = language === 'ja' ? '' : (texts[language] ?? '');
      expect(textIn(language, japanese, writeTranslations(texts))).toEqual(
        given === '' ? { text: japanese, language: 'ja' } : { text: given, language },
      );
    }),
  );
});
