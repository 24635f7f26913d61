import { languageOf, type Language } from 'shared-contracts/locale';
import type { Locale } from 'shared-contracts/widget';
import en from './en.json';
import ja from './ja.json';
import ko from './ko.json';
import simplified from './zh-Hans.json';
import traditional from './zh-Hant.json';

/** The frame's texts in one language. The browser gets them with the document. */
export type Messages = typeof ja;

const CATALOGUES: Readonly<Record<Language, Messages>> = {
  ja,
  en,
  ko,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

/**
 * Returns the frame's texts for a locale. For the server alone, because it contains every language.
 */
export function catalogueOf(locale: Locale): Messages {
  return CATALOGUES[languageOf(locale)];
}
