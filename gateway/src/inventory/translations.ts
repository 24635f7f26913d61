import { LANGUAGES, type Language, LOCALES } from 'shared-contracts/locale';

/** R9.06: a language in which a text of the inventory may stand beside Japanese. */
export type OtherLanguage = Exclude<Language, 'ja'>;
/** A text of the inventory in other languages than Japanese, as far as somebody has given it. */
export type Translations = Readonly<Partial<Record<OtherLanguage, string>>>;

/** Whether a language is not Japanese. */
export function isOther(language: Language): language is OtherLanguage {
  return language !== 'ja';
}

/** In the order in which files and rows have them. */
export const OTHER_LANGUAGES: readonly OtherLanguage[] = LOCALES.map(
  (locale) => LANGUAGES[locale],
).filter(isOther);

/** Writes a text's translations for a row, the same ones always alike; '' where there are none. */
export function writeTranslations(texts: Translations): string {
  const given = OTHER_LANGUAGES.flatMap((language) => {
    const text = texts[language] ?? '';
    return text === '' ? [] : [[language, text] as const];
  });
  return given.length === 0 ? '' : JSON.stringify(Object.fromEntries(given));
}

/** Reads what `writeTranslations` has written. */
export function readTranslations(written: string): Translations {
  return written === '' ? {} : (JSON.parse(written) as Translations);
}

/** A text, and the language in which it is. */
export interface LocalText {
  readonly text: string;
  readonly language: Language;
}

/** Returns a text in the language where somebody has given it, else the Japanese one. */
export function textIn(language: Language, japanese: string, translations: string): LocalText {
  const text = isOther(language) ? readTranslations(translations)[language] : undefined;
  return text === undefined ? { text: japanese, language: 'ja' } : { text, language };
}
