import { LOCALES, type Locale } from '../widget/index.ts';

/** What `lang` says of a page in each locale, and what the locale's catalogues are called (`messages/zh-Hant.json`). */
export const LANGUAGES = {
  'ja-JP': 'ja',
  'en-US': 'en',
  'zh-Hans': 'zh-Hans',
  'zh-Hant': 'zh-Hant',
  'ko-KR': 'ko',
} as const satisfies Readonly<Record<Locale, string>>;
export type Language = (typeof LANGUAGES)[Locale];

export function languageOf(locale: Locale): Language {
  return LANGUAGES[locale];
}

const LANGUAGE_TAG = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/;
const TRADITIONAL = ['hant', 'tw', 'hk', 'mo'];
const BY_LANGUAGE: Readonly<Record<string, Locale>> = { ja: 'ja-JP', en: 'en-US', ko: 'ko-KR' };

/** R9.06: the locale that a language tag (BCP 47) asks for, or undefined where it is none of ours. A script goes before a region. */
export function localeOf(tag: string): Locale | undefined {
  const lower = tag.trim().toLowerCase();
  if (!LANGUAGE_TAG.test(lower)) return undefined;
  const [language = '', ...rest] = lower.split('-');
  if (language !== 'zh') return BY_LANGUAGE[language];
  return !rest.includes('hans') && rest.some((part) => TRADITIONAL.includes(part))
    ? 'zh-Hant'
    : 'zh-Hans';
}

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}
