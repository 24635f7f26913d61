import { languageOf, type Language } from 'shared-contracts/locale';
import type { Locale } from 'shared-contracts/widget';
import en from './en.json';
import ja from './ja.json';
import ko from './ko.json';
import simplified from './zh-Hans.json';
import traditional from './zh-Hant.json';

/** The frame's texts. The browser gets those of its page's language with the document. */
export type Messages = typeof ja;

const CATALOGUES: Readonly<Record<Language, Messages>> = {
  ja,
  en,
  ko,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

/** For the server alone: it knows every language. */
export function catalogueOf(locale: Locale): Messages {
  return CATALOGUES[languageOf(locale)];
}
